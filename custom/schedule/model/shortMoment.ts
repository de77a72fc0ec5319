import { weekdayWord } from '#kit/parts/format/dayWords.ts'
import { clockText, type ScheduleWords } from './scheduleWords.ts'

/** 'Tue 16:15' by the clocks of the words' zone: enough within a week. */
export function shortMoment(instant: number, { format, zone }: Pick<ScheduleWords, 'format' | 'zone'>): string {
  return `${weekdayWord(format.settings.language, zone, instant)} ${clockText(instant, zone)}`
}
