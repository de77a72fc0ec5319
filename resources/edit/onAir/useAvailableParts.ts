import { useMemo } from 'react'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import { segmentsIn } from '#contract/rules/program/segment.ts'
import { itemsOf } from '#kit/forms/schema/itemsOf.ts'
import { useReferences } from '#kit/forms/widgets/segments/useReferences.ts'
import { sourceTypes } from '#kit/forms/widgets/segments/useSegmentList.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFormValue } from '../playback/useFormValue.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** Whether viewers of the product can have what each segment is cut from, as far as those titles are known by now. */
export function useAvailableParts({ store, schema }: Pick<ContentEditor, 'store' | 'schema'>) {
  const { product } = useConsole()
  const { now } = useFormat()
  const sg = useFormValue(store, '/sg')
  const items = itemsOf(schema.properties?.sg ?? {}, schema)
  const names = items && sourceTypes(items) ? segmentsIn(sg).flatMap(({ ctkey }) => ctkey ?? []) : []
  const states = useReferences(names)
  return useMemo(() => {
    const at = now()
    return (key: string): boolean | undefined => {
      const state = states.get(key)
      if (state?.kind === 'absent') return false
      if (state?.kind !== 'found') return undefined
      return whyUnavailable(state.row, { now: at, ...(product !== undefined && { product }) }).length === 0
    }
  }, [states, now, product])
}
