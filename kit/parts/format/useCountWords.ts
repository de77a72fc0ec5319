import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from './FormatProvider.tsx'
import type { CountPart } from './countsOf.ts'

/** What is counted: titles, or the rows of a file that say them. */
export type Counted = 'titles' | 'rows'

type Checked = { count: number; looked: number; parts: readonly CountPart[] }

/** Counts of titles, or of rows, as sentences. */
export function useCountWords(of: Counted = 'titles') {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const counted = (key: string, count: number, more: Record<string, string> = {}) =>
      translate(key, { smart_count: count, count: format.number(count), ...more })
    const isRows = of === 'rows'
    const part = ({ kind, count }: CountPart) =>
      counted(isRows ? `transfer.rows.parts.${kind}` : `bulk.parts.${kind}`, count)
    return {
      /** 'titles' with their number in the user's digits. */
      counted,
      part,
      /** How many cannot be done. */
      failed: (count: number) => counted(isRows ? 'transfer.rows.failed' : 'bulk.failures.title', count),
      /** Not all of them were gone through. */
      looked: (looked: number, count: number) =>
        translate(isRows ? 'transfer.rows.looked' : 'bulk.check.looked', {
          looked: format.number(looked),
          count: format.number(count),
        }),
      checked: ({ looked, parts }: Checked) => {
        const [only] = parts
        if (only === undefined) return translate(isRows ? 'transfer.rows.none' : 'bulk.check.none')
        if (parts.length === 1)
          return counted(isRows ? `transfer.rows.all.${only.kind}` : `bulk.check.all.${only.kind}`, looked)
        return counted(isRows ? 'transfer.rows.sentence' : 'bulk.check.sentence', looked, {
          parts: format.list(parts.map(part)),
        })
      },
    }
  }, [translate, format, of])
}
