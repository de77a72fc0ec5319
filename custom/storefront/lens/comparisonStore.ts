import { useSyncExternalStore } from 'react'
import { createValueStore } from '#kit/parts/context/createValueStore.ts'

/** Whether the draft is compared with what viewers have: a matter of this tab of the browser, not of the page. */
const comparison = createValueStore<{ isOn: true }>()

export function useComparison(): boolean {
  return useSyncExternalStore(comparison.subscribe, comparison.view) !== undefined
}

export function compare(isOn: boolean) {
  comparison.set(isOn ? { isOn } : undefined)
}
