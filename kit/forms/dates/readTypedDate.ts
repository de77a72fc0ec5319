import { monthNames } from '#contract/rules/dates/displayDate.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { Language } from '#contract/values/languages.ts'

const plain = (text: string) => text.toLocaleLowerCase().replace(/\.$/, '')

const plainNames = new Map<Language, string[]>()

/** Months as this console writes them in the language, '11月' and 'நவ.' included. */
function namesOf(language: Language): string[] {
  const known = plainNames.get(language)
  if (known) return known
  const names = monthNames(language).map(plain)
  plainNames.set(language, names)
  return names
}

/** Month 1-12 of a name, whole or shortened to at least three letters, in the language or in English. */
function monthOf(token: string, language: Language): number | undefined {
  for (const names of [namesOf(language), namesOf('en')]) {
    const exact = names.indexOf(plain(token))
    if (exact !== -1) return exact + 1
    const start = names.findIndex((name) => name.length >= 3 && plain(token).startsWith(name) && /^\p{L}/u.test(name))
    if (start !== -1) return start + 1
  }
  return undefined
}

const two = (number: string | number) => String(number).padStart(2, '0')

function isoOfNumbers(text: string): string | undefined {
  const [, day = '', month = '', year, time] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(.+))?$/.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}${isoTime(time)}`
}

/** '2026年11月24日 20:31', the one way in which Chinese writes it. */
function isoOfHan(text: string): string | undefined {
  const [, year, month = '', day = '', time] = /^(\d{4})年(\d{1,2})月(\d{1,2})日(?:\s*(\S+))?$/.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}${isoTime(time)}`
}

function isoTime(time: string | undefined): string {
  if (time === undefined) return ''
  const [hours = '', ...rest] = time.split(':')
  return `T${[two(hours), ...rest].join(':')}`
}

/** Day, month name and year in any order, as every date format of the console shows them, and perhaps a time. */
function isoOfWords(text: string, language: Language): string | undefined {
  const tokens = text.split(/[\s,]+/).filter(Boolean)
  const time = tokens.find((token) => token.includes(':'))
  const year = tokens.find((token) => /^\d{4}$/.test(token))
  const day = tokens.find((token) => /^\d{1,2}$/.test(token))
  const word = tokens.find((token) => ![time, year, day].includes(token))
  const month = word === undefined ? undefined : monthOf(word, language)
  const count = [time, year, day, word].filter(Boolean).length
  if (!year || !day || !month || count !== tokens.length) return undefined
  return `${year}-${two(month)}-${two(day)}${isoTime(time)}`
}

/**
 * The instant that typed text means in a zone: what `parseDate` reads, and dates as the console itself shows them, in
 * any of its orders ('24 Nov 2026 20:31'), or in numbers with the day first.
 */
export function readTypedDate(text: string, zone: string, language: Language): number | undefined {
  const trimmed = text.trim()
  const candidates = [trimmed, isoOfNumbers(trimmed), isoOfHan(trimmed), isoOfWords(trimmed, language)]
  for (const candidate of candidates) {
    const instant = candidate === undefined ? undefined : parseDate(candidate, zone)
    if (instant !== undefined) return instant
  }
  return undefined
}
