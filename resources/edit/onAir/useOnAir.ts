import { useCallback, useRef } from 'react'
import type { OnAirParent } from '#contract/rules/availability/onAirChecks.ts'
import type { JudgedCheck } from '#contract/rules/availability/onAirVerdict.ts'
import { onAirVerdict } from '#contract/rules/availability/onAirVerdict.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useAvailableParts } from './useAvailableParts.ts'
import { useLiveVersion } from './useLiveVersion.ts'

export type OnAir = {
  /** Products of the record that the user may see; the selected one where it has none. */
  products: readonly string[]
  /** The one that is looked at first. */
  product: string | undefined
  of: (product: string | undefined) => readonly JudgedCheck[]
  /** What keeps it from viewers of that product. */
  blocks: number
}

const NO_PARENTS: readonly OnAirParent[] = []

/** What viewers of each product have, and what publishing the form as it stands would make of it. */
export function useOnAir(content: ContentEditor, parents: readonly OnAirParent[] = NO_PARENTS): OnAir {
  const { store, type, record } = content
  const { products: known, product: selected } = useConsole()
  const { now } = useFormat()
  const { live } = useLiveVersion(content)
  const available = useAvailableParts(content)
  const last = useRef<readonly (readonly [string | undefined, readonly JudgedCheck[]])[]>([])
  const read = useCallback(() => {
    const form = { ...store.values(), st: record?.st, sides: record?.sides }
    const listed = store.get('/prd')
    const own = known.map(({ id }) => id).filter((id) => Array.isArray(listed) && listed.includes(id))
    const products = [...new Set([selected, ...own])].filter((id) => id !== undefined)
    const verdictOf = (product: string) => onAirVerdict(live, form, { product, now: now(), type, parents, available })
    const next = products.map((product) => [product, verdictOf(product)] as const)
    if (!sameJson(last.current, next)) last.current = next
    return last.current
  }, [store, record, live, known, selected, now, type, parents, available])
  const verdicts = useFollowed(store.watch, read)
  const of = (product: string | undefined) => verdicts.find(([id]) => id === product)?.[1] ?? verdicts[0]?.[1] ?? []
  return {
    products: verdicts.flatMap(([id]) => id ?? []),
    product: selected,
    of,
    blocks: of(selected).filter(({ weight }) => weight === 'blocks').length,
  }
}
