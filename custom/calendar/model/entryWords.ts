import { statusName } from '#contract/rules/labels/statusName.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { dayRangeWords, dayWords } from '#kit/parts/format/dayWords.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import type { CalendarEntry, CalendarItem, Dates, EntryKind, EntryNote } from './calendarEntry.ts'

/** 'Kids'; what has no name yet says so. */
export function nameOf({ names }: Pick<CalendarEntry, 'names'>, { translate, language }: CalendarWords): string {
  return titleOf({ lon: names }, language) || translate('calendar.unnamed')
}

/** '28 Nov to 31 Dec 2026', 'from 28 Nov 2026', 'always'. An end at midnight is the day before, as people say it. */
export function datesText({ start, end }: Dates, { translate, format, zone }: CalendarWords): string {
  const { language } = format.settings
  const day = (at: number) => dayWords(language, zone, at, 'dateWithYear')
  if (start === undefined)
    return end === undefined ? translate('calendar.always') : translate('calendar.until', { day: day(end - 1) })
  if (end === undefined) return translate('calendar.from', { day: day(start) })
  return start < end ? dayRangeWords(language, zone, start, end - 1) : `${day(start)} / ${day(end)}`
}

/** The same to the minute, as it is stored. */
function instantsText({ start, end }: Dates, { translate, format }: CalendarWords): string {
  const parts = [
    start !== undefined && translate('calendar.from', { day: format.dateTime(start) }),
    end !== undefined && translate('calendar.until', { day: format.dateTime(end) }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? format.list(parts) : translate('calendar.always')
}

export function noteText({ code, values = {} }: EntryNote, { translate }: CalendarWords): string {
  return translate(`calendar.notes.${code}`, values)
}

/** 'Nothing follows', 'Free until 3 Dec 2026'. */
export function freeText(
  { until }: { until?: number | undefined },
  { translate, format, zone }: CalendarWords,
): string {
  if (until === undefined) return translate('calendar.free')
  return translate('calendar.freeUntil', { day: dayWords(format.settings.language, zone, until, 'dateWithYear') })
}

/** What is wrong with an entry of a conflict, and when: '2 titles end before, 28 Nov to 31 Dec 2026'. */
export function conflictText(entry: CalendarEntry, note: EntryNote, words: CalendarWords): string {
  const kind = words.translate(`calendar.kinds.${entry.kind}`)
  const count = note.values && noteText(note, words)
  return [kind, ...(count ? [count] : []), datesText(entry, words)].join(', ')
}

/** What moving an entry to other dates changes: 'Start on 1 Dec 2026'. */
export function mendText(entry: Dates, dates: Dates, { translate, format, zone }: CalendarWords): string {
  const end = entry.start === dates.start ? 'end' : 'start'
  const at = (end === 'start' ? dates.start : dates.end) ?? 0
  const day = dayWords(format.settings.language, zone, end === 'end' ? at - 1 : at, 'date')
  return translate(`calendar.mend.${end}`, { day })
}

/** What an entry does at an instant, and what is to be said of it: 'Kids ends, nothing follows it'. */
export function changeText(
  { entry, end }: { entry: CalendarEntry; end: 'start' | 'end' },
  words: CalendarWords,
): string {
  const name = nameOf(entry, words)
  const does = words.translate(`calendar.changes.${datesNameOf(entry.kind)}.${end}`, { name })
  const [worst] = end === 'end' ? entry.notes : []
  return worst ? `${does} (${noteText(worst, words)})` : does
}

/** What the dates of a kind are called. */
export function datesNameOf(kind: EntryKind): 'licence' | 'release' | 'shown' {
  return kind === 'licence' || kind === 'release' ? kind : 'shown'
}

/** What stands under the name of a bar: the worst that is to be said of it, else when. */
export function detailText(entry: CalendarEntry, words: CalendarWords): string {
  const [worst] = entry.notes
  return worst ? noteText(worst, words) : datesText(entry, words)
}

/** What is heard of an item: what is read on it as it stands there (WCAG 2.5.3), then all else that is to be said. */
export function itemLabel(item: CalendarItem, lane: string, words: CalendarWords): string {
  if (item.kind === 'free') return `${freeText(item, words)}, ${lane}`
  const { entry } = item
  const kind = words.translate(`calendar.kinds.${entry.kind}`)
  const notes = entry.notes.map((note) => noteText(note, words))
  const heard = [
    nameOf(entry, words),
    detailText(entry, words),
    datesText(entry, words),
    kind,
    ...(entry.st === 'published' ? [] : [words.translate(`status.${statusName(entry.st)}`)]),
    instantsText(entry, words),
  ]
  return [...new Set([...heard, ...notes])].join(', ')
}
