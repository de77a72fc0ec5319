import type { Language } from '#contract/values/languages.ts'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** 'Tue 24 Nov' of an instant in a zone, 'Tue 24 Nov 2026' with its year, in the order of the language. */
export function dayWords(language: Language, zone: string, instant: number, year?: 'withYear'): string {
  const key = `${language} ${zone} ${year}`
  const known = dayFormats.get(key)
  const format =
    known ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : [language, 'en-GB'], {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(year && { year: 'numeric' as const }),
    })
  if (!known) dayFormats.set(key, format)
  const words = format.format(instant)
  // Other languages set their commas between more than two parts.
  return year && language !== 'en' ? words : words.replace(',', '')
}

const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

/** 'Tue' of an instant in a zone: enough within a week. */
export function weekdayWord(language: Language, zone: string, instant: number): string {
  const key = `${language} ${zone}`
  const known = weekdayFormats.get(key)
  const locale = language === 'en' ? 'en-GB' : [language, 'en-GB']
  const format = known ?? new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short' })
  if (!known) weekdayFormats.set(key, format)
  return format.format(instant)
}
