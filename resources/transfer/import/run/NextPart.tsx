import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useEffect, useSyncExternalStore } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { importPath } from '#kit/parts/routes/paths.ts'
import { importWorks } from '../browserImports.ts'
import { importKey } from '../useImport.ts'

/** The way on to what else a nested file holds, once what stands above it is there. */
export function NextPart({ type }: { type: TypeSummary }) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const next = useNextPart(type)
  if (!next) return null
  const types = textIn(next.type.labels.many, format.settings.language)
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="contained" component={Link} to={`${importPath(product, next.type)}?step=columns`}>
        {translate('transfer.run.next', { types, count: format.number(next.count) })}
      </Button>
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('transfer.run.nextHint')}</Box>
    </Box>
  )
}

/** The part of a nested file that is imported after those of a type: it waits on the page of the type below. */
function useNextPart({ type }: TypeSummary): { type: TypeSummary; count: number } | undefined {
  const { actor, product, types } = useConsole()
  const below = types.find(({ relations }) => relations?.parent?.types.includes(type))
  const key = importKey({ actor, product }, below?.type ?? '')
  useEffect(() => void (below && importWorks.load(key)), [below, key])
  const work = useSyncExternalStore(importWorks.subscribe, () => importWorks.get(key))
  return below && work?.part ? { type: below, count: work.part.count } : undefined
}
