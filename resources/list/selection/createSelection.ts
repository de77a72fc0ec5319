import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { AllMatching, SelectionState } from './selectionState.ts'
import {
  allChosen,
  anchored,
  NOTHING_SELECTED,
  pageAdded,
  pageToggled,
  ranged,
  recounted,
  refreshed,
  toggled,
  without,
} from './selectionState.ts'

export type Selection = {
  state: () => SelectionState
  subscribe: (listener: () => void) => () => void
  toggle: (row: ContentRow) => void
  anchor: (id: string) => void
  range: (page: readonly ContentRow[], to: number, from?: number) => void
  togglePage: (page: readonly ContentRow[]) => void
  addPage: (page: readonly ContentRow[]) => void
  /** Everything that matches, the page included. */
  chooseAll: (page: readonly ContentRow[], all: AllMatching) => void
  /** These and nothing else. */
  chooseOnly: (rows: readonly ContentRow[]) => void
  refresh: (page: readonly ContentRow[]) => void
  /** How much matches by now. */
  recount: (now: AllMatching) => void
  drop: (ids: ReadonlySet<string>) => void
  clear: () => void
}

/** The selection of one list, outside React: choosing a thousand rows redraws those in view and nothing else. */
export function createSelection(): Selection {
  let state = NOTHING_SELECTED
  const listeners = new Set<() => void>()
  const become = (next: SelectionState) => {
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
    toggle: (row) => become(toggled(state, row)),
    anchor: (id) => become(anchored(state, id)),
    range: (page, to, from) => become(ranged(state, page, to, from)),
    togglePage: (page) => become(pageToggled(state, page)),
    addPage: (page) => become(pageAdded(state, page)),
    chooseAll: (page, all) => become(allChosen(state, page, all)),
    chooseOnly: (rows) => become(pageAdded(NOTHING_SELECTED, rows)),
    refresh: (page) => become(refreshed(state, page)),
    recount: (now) => become(recounted(state, now)),
    drop: (ids) => become(without(state, ids)),
    clear: () => become(NOTHING_SELECTED),
  }
}
