import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import type { OnAirCheck } from './onAirChecks.ts'
import { onAirChecks } from './onAirChecks.ts'
import type { ContentEditor } from './useContentEditor.ts'

export type OnAir = {
  /** Products of the record that the user may see; the selected one where it has none. */
  products: readonly string[]
  /** The one that is looked at first. */
  product: string | undefined
  of: (product: string | undefined) => readonly OnAirCheck[]
  /** What keeps it from viewers of that product. */
  blocks: number
}

/** What the form as it stands means for viewers, product by product. */
export function useOnAir({ store, type, record }: ContentEditor): OnAir {
  const { products: known, product: selected } = useConsole()
  const { now } = useFormat()
  const last = useRef<readonly (readonly [string | undefined, readonly OnAirCheck[]])[]>([])
  const read = useCallback(() => {
    const values = { ...store.values(), st: record?.st, sides: record?.sides }
    const listed = store.get('/prd')
    const own = known.map(({ id }) => id).filter((id) => Array.isArray(listed) && listed.includes(id))
    const products = [...new Set([selected, ...own])].filter((id) => id !== undefined)
    const next = products.map((product) => [product, onAirChecks(values, { product, now: now(), type })] as const)
    if (!sameJson(last.current, next)) last.current = next
    return last.current
  }, [store, record, known, selected, now, type])
  const verdicts = useSyncExternalStore(store.watch, read)
  const of = (product: string | undefined) => verdicts.find(([id]) => id === product)?.[1] ?? verdicts[0]?.[1] ?? []
  return {
    products: verdicts.flatMap(([id]) => id ?? []),
    product: selected,
    of,
    blocks: of(selected).filter(({ weight }) => weight === 'blocks').length,
  }
}
