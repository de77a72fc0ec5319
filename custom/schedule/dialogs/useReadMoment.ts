import { monthNames } from '#contract/rules/dates/displayDate.ts'
import { readMoment, type TypedMoment } from '#contract/rules/dates/readMoment.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Reads what is typed by the clocks of the channel; a time alone is on the day of `near` (epoch ms). */
export function useReadMoment(near: number) {
  const { zone, translate, format } = useScheduleWords()
  const { now } = useSchedule()
  return (text: string): TypedMoment | undefined =>
    readMoment(text, {
      ...{ zone, now, day: dayOf(near, zone) },
      words: {
        now: translate('timeline.now'),
        today: translate('timeline.today'),
        tomorrow: translate('timeline.tomorrow'),
        yesterday: translate('timeline.yesterday'),
        months: monthNames(format.settings.language),
      },
    })
}

const two = (value: number) => String(value).padStart(2, '0')

/** '2026-11-24 10:15': an instant as it can be typed, and read again, in every language. */
export function typedMoment(instant: number, zone: string): string {
  const { hour, minute } = zonedParts(instant, zone)
  return `${dayOf(instant, zone)} ${two(hour)}:${two(minute)}`
}
