import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { FieldState } from '../data/fieldStates.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'

/** One field of the form; whoever uses it is redrawn when that field changes and at no other time. */
export function useField(pointer: Pointer): FieldState {
  const { store } = useForm()
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  return useSyncExternalStore(subscribe, () => store.field(pointer))
}

/**
 * What is said of a place that holds others, without its value: lists and objects are not redrawn while somebody types
 * in them.
 */
export function useFieldShell(pointer: Pointer): FieldState {
  const { store } = useForm()
  const last = useRef<FieldState | undefined>(undefined)
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  return useSyncExternalStore(subscribe, () => {
    const { raw, issues, shown, dirty } = store.field(pointer)
    const known = last.current
    // Whether it was touched matters only where there is something to say.
    if (known && known.raw === raw && known.issues === issues && (known.shown === shown || issues.length === 0))
      return known
    last.current = { value: undefined, raw, issues, shown, dirty }
    return last.current
  })
}
