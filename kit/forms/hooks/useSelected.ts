import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'

/**
 * Something derived from a place of the form: how many rows it has, which products it names. The user is redrawn only
 * when the derived value changes, not with every keystroke below the place. `select` has to be a stable function.
 */
export function useSelected<T>(pointer: Pointer, select: (value: unknown) => T): T {
  const { store } = useForm()
  const last = useRef<{ value: T } | undefined>(undefined)
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  return useSyncExternalStore(subscribe, () => {
    const value = select(store.get(pointer))
    if (last.current && sameJson(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  })
}
