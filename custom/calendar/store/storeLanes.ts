import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import { freeTimes } from '#contract/rules/storefront/checks/unfollowedEnds.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { PageType } from '#contract/values/storefront.ts'
import {
  barOf,
  datesFrom,
  type CalendarEntry,
  type CalendarItem,
  type CalendarLane,
  type Dates,
  type EntryKind,
} from '../model/calendarEntry.ts'

type Row = StorefrontCalendarRow
type Words = { nameOf: (row: Pick<Row, 'lon'>) => string }
export type StoreRows = { pages: readonly Row[]; containers: readonly Row[] }
type Shown = { ty: PageType; range: TimeRange; now: number; isEverything: boolean }

/**
 * Pages with their tabs and containers, each a lane of its own, in the order of the page. Containers without dates are
 * always there and left out unless everything is asked for. After what ends stands the time in which nothing follows.
 */
export function storeLanes({ pages, containers }: StoreRows, shown: Shown, words: Words): CalendarLane[] {
  const known = new Map(containers.map((row) => [row.id, row]))
  const tops = pages.filter(({ tab }) => tab === undefined)
  const tabs = Map.groupBy(
    pages.filter(({ tab }) => tab !== undefined),
    ({ id }) => id,
  )
  const freeOfPages = freeAfter(tops)
  return tops.flatMap((page) => [
    laneOf(page.id, page, shown.ty, { depth: 0, free: freeOfPages.get(page) }, shown, words),
    ...within(page.id, page, { depth: 1, page, known }, shown, words),
    ...(tabs.get(page.id) ?? []).flatMap((tab) => [
      laneOf(`${page.id}/${tab.tab}`, tab, 'tab', { depth: 1 }, shown, words),
      ...within(`${page.id}/${tab.tab}`, tab, { depth: 2, page, known }, shown, words),
    ]),
  ])
}

type Place = { depth: number; page: Row; known: ReadonlyMap<string, Row> }

/** Lanes of the containers that a tab, or the page itself, shows. */
function within(key: string, parent: Row, { depth, page, known }: Place, shown: Shown, words: Words): CalendarLane[] {
  const inside = (parent.c ?? []).flatMap((id) => known.get(id) ?? [])
  const free = freeAfter(inside, endOf(parent) ?? endOf(page))
  return inside
    .filter((row) => shown.isEverything || row.st_dt !== undefined || row.ed_dt !== undefined)
    .map((row) => laneOf(`${key}/${row.id}`, row, 'container', { depth, free: free.get(row) }, shown, words))
}

/** `to`: where it ends to be seen; `until`: what begins then. */
type Free = { from: number; to: number; until?: number }

/** By the one that ends last before it: the time until the next one begins, or the end of what holds them. */
function freeAfter(rows: readonly Row[], end?: number): ReadonlyMap<Row, Free> {
  const dated = rows.map((row) => ({ row, ...datesOf(row) }))
  const spans = dated.map(({ start, end: to }) => ({
    ...(start !== undefined && { startDate: start }),
    ...(to !== undefined && { endDate: to }),
  }))
  return new Map(
    freeTimes(spans).flatMap((free): [Row, Free][] => {
      const last = dated.find((one) => one.end === free.from)
      const to = free.until ?? end ?? Infinity
      return last && to > free.from ? [[last.row, { ...free, to }]] : []
    }),
  )
}

function laneOf(
  key: string,
  row: Row,
  kind: EntryKind,
  { depth, free }: { depth: number; free?: Free | undefined },
  { range, now }: Shown,
  { nameOf }: Words,
): CalendarLane {
  const entry = entryOf(row, kind, free !== undefined && free.until === undefined && free.from > now)
  return {
    ...{ key, label: nameOf(row), entry, depth },
    items: [...barOf(key, entry, range), ...(free ? freeItem(key, free, range) : [])],
  }
}

function entryOf(row: Row, kind: EntryKind, isUnfollowed: boolean): CalendarEntry {
  const dates = datesOf(row)
  const { start = -Infinity, end = Infinity } = dates
  return {
    ...dates,
    ...{ key: `${row.id} ${row.tab ?? ''}`, kind, id: row.id, names: row.lon, st: row.st, rev: row.rev },
    ...(row.tab !== undefined && { tab: row.tab }),
    notes: [
      ...(start >= end ? [{ code: 'turned', tone: 'error' as const }] : []),
      ...(isUnfollowed ? [{ code: 'unfollowed', tone: 'warning' as const }] : []),
    ],
  }
}

function freeItem(key: string, { from, to, until }: Free, range: TimeRange): CalendarItem[] {
  const item = { from: Math.max(from, range.from), to: Math.min(to, range.to) }
  return item.from < item.to
    ? [{ kind: 'free', key: `${key} free`, ...item, ...(until !== undefined && { until }) }]
    : []
}

function datesOf(row: Row): Dates {
  return datesFrom(parseDate(row.st_dt), parseDate(row.ed_dt))
}

const endOf = (row: Row) => parseDate(row.ed_dt)
