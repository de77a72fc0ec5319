import type { Language } from '#contract/values/languages.ts'
import { parseDate } from './parseDate.ts'
import { zonedParts } from './zonedParts.ts'

/** How instants are shown (specification sections 5 and 9); the first is the default. */
export const DATE_FORMATS = ['DD MMM YYYY HH:mm', 'MMM DD YYYY HH:mm', 'YYYY MMM DD HH:mm'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Shown for text that is no date (specification section 5). */
export const INVALID_DATE = 'Invalid date'

export type DateDisplay = {
  /** IANA name, 'Asia/Kuala_Lumpur'; one that is unknown counts as UTC. */
  zone: string
  format: DateFormat
  language: Language
  /** The whole instant, its day alone or its time alone. */
  part?: 'dateTime' | 'date' | 'time'
}

/** The instants that a Date can hold, in ms around 1970. */
const MAX_INSTANT = 8.64e15

/**
 * An instant as people read it: displayDate('2026-11-24T12:31:00Z', Kuala Lumpur, default format, en) is
 * '24 Nov 2026 20:31'. Months are named in the language; the order is the user's choice. A calendar date without a
 * time ('2026-11-24') is the same day in every zone. Chinese knows one order and its own signs, whatever was chosen:
 * '2026年11月24日 20:31'.
 */
export function displayDate(
  instant: string | number,
  { zone, format, language, part = 'dateTime' }: DateDisplay,
): string {
  const milliseconds = typeof instant === 'number' ? instant : parseDate(instant, zone)
  if (milliseconds === undefined || !(Math.abs(milliseconds) <= MAX_INSTANT)) return INVALID_DATE
  const clock = zonedParts(milliseconds, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(clock.hour)}:${two(clock.minute)}`
  if (language === 'zh') {
    const day = `${String(clock.year).padStart(4, '0')}年${clock.month}月${clock.day}日`
    return part === 'time' ? time : part === 'date' ? day : `${day} ${time}`
  }
  const words: Record<string, string> = {
    YYYY: String(clock.year).padStart(4, '0'),
    MMM: monthNames(language)[clock.month - 1] ?? '',
    DD: two(clock.day),
    'HH:mm': time,
  }
  const wanted = format.split(' ').filter((token) => part === 'dateTime' || (token === 'HH:mm') === (part === 'time'))
  return wanted.map((token) => words[token]).join(' ')
}

const months = new Map<Language, readonly string[]>()

/** Short month names, January first. British English alone has one of four letters, 'Sept', so English is American. */
export function monthNames(language: Language): readonly string[] {
  const known = months.get(language)
  if (known) return known
  // A language that the platform does not know has English months, whatever the platform's own language is.
  const locale = language === 'en' ? 'en-US' : [language, 'en-US']
  const formatter = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => formatter.format(Date.UTC(2000, month, 15)))
  months.set(language, names)
  return names
}
