import type { Language } from '#contract/values/languages.ts'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** 'Tue 24 Nov' of an instant in a zone, in the order of the language. */
export function dayWords(language: Language, zone: string, instant: number): string {
  const key = `${language} ${zone}`
  const known = dayFormats.get(key)
  const format =
    known ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : [language, 'en-GB'], {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    })
  if (!known) dayFormats.set(key, format)
  return format.format(instant).replace(',', '')
}
