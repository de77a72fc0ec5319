import { isObject } from '#contract/rules/diff/json.ts'
import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import { clockText, type GuideWords } from '../../model/airingWords.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { ChangeRow } from '../model/changeRows.ts'

/** One line of a cell; of a name also its language. */
export type ValueLine = { text: string; lang?: string }
type Values = ChangeRow['source']

/** What one side says in a row, as lines; none where it says nothing. */
export function valueLines(name: ChangeRow['name'], values: Values, words: GuideWords): ValueLine[] {
  if (name === 'times') return timesLine(values, words)
  const value = values[name]
  if (value === undefined || value === null) return []
  if (name === 'a_st_dt' || name === 'a_ed_dt') return [{ text: clockOf(value, words) }]
  if (name === 'lon' || name === 'lod') return textLines(value)
  return [{ text: plain(name, value) }].filter(({ text }) => text !== '')
}

/** 'Tue 24 Nov 21:00 – 22:35'. */
function timesLine({ a_st_dt, a_ed_dt }: Values, words: GuideWords): ValueLine[] {
  if (a_st_dt === undefined && a_ed_dt === undefined) return []
  return [{ text: [a_st_dt, a_ed_dt].map((value) => clockOf(value, words)).join(' – ') }]
}

function clockOf(value: unknown, { zone }: GuideWords): string {
  const instant = Date.parse(String(value ?? ''))
  return Number.isNaN(instant) ? '?' : clockText(instant, zone)
}

function textLines(value: unknown): ValueLine[] {
  if (!Array.isArray(value)) return []
  return value.filter(isObject).map(({ lang, n }) => ({ text: String(n ?? ''), lang: String(lang ?? '') }))
}

function plain(name: FeedField, value: unknown): string {
  if (name === 'rat' && Array.isArray(value))
    return value
      .filter(isObject)
      .map(({ v }) => String(v ?? ''))
      .join(', ')
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** 'Tue 24 Nov 21:00', of the day and zone of the channel's guide. */
export function whenText(start: string, { format, zone }: GuideWords): string {
  const instant = Date.parse(start)
  return Number.isNaN(instant) ? '' : `${dayWords(format.settings.language, zone, instant)} ${clockText(instant, zone)}`
}
