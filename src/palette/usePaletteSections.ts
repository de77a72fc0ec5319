import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Command } from '#kit/parts/commands/command.ts'
import { indexCommands } from '#kit/parts/commands/rankCommands.ts'
import { useCommandList } from '#kit/parts/commands/useCommandList.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { dataIcon } from '#kit/parts/icons/dataIcons.ts'
import type { PaletteSection } from './paletteSections.ts'
import { paletteSections } from './paletteSections.ts'
import type { Recent } from './recentCommands.ts'
import { readRecent, recentAt } from './recentCommands.ts'
import type { TitleSearch } from './useTitleCommands.ts'
import { useTitleCommands } from './useTitleCommands.ts'

type PaletteContent = { sections: readonly PaletteSection[]; search: TitleSearch['state'] }

const NONE: readonly Recent[] = []

/** What the palette shows for a term: commands at once, titles as they are found. Nothing until it is wanted. */
export function usePaletteSections(term: string, isWanted: boolean): PaletteContent {
  const { actor, types } = useConsole()
  const commands = useCommandList(isWanted)
  const { pathname } = useLocation()
  const kept = useMemo(() => (isWanted ? readRecent(localStorage, actor.uid) : NONE), [actor.uid, isWanted])
  const recent = useMemo(() => recentAt(pathname, kept, commands), [pathname, kept, commands])
  const index = useMemo(() => indexCommands(commands), [commands])
  const { titles, state } = useTitleCommands(term)
  const recentTitles = useMemo(() => recent.flatMap((one) => titleCommand(one, types) ?? []), [recent, types])
  const sections = useMemo(
    () => paletteSections({ index, term, recent, recentTitles, titles }),
    [index, term, recent, recentTitles, titles],
  )
  return { sections, search: state }
}

type Types = ReturnType<typeof useConsole>['types']

/** A title chosen lately, unless its type may not be seen any more. */
function titleCommand({ id, title }: Recent, types: Types): Command | undefined {
  const type = title && types.find((one) => one.type === title.type)
  if (!title || !type) return undefined
  return {
    id,
    group: 'pages',
    label: title.label,
    note: title.note,
    icon: dataIcon(type.icon),
    act: { to: title.to },
  }
}
