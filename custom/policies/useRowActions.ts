import { useMemo } from 'react'
import type { RowActions } from '#kit/forms/lists/useRows.ts'
import { usePolicyScreen } from './PolicyContext.ts'

/** What can be done to the entries of a list of the policy: its rules, or the rows of one. */
export function useRowActions(list: string, fresh: () => unknown): RowActions {
  const { store } = usePolicyScreen()
  return useMemo(() => {
    const entries = () => (store.get(list) as readonly unknown[] | undefined) ?? []
    return {
      add: () => store.insertRow(list, entries().length, fresh()),
      // A copy of its own: two entries that are one object would have one key.
      duplicate: (index) => store.insertRow(list, index + 1, structuredClone(entries()[index])),
      remove: (index) => store.removeRow(list, index),
      move: (from, to) => store.moveRow(list, from, to),
    }
  }, [store, list, fresh])
}
