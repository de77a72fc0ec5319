import { DATE_FORMATS, type DateFormat } from '#contract/values/dateFormats.ts'
import { parseDate } from '../dates/parseDate.ts'

/** Longer texts are no dates. */
const LONGEST = 64
/** Cells that a guess goes by; the first disagreeing one of a longer column is told in the check. */
export const GUESSED_BY = 200
/** Two-digit years from here on are of the last century, whatever the day is on which a file is read. */
const LAST_CENTURY = 50

/** The instant (epoch ms) that a cell means in the format of its column; ISO 8601 is read in any of them but epochs. */
export function readFormatted(text: string, format: DateFormat, zone: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST) return undefined
  if (format === 'epochMs' || format === 'epochS') return ofEpoch(trimmed, format === 'epochS' ? 1_000 : 1)
  if (format === 'year') return /^\d{4}$/.test(trimmed) ? parseDate(trimmed, zone) : undefined
  return parseDate(trimmed, zone) ?? (format === 'iso' ? undefined : ofWords(trimmed, format, zone))
}

/** The format by which most of a column's first cells can be read; of several the one that is listed first. */
export function guessDateFormat(cells: readonly unknown[]): DateFormat {
  const texts = cells.slice(0, GUESSED_BY).flatMap((cell) => {
    const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
    return text === '' ? [] : [text]
  })
  if (texts.length > 0 && texts.every((text) => /^\d{4}$/.test(text))) return 'year'
  const read = (format: DateFormat) => texts.filter((text) => isLikely(text, format)).length
  return DATE_FORMATS.filter((format) => format !== 'year').reduce((best, format) =>
    read(format) > read(best) ? format : best,
  )
}

/** Numbers are epochs only within a century around today's films, lest counts be taken for dates. */
function isLikely(text: string, format: DateFormat): boolean {
  const at = readFormatted(text, format, 'UTC')
  return at !== undefined && (!format.startsWith('epoch') || Math.abs(at) > MONTH_MS)
}

const MONTH_MS = 30 * 86_400_000
/** The last instant that a date can be (ECMA-262). */
const LAST_MS = 8.64e15

function ofEpoch(text: string, unit: number): number | undefined {
  const at = /^-?\d{1,16}$/.test(text) ? Number(text) * unit : Number.NaN
  return Math.abs(at) <= LAST_MS ? at : undefined
}

/** Day and time of day apart: a time stands last, on twelve or twenty-four hours. */
const WITH_TIME = /^(.*?)[T,\s]+(\d{1,2}):(\d\d)(?::(\d\d))?\s*(am|pm)?$/i

function ofWords(text: string, format: Order, zone: string): number | undefined {
  const [, before, hour = '', minute = '00', second = '00', half] = WITH_TIME.exec(text) ?? []
  const day = dayOf(before ?? text, format)
  if (day === undefined) return undefined
  return before === undefined
    ? parseDate(day, zone)
    : parseDate(`${day}T${hourOf(hour, half)}:${minute}:${second}`, zone)
}

/** '8' pm is '20', '12' am '00'. */
function hourOf(hour: string, half: string | undefined): string {
  const shift = half === undefined ? 0 : half.toLowerCase() === 'pm' ? 12 : 0
  return String(half === undefined ? Number(hour) : (Number(hour) % 12) + shift).padStart(2, '0')
}

type Order = 'monthName' | 'yearFirst' | 'dayFirst' | 'monthFirst'

/** 'yyyy-mm-dd' of a date whose parts stand between any signs. */
function dayOf(text: string, order: Order): string | undefined {
  const parts = text
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .split(/[\s.,/年月日-]+/)
    .filter((part) => part !== '' && !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(part))
  if (parts.length !== 3) return undefined
  const [year, month, day] = placed(parts as Parts, order)
  const found = {
    year: yearOf(year, order),
    month: monthOf(month, order),
    day: /^\d{1,2}$/.test(day) ? Number(day) : 0,
  }
  if (found.year < 1 || found.day < 1 || found.day > daysOf(found)) return undefined
  const padded = (value: number, length: number) => String(value).padStart(length, '0')
  return `${padded(found.year, 4)}-${padded(found.month, 2)}-${padded(found.day, 2)}`
}

type Parts = [string, string, string]

/** Year, month and day of three parts. */
function placed([first, second, last]: Parts, order: Order): Parts {
  if (order === 'yearFirst') return [first, second, last]
  const isDayFirst = order === 'dayFirst' || (order === 'monthName' && /^\d/.test(first))
  return isDayFirst ? [last, second, first] : [last, first, second]
}

/** 0 for what is none. A year that stands first has four digits. */
function yearOf(text: string, order: Order): number {
  if (/^\d{4}$/.test(text)) return Number(text)
  if (order === 'yearFirst' || !/^\d\d$/.test(text)) return 0
  return Number(text) + (Number(text) < LAST_CENTURY ? 2000 : 1900)
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** By its number, or by its English name, whole or its first three letters; 0 for what is none. */
function monthOf(text: string, order: Order): number {
  if (order !== 'monthName') return /^\d{1,2}$/.test(text) ? Number(text) : 0
  const word = text.toLowerCase()
  return 1 + MONTHS.findIndex((name) => name === word || name.slice(0, 3) === word)
}

/** Days of a month, 0 where there is no such month. The calendar repeats every 400 years. */
function daysOf({ year, month }: { year: number; month: number }): number {
  return month < 1 || month > 12 ? 0 : new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
