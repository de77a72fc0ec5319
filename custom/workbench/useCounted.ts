import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Words of the workbench with a number in them, as the reader writes numbers. */
export function useCounted() {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    (key: string, count: number) => translate(`workbench.${key}`, { smart_count: count, n: format.number(count) }),
    [translate, format],
  )
}
