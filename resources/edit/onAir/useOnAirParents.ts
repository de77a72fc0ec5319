import { useMemo } from 'react'
import type { OnAirParent } from '#contract/rules/availability/onAirChecks.ts'
import { airState } from '#contract/rules/availability/titleState.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useAssoc } from '../relations/useAssoc.ts'
import type { ContentEditor } from '../useContentEditor.ts'

const NONE: readonly OnAirParent[] = []

/** What the title belongs to, and whether viewers of the selected product reach it. */
export function useOnAirParents(content: ContentEditor): readonly OnAirParent[] {
  const { product } = useConsole()
  const { now, settings } = useFormat()
  const { type, record } = content
  const field = type.relations?.parent?.field
  const { data } = useAssoc(type, record, field !== undefined && record?.[field] !== undefined)
  return useMemo(() => {
    if (!data || data.parents.length === 0) return NONE
    const facts = { now: now(), product }
    return data.parents.map((row) => ({
      id: row.id,
      cty: row.cty,
      title: titleOf(row, settings.language) || row.id,
      isOnAir: airState(row, facts).isOnAir,
    }))
  }, [data, product, now, settings.language])
}
