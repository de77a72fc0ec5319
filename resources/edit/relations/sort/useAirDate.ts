import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { airedOf } from './useOrder.ts'

/** When a piece was first on air, as the user writes dates; a bare year as it is. */
export function useAirDate(): (row: TreeRow, type: TypeSummary) => string {
  const format = useFormat()
  return (row, type) => {
    const aired = airedOf(row, type)
    if (aired === undefined) return ''
    return /^\d{1,4}$/.test(aired) ? aired : format.date(aired)
  }
}
