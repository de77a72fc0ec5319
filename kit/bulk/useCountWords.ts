import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from '../format/FormatProvider.tsx'
import type { CountPart } from './countsOf.ts'

type Checked = { count: number; looked: number; parts: readonly CountPart[] }

/** Counts of titles as sentences. */
export function useCountWords() {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const counted = (key: string, count: number, more: Record<string, string> = {}) =>
      translate(key, { smart_count: count, count: format.number(count), ...more })
    const part = ({ kind, count }: CountPart) => counted(`bulk.parts.${kind}`, count)
    return {
      /** 'titles' with their number in the user's digits. */
      counted,
      part,
      checked: ({ looked, parts }: Checked) => {
        const [only] = parts
        if (only === undefined) return translate('bulk.check.none')
        if (parts.length === 1) return counted(`bulk.check.all.${only.kind}`, looked)
        return counted('bulk.check.sentence', looked, { parts: format.list(parts.map(part)) })
      },
    }
  }, [translate, format])
}
