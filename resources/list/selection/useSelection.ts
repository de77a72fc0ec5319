import { useState, useSyncExternalStore } from 'react'
import type { Selection } from './createSelection.ts'
import { createSelection } from './createSelection.ts'
import type { SelectionState } from './createSelection.ts'

/** One selection for as long as the screen stands. */
export function useNewSelection(): Selection {
  return useState(createSelection)[0]
}

/** The chosen rows, for whoever draws all of them; a row asks for itself only (`usePaintedRows`). */
export function useSelectionState(selection: Selection): SelectionState {
  return useSyncExternalStore(selection.subscribe, selection.state)
}
