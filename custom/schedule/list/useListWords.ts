import { useMemo } from 'react'
import { useSchedule } from '../ScheduleContext.ts'
import type { ScheduleWords } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** The words of the schedule with the clocks that the list was set to: the channel's, or the reader's own. */
export function useListWords(): ScheduleWords {
  const words = useScheduleWords()
  const { shown, zones } = useSchedule()
  const zone = zones[shown.clock]
  return useMemo(() => (zone === words.zone ? words : { ...words, zone }), [words, zone])
}
