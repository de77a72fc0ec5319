import type { Language } from '#contract/values/languages.ts'

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

const clocks = new Map<string, Intl.DateTimeFormat>()
const months = new Map<string, Intl.DateTimeFormat>()

function make(language: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  }
}

/** Formatters are costly to make and a list shows hundreds of dates: one per zone is kept. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const found = clocks.get(zone)
  if (found) return found
  const clock = make('en-US', zone, {
    year: 'numeric',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

function monthOf(language: Language, zone: string): Intl.DateTimeFormat {
  const key = `${language} ${zone}`
  const found = months.get(key)
  if (found) return found
  const month = make(language === 'en' ? 'en-US' : language, zone, { month: 'short' })
  months.set(key, month)
  return month
}

function millisecondsOf(instant: string | number): number {
  return typeof instant === 'number' ? instant : Date.parse(instant)
}

/**
 * An instant as people read it: displayDate('2026-11-24T12:31:00Z', Kuala Lumpur, default format, en) is
 * '24 Nov 2026 20:31'. Months are named in the language; the order is the user's choice.
 */
export function displayDate(
  instant: string | number,
  { zone, format, language, part = 'dateTime' }: DateDisplay,
): string {
  const milliseconds = millisecondsOf(instant)
  if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) return INVALID_DATE
  const fields = Object.fromEntries(
    clockOf(zone)
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  )
  const words: Record<string, string> = {
    YYYY: (fields.year ?? '').padStart(4, '0'),
    MMM: monthOf(language, zone).format(milliseconds),
    DD: fields.day ?? '',
    'HH:mm': `${fields.hour}:${fields.minute}`,
  }
  const wanted = format.split(' ').filter((token) => part === 'dateTime' || (token === 'HH:mm') === (part === 'time'))
  return wanted.map((token) => words[token]).join(' ')
}
