import { useDataProvider, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { Command } from '#kit/parts/commands/command.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'

const ONE_PER_PAGE = { sort: { field: 'updated', order: 'DESC' }, filter: {} } as const

/** A command of the palette: opens any film of the selected product, read by react-admin's own data provider. */
export function useAnyFilm(): readonly Command[] {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const type = useTypeSummary('movie')
  const provider = useDataProvider()
  if (!type) return []
  const open = async () => {
    const pageOf = (page: number) => provider.getList('movie', { pagination: { page, perPage: 1 }, ...ONE_PER_PAGE })
    const { total = 0 } = await pageOf(1)
    const { data } = await pageOf(1 + Math.floor(Math.random() * Math.min(total, 1_000)))
    const [film] = data as { id: string }[]
    if (film) void navigate(itemPath(product, type, film.id))
  }
  return [
    {
      id: 'examples.anyFilm',
      group: 'console',
      label: translate('examples.recent.random'),
      icon: 'star',
      act: { run: () => void open() },
    },
  ]
}
