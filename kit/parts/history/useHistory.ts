import { useSyncExternalStore } from 'react'
import type { History, HistoryView } from './createHistory.ts'

/** The history as it stands; the screen is drawn anew with each step. */
export function useHistory<State, Action>(history: History<State, Action>): HistoryView<State> {
  return useSyncExternalStore(history.subscribe, history.view)
}
