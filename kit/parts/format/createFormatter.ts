import { displayDate, INVALID_DATE } from '#contract/rules/dates/displayDate.ts'
import type { DateDisplay } from '#contract/rules/dates/displayDate.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { durationUnits } from './durationWords.ts'
import type { FormatSettings } from './formatSettings.ts'
import {
  bytesWords,
  countryWords,
  daysWords,
  listWords,
  numberWords,
  offsetWords,
  percentWords,
} from './numberWords.ts'

/** Milliseconds, or an ISO 8601 text as the wire has it. */
export type Instant = string | number

export type Formatter = ReturnType<typeof createFormatter>

type Surroundings = {
  translate: (key: string, values?: Record<string, unknown>) => string
  now: () => number
}

/** Everything that turns a date or a number into text, for one user's settings. */
export function createFormatter(settings: FormatSettings, { translate, now }: Surroundings) {
  const { language, timeZone: zone, dateFormat: format } = settings
  const millisecondsOf = (instant: Instant) =>
    typeof instant === 'number' ? instant : (parseDate(instant, zone) ?? Number.NaN)
  const shown = (instant: Instant, part: DateDisplay['part']) => {
    const text = displayDate(instant, { zone, format, language, part })
    return text === INVALID_DATE ? translate('dates.invalid') : text
  }
  const dayNumber = (milliseconds: number) => {
    const day = displayDate(milliseconds, { zone, format: 'YYYY MMM DD HH:mm', language: 'en', part: 'date' })
    return Math.round(Date.parse(`${day} UTC`) / DAY_MS)
  }
  const daysUntil = (instant: Instant) => dayNumber(millisecondsOf(instant)) - dayNumber(now())
  return {
    settings,
    now,
    /** The instant as a number; NaN for text that is no date. */
    millisecondsOf,
    /** '24 Nov 2026 20:31' */
    dateTime: (instant: Instant) => shown(instant, 'dateTime'),
    /** '24 Nov 2026' */
    date: (instant: Instant) => shown(instant, 'date'),
    /** '20:31' */
    time: (instant: Instant) => shown(instant, 'time'),
    /** Midnights between today and the instant in the user's zone: 0 is today, -1 yesterday; NaN for no date. */
    daysUntil,
    /** 'in 6 days', '12 days ago', 'today' */
    relativeDays: (instant: Instant) => {
      const days = daysUntil(instant)
      return Number.isNaN(days) ? translate('dates.invalid') : daysWords(language, days)
    },
    /** 'Asia/Kuala_Lumpur, UTC+8' */
    zoneLabel: (instant: Instant = now()) => {
      const milliseconds = millisecondsOf(instant)
      const offset = offsetWords(zone, Number.isNaN(milliseconds) ? now() : milliseconds)
      return [...new Set([zone, offset])].filter(Boolean).join(', ')
    },
    /** '36,214' */
    number: (value: number, decimals = 0) => numberWords(language, value, decimals),
    /** 'MY' is 'Malaysia'; a code that names no country stays as it is. */
    country: (code: string) => countryWords(language, code),
    /** A share of 1: 0.78 is '78%' */
    percent: (share: number) => percentWords(language, share),
    /** '2.4 MB' */
    bytes: (value: number) => bytesWords(language, value),
    /** 'one, two and three' */
    list: (parts: readonly string[]) => listWords(language, parts),
    /** 'one, two or three' */
    anyOf: (parts: readonly string[]) => listWords(language, parts, 'disjunction'),
    /** '1 h 56 min' of milliseconds */
    duration: (milliseconds: number) =>
      durationUnits(milliseconds)
        .map(({ unit, n }) => translate(`dates.${unit}`, { n: numberWords(language, n) }))
        .join(' '),
  }
}
