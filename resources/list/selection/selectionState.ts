import { sameJson } from '#contract/rules/diff/json.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'

/** All that a list shows, by what shows it: nobody has seen every one of them. */
export type AllMatching = {
  flt: BulkFilter
  count: number
  /** `count` is a lower bound. */
  atLeast: boolean
}

/**
 * The chosen rows of a list, in the order in which they were chosen. `base` is what was chosen before the range that is
 * being drawn: a longer or shorter Shift range replaces the last one and leaves everything else.
 */
export type SelectionState = {
  rows: ReadonlyMap<string, ContentRow>
  base: ReadonlyMap<string, ContentRow>
  /** Id of the row from which a range is drawn. */
  anchor: string | undefined
  /** Everything that matches is chosen; `rows` are those of it that have been on screen. */
  all?: AllMatching
}

export const NOTHING_SELECTED: SelectionState = { rows: new Map(), base: new Map(), anchor: undefined }

/** Chooses a row, or no longer; the next range starts here. */
export function toggled(state: SelectionState, row: ContentRow): SelectionState {
  const rows = new Map(state.rows)
  if (!rows.delete(row.id)) rows.set(row.id, row)
  return { rows, base: rows, anchor: row.id }
}

/** The next range starts at this row; nothing is chosen by that. */
export function anchored(state: SelectionState, id: string): SelectionState {
  return state.anchor === id && state.base === state.rows ? state : { ...state, base: state.rows, anchor: id }
}

/**
 * Everything between the anchor and the row at `to`, both included, beside what was chosen before. Where the anchor is
 * not on this page the range starts at `from`.
 */
export function ranged(state: SelectionState, page: readonly ContentRow[], to: number, from = to): SelectionState {
  const known = page.findIndex((row) => row.id === state.anchor)
  const start = known === -1 ? from : known
  const rows = new Map(state.base)
  for (const row of page.slice(Math.min(start, to), Math.max(start, to) + 1)) rows.set(row.id, row)
  return { rows, base: state.base, anchor: page[start]?.id }
}

/** Every row of the page beside those of other pages, or, where all of them are chosen, none of the page. */
export function pageToggled(state: SelectionState, page: readonly ContentRow[]): SelectionState {
  const isWhole = page.every((row) => state.rows.has(row.id))
  const rows = new Map(state.rows)
  for (const row of page) {
    if (isWhole) rows.delete(row.id)
    else rows.set(row.id, row)
  }
  return { rows, base: rows, anchor: undefined }
}

/** The whole page chosen beside what was chosen before. */
export function pageAdded(state: SelectionState, page: readonly ContentRow[]): SelectionState {
  return page.every((row) => state.rows.has(row.id)) ? state : pageToggled(state, page)
}

/** Everything that matches, this page included. Choosing or dropping single rows afterwards leaves those seen so far. */
export function allChosen(state: SelectionState, page: readonly ContentRow[], all: AllMatching): SelectionState {
  const rows = new Map([...state.rows, ...page.map((row) => [row.id, row] as const)])
  return { rows, base: rows, anchor: undefined, all }
}

/** Chosen rows as the server has them now: an action has to name their latest revision. */
export function refreshed(state: SelectionState, page: readonly ContentRow[]): SelectionState {
  if (state.all) return seen(state, page, state.all)
  if (state.rows.size === 0) return state
  const newer = page.filter((row) => state.rows.has(row.id) && state.rows.get(row.id) !== row)
  if (newer.length === 0) return state
  const renew = (rows: ReadonlyMap<string, ContentRow>) => {
    const next = new Map(rows)
    for (const row of newer) if (next.has(row.id)) next.set(row.id, row)
    return next
  }
  const rows = renew(state.rows)
  return { rows, base: state.base === state.rows ? rows : renew(state.base), anchor: state.anchor }
}

/** Everything that matches, as the list counts it now: a change may have taken titles out of it, all of them even. */
export function recounted(state: SelectionState, now: AllMatching): SelectionState {
  const { all } = state
  if (!all || !sameJson(all.flt, now.flt) || (all.count === now.count && all.atLeast === now.atLeast)) return state
  return now.count === 0 ? NOTHING_SELECTED : { ...state, all: now }
}

/** Without these: they were deleted, or nobody wants them any more. */
export function without(state: SelectionState, ids: ReadonlySet<string>): SelectionState {
  const rows = new Map([...state.rows].filter(([id]) => !ids.has(id)))
  return { rows, base: rows, anchor: state.anchor }
}

/** Rows that come on screen belong to everything that matches. */
function seen(state: SelectionState, page: readonly ContentRow[], all: AllMatching): SelectionState {
  return page.every((row) => state.rows.get(row.id) === row) ? state : allChosen(state, page, all)
}
