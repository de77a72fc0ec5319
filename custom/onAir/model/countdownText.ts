import { DAY_MS } from '#contract/values/timers.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Hours are counted so long; more are days. */
const DAYS_FROM_MS = 2 * DAY_MS

const two = (value: number) => String(value).padStart(2, '0')

type Words = (key: string, values: Readonly<Record<string, string>>) => string

/**
 * Time that is left or has gone by, in ms: '25:14' under an hour, '1 h 35' hours and minutes under a day, never to be
 * taken for the former, '27 h', then '6 d' (looks section 10).
 */
export function countdownText(milliseconds: number, translate: Words): string {
  const time = Math.max(0, milliseconds)
  if (time < HOUR_MS) return `${Math.floor(time / MINUTE_MS)}:${two(Math.floor((time % MINUTE_MS) / SECOND_MS))}`
  if (time < DAY_MS) {
    const [h, m] = [String(Math.floor(time / HOUR_MS)), two(Math.floor((time % HOUR_MS) / MINUTE_MS))]
    return translate('dates.hoursMinutes', { h, m })
  }
  if (time < DAYS_FROM_MS) return translate('dates.hours', { n: String(Math.floor(time / HOUR_MS)) })
  return translate('dates.days', { n: String(Math.floor(time / DAY_MS)) })
}

/** How often such a text changes, in ms. */
export function countdownStep(milliseconds: number): number {
  return Math.abs(milliseconds) < HOUR_MS ? SECOND_MS : MINUTE_MS
}
