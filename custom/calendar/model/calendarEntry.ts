import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { CalendarKind } from '#contract/values/calendar.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import type { TimelineItem } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { TimelineLane, TimelineTone } from '#kit/parts/timeline/timelineLane.ts'

export type EntryKind = 'storefront' | 'collection' | 'tab' | CalendarKind

/** What is wrong with a date, or to be looked at. */
export type EntryNote = {
  code: string
  tone: Extract<TimelineTone, 'warning' | 'error'>
  values?: Record<string, unknown>
}

/** From when to when something is shown, epoch ms; an end that is not set is open. */
export type Dates = { start?: number; end?: number }

/** Both ends as far as they are set. */
export function datesFrom(start: number | undefined, end: number | undefined): Dates {
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
}

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
  /** Of titles: whether there is artwork. */
  hasArtwork?: boolean
  st: Status
  rev: number
  /** Of channels and their days: the code, and the day. */
  cs?: string
  day?: string
  notes: readonly EntryNote[]
  /** What would be wrong with other dates. */
  judge?: (dates: Dates) => readonly EntryNote[]
  /** Dates that end what one of its notes says, where one move does. */
  mend?: (code: string) => Dates | undefined
}

/** What stands in a lane: an entry, or time in which nothing follows it. */
export type CalendarItem = TimelineItem & ({ kind: 'entry'; entry: CalendarEntry } | { kind: 'free'; until?: number })

export type CalendarLane = TimelineLane<CalendarItem> & {
  entry: CalendarEntry
  /** How far it stands within others: a container within its tab within its page. */
  depth: number
  /** A line that says what the lanes below it are; its own entry is none. */
  group?: LaneGroup
}

/** `count`: how many there are in view, undefined while that is read; `read`: how many of them are shown. */
export type LaneGroup = {
  kind: CalendarKind
  count: number | undefined
  atLeast: boolean
  read: number
  isFolded: boolean
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
    const entry = { ...rest, ...dates, notes: lane.entry.judge?.(dates) ?? lane.entry.notes }
    return { ...lane, entry, items: barOf(lane.key, entry, range) }
  })
}

/** The entry of a key, in whichever lane it stands. */
export function findEntry(lanes: readonly CalendarLane[], key: string | undefined): CalendarEntry | undefined {
  if (key === undefined) return undefined
  for (const { entry, items = [] } of lanes) {
    if (entry.key === key) return entry
    const item = items.find((one) => one.kind === 'entry' && one.entry.key === key)
    if (item?.kind === 'entry') return item.entry
  }
  return undefined
}
