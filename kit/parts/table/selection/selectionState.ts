import { sameJson } from '#contract/rules/diff/json.ts'

/** What names a row, for as long as it exists. */
export type RowKey<Row> = (row: Row) => string

/** All that a list shows, by the filter that shows it: nobody has seen every one of them. */
export type AllMatching<Filter> = {
  flt: Filter
  count: number
  /** `count` is a lower bound. */
  atLeast: boolean
}

/**
 * The chosen rows of a table by their keys, in the order in which they were chosen. `base` is what was chosen before
 * the range that is being drawn: a longer or shorter Shift range replaces the last one and leaves everything else.
 */
export type SelectionState<Row, Filter = never> = {
  rows: ReadonlyMap<string, Row>
  base: ReadonlyMap<string, Row>
  /** Key of the row from which a range is drawn. */
  anchor: string | undefined
  /** Everything that matches is chosen; `rows` are those of it that have been on screen. */
  all?: AllMatching<Filter>
}

const NO_ROWS: ReadonlyMap<string, never> = new Map<string, never>()
export const NOTHING_SELECTED: SelectionState<never> = { rows: NO_ROWS, base: NO_ROWS, anchor: undefined }

/** The changes of a selection as pure functions, for rows that this key names. */
export function selectionRules<Row, Filter = never>(keyOf: RowKey<Row>) {
  type State = SelectionState<Row, Filter>
  const isChosen = (state: State) => (row: Row) => state.rows.has(keyOf(row))

  /** Chooses a row, or no longer; the next range starts here. */
  function toggled(state: State, row: Row): State {
    const rows = new Map(state.rows)
    if (!rows.delete(keyOf(row))) rows.set(keyOf(row), row)
    return { rows, base: rows, anchor: keyOf(row) }
  }

  /** The next range starts at the row of this key; nothing is chosen by that. */
  function anchored(state: State, key: string): State {
    return state.anchor === key && state.base === state.rows ? state : { ...state, base: state.rows, anchor: key }
  }

  /**
   * Everything between the anchor and the row at `to`, both included, beside what was chosen before. Where the anchor is
   * not on this page the range starts at `from`.
   */
  function ranged(state: State, page: readonly Row[], to: number, from = to): State {
    const known = page.findIndex((row) => keyOf(row) === state.anchor)
    const start = known === -1 ? from : known
    const rows = new Map(state.base)
    for (const row of page.slice(Math.min(start, to), Math.max(start, to) + 1)) rows.set(keyOf(row), row)
    const first = page[start]
    return { rows, base: state.base, anchor: first === undefined ? undefined : keyOf(first) }
  }

  /** Every row of the page beside those of other pages, or, where all of them are chosen, none of the page. */
  function pageToggled(state: State, page: readonly Row[]): State {
    const isWhole = page.every(isChosen(state))
    const rows = new Map(state.rows)
    for (const row of page) {
      if (isWhole) rows.delete(keyOf(row))
      else rows.set(keyOf(row), row)
    }
    return { rows, base: rows, anchor: undefined }
  }

  /** The whole page chosen beside what was chosen before. */
  function pageAdded(state: State, page: readonly Row[]): State {
    return page.every(isChosen(state)) ? state : pageToggled(state, page)
  }

  /** Everything that matches, this page included. Choosing or dropping single rows afterwards leaves those seen so far. */
  function allChosen(state: State, page: readonly Row[], all: AllMatching<Filter>): State {
    const rows = new Map([...state.rows, ...page.map((row) => [keyOf(row), row] as const)])
    return { rows, base: rows, anchor: undefined, all }
  }

  /** Chosen rows as the server has them now: an action has to name their latest revision. */
  function refreshed(state: State, page: readonly Row[]): State {
    if (state.all) return seen(state, page, state.all)
    if (state.rows.size === 0) return state
    const newer = page.filter((row) => isChosen(state)(row) && state.rows.get(keyOf(row)) !== row)
    if (newer.length === 0) return state
    const renew = (rows: ReadonlyMap<string, Row>) => {
      const next = new Map(rows)
      for (const row of newer) if (next.has(keyOf(row))) next.set(keyOf(row), row)
      return next
    }
    const rows = renew(state.rows)
    return { rows, base: state.base === state.rows ? rows : renew(state.base), anchor: state.anchor }
  }

  /** Rows that come on screen belong to everything that matches. */
  function seen(state: State, page: readonly Row[], all: AllMatching<Filter>): State {
    return page.every((row) => state.rows.get(keyOf(row)) === row) ? state : allChosen(state, page, all)
  }

  return { toggled, anchored, ranged, pageToggled, pageAdded, allChosen, refreshed }
}

/** Everything that matches, as the list counts it now: a change may have taken rows out of it, all of them even. */
export function recounted<Row, Filter>(
  state: SelectionState<Row, Filter>,
  now: AllMatching<Filter>,
): SelectionState<Row, Filter> {
  const { all } = state
  if (!all || !sameJson(all.flt, now.flt) || (all.count === now.count && all.atLeast === now.atLeast)) return state
  return now.count === 0 ? NOTHING_SELECTED : { ...state, all: now }
}

/** Without these: they were deleted, or nobody wants them any more. */
export function without<Row, Filter>(
  state: SelectionState<Row, Filter>,
  keys: ReadonlySet<string>,
): SelectionState<Row, Filter> {
  const rows = new Map([...state.rows].filter(([key]) => !keys.has(key)))
  return { rows, base: rows, anchor: state.anchor }
}
