import type { AllMatching, RowKey, SelectionState } from './selectionState.ts'
import { NOTHING_SELECTED, recounted, selectionRules, without } from './selectionState.ts'

/** What of a selection a table itself needs, whatever a filter is. */
export type TableSelection<Row> = {
  state: () => { rows: ReadonlyMap<string, Row> }
  subscribe: (listener: () => void) => () => void
  toggle: (row: Row) => void
  range: (page: readonly Row[], to: number, from?: number) => void
  togglePage: (page: readonly Row[]) => void
  addPage: (page: readonly Row[]) => void
  /** The rows as they are now. */
  refresh: (page: readonly Row[]) => void
  clear: () => void
}

export type Selection<Row, Filter = never> = Omit<TableSelection<Row>, 'state'> & {
  state: () => SelectionState<Row, Filter>
  anchor: (key: string) => void
  /** Everything that matches, the page included. */
  chooseAll: (page: readonly Row[], all: AllMatching<Filter>) => void
  /** These and nothing else. */
  chooseOnly: (rows: readonly Row[]) => void
  /** How much matches by now. */
  recount: (now: AllMatching<Filter>) => void
  drop: (keys: ReadonlySet<string>) => void
}

/** The selection of one table, outside React: choosing a thousand rows redraws those in view and nothing else. */
export function createSelection<Row, Filter = never>(keyOf: RowKey<Row>): Selection<Row, Filter> {
  const rules = selectionRules<Row, Filter>(keyOf)
  let state: SelectionState<Row, Filter> = NOTHING_SELECTED
  const listeners = new Set<() => void>()
  const become = (next: SelectionState<Row, Filter>) => {
    if (next === state) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle: (row) => become(rules.toggled(state, row)),
    anchor: (key) => become(rules.anchored(state, key)),
    range: (page, to, from) => become(rules.ranged(state, page, to, from)),
    togglePage: (page) => become(rules.pageToggled(state, page)),
    addPage: (page) => become(rules.pageAdded(state, page)),
    chooseAll: (page, all) => become(rules.allChosen(state, page, all)),
    chooseOnly: (rows) => become(rules.pageAdded(NOTHING_SELECTED, rows)),
    refresh: (page) => become(rules.refreshed(state, page)),
    recount: (now) => become(recounted(state, now)),
    drop: (keys) => become(without(state, keys)),
    clear: () => become(NOTHING_SELECTED),
  }
}
