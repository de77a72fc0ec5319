import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Pointer } from '#kit/forms/data/pointer.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

/** What stands in the form at a place now; the same value keeps its identity. */
export function useFormValue(store: FormStore, pointer: Pointer): unknown {
  const last = useRef<unknown>(undefined)
  const read = useCallback(() => {
    const value = store.get(pointer)
    if (!sameJson(value, last.current)) last.current = value
    return last.current
  }, [store, pointer])
  return useSyncExternalStore(store.watch, read)
}
