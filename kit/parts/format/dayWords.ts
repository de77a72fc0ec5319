import type { Language } from '#contract/values/languages.ts'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

const [weekday, day, month, year] = ['short', 'numeric', 'short', 'numeric'] as const
const FORMS = {
  full: { weekday, day, month },
  withYear: { weekday, day, month, year },
  /** 'Tue 24', where the month is said elsewhere. */
  dayOfWeek: { weekday, day },
  /** 'Tue' */
  weekday: { weekday },
  /** 'T' */
  weekdayLetter: { weekday: 'narrow' },
  /** '12 Nov' */
  date: { day, month },
  /** '12 Nov 2026' */
  dateWithYear: { day, month, year },
  /** 'Nov 2026' */
  month: { month, year },
  /** 'Nov', '2026' */
  monthName: { month },
  year: { year },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** 'Tue 24 Nov' of an instant in a zone, or as much of it as the form says, in the order of the language. */
export function dayWords(language: Language, zone: string, instant: number, form: keyof typeof FORMS = 'full'): string {
  const words = formatOf(language, zone, form).format(instant)
  // Other languages set their commas between more than two parts.
  return form === 'withYear' && language !== 'en' ? words : words.replace(',', '')
}

/** 'Tue' of an instant in a zone: enough within a week. */
export function weekdayWord(language: Language, zone: string, instant: number): string {
  return dayWords(language, zone, instant, 'weekday')
}

/** '23–29 Nov 2026' of the days of two instants in a zone: what both have in common is said once. */
export function dayRangeWords(language: Language, zone: string, from: number, to: number): string {
  return formatOf(language, zone, 'dateWithYear').formatRange(from, to)
}

function formatOf(language: Language, zone: string, form: keyof typeof FORMS): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${form}`
  const known = dayFormats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : [language, 'en-GB'], {
    timeZone: zone,
    ...FORMS[form],
  })
  dayFormats.set(key, format)
  return format
}
