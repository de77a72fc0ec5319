import type { Language } from '#contract/values/languages.ts'

/** Where the region decides: Tamil groups digits as Malaysia and Singapore write it, 118,533 and not 1,18,533. */
const TAGS: Readonly<Partial<Record<Language, string>>> = { zh: 'zh-Hans', ta: 'ta-MY' }

/** A language that the browser does not know is counted in English, whatever the browser's own is. */
const tagsOf = (language: Language): string[] => [TAGS[language] ?? language, 'en']

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

const formats = new Map<string, Intl.NumberFormat>()

/** Formatters are costly to make: one per language and kind is kept. */
function formatOf(language: Language, kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${kind}`
  const found = formats.get(key)
  if (found) return found
  const made = new Intl.NumberFormat(tagsOf(language), options)
  formats.set(key, made)
  return made
}

export function numberWords(language: Language, value: number, decimals = 0): string {
  return formatOf(language, `number ${decimals}`, { maximumFractionDigits: decimals }).format(value)
}

export function percentWords(language: Language, share: number): string {
  return formatOf(language, 'percent', { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** Decimal units as stores and upload limits count them: 152 bytes, 88 kB, 2.4 MB, 67 MB. */
export function bytesWords(language: Language, bytes: number): string {
  // 999,950 bytes and more would round to "1,000 kB": the next unit takes them.
  const power = BYTE_UNITS.findIndex((_, at) => Math.abs(bytes) < 999.95 * 1000 ** at)
  const at = power === -1 ? BYTE_UNITS.length - 1 : power
  const unit = BYTE_UNITS[at] ?? 'byte'
  const amount = bytes / 1000 ** at
  const decimals = at > 1 && Math.abs(amount) < 9.95 ? 1 : 0
  const options = {
    style: 'unit',
    unit,
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: decimals,
  } as const
  return formatOf(language, `${unit} ${decimals}`, options).format(amount)
}

const lists = new Map<string, Intl.ListFormat>()

/** '8 would change, 2 are fine and 1 cannot', in the language's own way of counting up; 'gold or silver' of choices. */
export function listWords(
  language: Language,
  parts: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  const key = `${language} ${type}`
  // British English has no comma before 'and'.
  const found = lists.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : tagsOf(language), { type })
  lists.set(key, found)
  return found.format(parts)
}

const relative = new Map<string, Intl.RelativeTimeFormat>()

/** 'in 6 days', '12 days ago', 'today', in the language. */
export function daysWords(language: Language, days: number): string {
  const found = relative.get(language) ?? new Intl.RelativeTimeFormat(tagsOf(language), { numeric: 'auto' })
  relative.set(language, found)
  return found.format(days, 'day')
}

/** 'UTC+8' for a zone at an instant, since summer time moves it; '' for a zone that does not exist. */
export function offsetWords(zone: string, instant: number): string {
  const parts = offsetFormatOf(zone)?.formatToParts(instant) ?? []
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace(/^GMT(?:\+0)?/, 'UTC')
}

const offsetFormats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Undefined for a zone that is unknown. */
function offsetFormatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (offsetFormats.has(zone)) return offsetFormats.get(zone)
  let made: Intl.DateTimeFormat | undefined
  try {
    made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
  } catch {
    made = undefined
  }
  offsetFormats.set(zone, made)
  return made
}

const countries = new Map<string, Intl.DisplayNames>()

/** A country by its code of ISO 3166-1. */
export function countryWords(language: string, code: string): string {
  const names = countries.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  countries.set(language, names)
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
