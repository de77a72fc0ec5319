import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { MeantTitles } from '../meantTitles.ts'

/** Titles that are meant, in words: '12,300', and '10,000+' where more may match than were counted. */
export function useMeantWords() {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    type Count = Pick<MeantTitles, 'count' | 'atLeast'>
    const number = ({ count, atLeast }: Count) => `${format.number(count)}${atLeast ? '+' : ''}`
    return {
      number,
      titles: (key: string, meant: Count, values: Record<string, string> = {}) =>
        translate(key, { ...values, smart_count: meant.count, count: number(meant) }),
      which: ({ chosen }: MeantTitles) => translate(chosen.flt ? 'bulk.panel.matching' : 'bulk.panel.chosen'),
    }
  }, [translate, format])
}
