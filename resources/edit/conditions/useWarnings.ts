import { useCallback, useRef } from 'react'
import { onAirChecks, type OnAirCheck } from '#contract/rules/availability/onAirChecks.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** What of the form only asks for a look, so that it may be published on a condition. The condition itself is none. */
export function useWarnings({ store, type, record }: ContentEditor): readonly OnAirCheck[] {
  const { product } = useConsole()
  const { now } = useFormat()
  const last = useRef<readonly OnAirCheck[]>([])
  const read = useCallback(() => {
    const values = { ...store.values(), st: record?.st, sides: record?.sides }
    const checks = onAirChecks(values, { product, now: now(), type })
    const next = checks.filter(({ weight, name }) => weight === 'look' && name !== 'conditional')
    if (!sameJson(last.current, next)) last.current = next
    return last.current
  }, [store, record, product, now, type])
  return useFollowed(store.watch, read)
}
