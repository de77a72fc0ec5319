import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { RAIL_LEAVING_DAYS, RAIL_NEW_DAYS, type RailBadge, type RailHidden } from '#contract/values/rails.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { RailLens } from './railLens.ts'

/** The card of a list row: without the people behind it, with what is said of it at the lens's moment. */
export function railRow(row: ContentRow, lens: RailLens): RailRow {
  const { uu: _by, uun: _name, lock: _lock, ct: _created, changed: _changed, ...shown } = row
  const [from, to] = windowOf(row, lens)
  const date = instantOf(row.ev_st) ?? (from !== undefined && from > lens.at ? new Date(from).toISOString() : undefined)
  return {
    ...shown,
    badges: badgesOf({ from, to, date, isLive: row.eve_st === 'live' }, lens),
    ...(date !== undefined && { date }),
  }
}

/** Why viewers do not get it at the moment; undefined where they do. */
export function hiddenReason(row: ContentRow, lens: RailLens): RailHidden | undefined {
  const [from, to] = windowOf(row, lens)
  if (to !== undefined && to <= lens.at) return 'expired'
  const product = lens.product === undefined ? {} : { product: lens.product }
  // What is worked on counts as published where drafts are looked at.
  const record = lens.side === 'draft' ? { ...row, st: 'published' as const } : row
  const [first] = whyUnavailable(record, { ...product, now: lens.at })
  return first ?? (from !== undefined && from > lens.at ? 'notYet' : undefined)
}

/** Collections have dates of their own. */
function windowOf(row: ContentRow, { product }: RailLens): [from: number | undefined, to: number | undefined] {
  if (row.urn === PAGE_URN) return [parseDate(row.st_dt), parseDate(row.ed_dt)]
  return [windowStart(row), windowEnd(row, product)]
}

type Facts = { from: number | undefined; to: number | undefined; date: string | undefined; isLive: boolean }

function badgesOf({ from, to, date, isLive }: Facts, { at }: RailLens): RailBadge[] {
  const isAhead = date !== undefined && Date.parse(date) > at
  const badges: [RailBadge, boolean][] = [
    ['new', !isAhead && from !== undefined && from <= at && from > at - RAIL_NEW_DAYS * DAY_MS],
    ['leaving', to !== undefined && to > at && to <= at + RAIL_LEAVING_DAYS * DAY_MS],
    ['live', isLive],
    ['upcoming', isAhead],
  ]
  return badges.flatMap(([badge, holds]) => (holds ? [badge] : []))
}

function instantOf(value: unknown): string | undefined {
  const at = parseDate(value)
  return at === undefined ? undefined : new Date(at).toISOString()
}
