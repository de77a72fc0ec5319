import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import type { TimelineItem } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { TimelineLane, TimelineTone } from '#kit/parts/timeline/timelineLane.ts'

export type EntryKind = 'storefront' | 'collection' | 'tab' | 'container' | 'licence' | 'release' | 'day'

/** What is wrong with a date, or to be looked at. */
export type EntryNote = {
  code: string
  tone: Extract<TimelineTone, 'warning' | 'error'>
  values?: Record<string, unknown>
}

/** From when to when something is shown, epoch ms; an end that is not set is open. */
export type Dates = { start?: number; end?: number }

/** One thing that has dates. */
export type CalendarEntry = Dates & {
  /** Names what is moved: the same wherever it stands. */
  key: string
  kind: EntryKind
  id: string
  /** Of tabs. */
  tab?: string
  /** The catalogue type of a title. */
  cty?: string
  names: readonly LocalizedText[]
  st: Status
  rev: number
  notes: readonly EntryNote[]
}

/** What stands in a lane: an entry, or time in which nothing follows it. */
export type CalendarItem = TimelineItem & ({ kind: 'entry'; entry: CalendarEntry } | { kind: 'free'; until?: number })

export type CalendarLane = TimelineLane<CalendarItem> & {
  entry: CalendarEntry
  /** How far it stands within others: a container within its tab within its page. */
  depth: number
}

/** The bar of an entry as far as a calendar reaches; none where it lies beyond. */
export function barOf(key: string, entry: CalendarEntry, range: TimeRange): CalendarItem[] {
  const from = Math.max(entry.start ?? range.from, range.from)
  const to = Math.min(entry.end ?? range.to, range.to)
  return from < to ? [{ kind: 'entry', key, entry, from, to }] : []
}

/** The same lanes with dates that are being moved, or are on their way; lanes without any stay the same objects. */
export function withDates(
  lanes: readonly CalendarLane[],
  moved: ReadonlyMap<string, Dates>,
  range: TimeRange,
): readonly CalendarLane[] {
  if (moved.size === 0) return lanes
  return lanes.map((lane) => {
    const dates = moved.get(lane.entry.key)
    if (!dates) return lane
    const { start: _start, end: _end, ...rest } = lane.entry
    const entry = { ...rest, ...dates }
    return { ...lane, entry, items: barOf(lane.key, entry, range) }
  })
}
