import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { holds, type TimeRange } from '#contract/rules/time/ranges.ts'
import type { CalendarEntry, EntryNote } from './calendarEntry.ts'

/** Days that the slider of moments reaches over: that of the moment, and those after it. */
const DAYS = 3

/** An instant at which entries begin or end, with the worst that is to be said of it. */
export type DateChange = {
  at: number
  changes: readonly { entry: CalendarEntry; end: 'start' | 'end' }[]
  tone: EntryNote['tone'] | undefined
}

/** The days around a moment, in whole ones of a zone. */
export function daysAround(at: number, zone: string): TimeRange {
  const day = dayOf(at, zone)
  return { from: dayBounds(day, zone).from, to: dayBounds(shiftDay(day, DAYS - 1), zone).to }
}

/** When something begins or ends within a range, in order. */
export function dateChanges(entries: readonly CalendarEntry[], range: TimeRange): DateChange[] {
  const ends = entries.flatMap((entry) =>
    (['start', 'end'] as const).flatMap((end) => {
      const at = entry[end]
      return at !== undefined && holds(range, at) ? [{ at, entry, end }] : []
    }),
  )
  const byTime = [...Map.groupBy(ends, ({ at }) => at)].toSorted(([one], [other]) => one - other)
  return byTime.map(([at, changes]) => ({ at, changes, tone: worstOf(changes.flatMap(({ entry }) => entry.notes)) }))
}

/** Whether viewers have an entry at a moment, as far as its dates say. */
export function isShownAt({ start = -Infinity, end = Infinity }: CalendarEntry, at: number): boolean {
  return start <= at && at < end
}

function worstOf(notes: readonly EntryNote[]): EntryNote['tone'] | undefined {
  return notes.find(({ tone }) => tone === 'error')?.tone ?? notes[0]?.tone
}
