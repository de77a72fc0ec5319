import { useCallback } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** '+1 h', '−30 min': by how much times lie later or earlier, of ms. */
export function useShiftWords() {
  const format = useFormat()
  return useCallback((by: number) => `${by < 0 ? '−' : '+'}${format.duration(Math.abs(by))}`, [format])
}
