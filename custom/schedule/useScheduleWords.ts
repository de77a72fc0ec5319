import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useSchedule } from './ScheduleContext.ts'
import type { ScheduleWords } from './model/scheduleWords.ts'

/** What words about this schedule are made with, times by the channel's clocks. */
export function useScheduleWords(): ScheduleWords {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const { zones, titles } = useSchedule()
  return useMemo(
    () => ({ translate, format, language, zone: zones.channel, titles }),
    [translate, format, language, zones.channel, titles],
  )
}
