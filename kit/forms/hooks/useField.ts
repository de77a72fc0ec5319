import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import type { FieldState } from '../data/fieldStates.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'

/** One field of the form; whoever uses it is redrawn when that field changes and at no other time. */
export function useField(pointer: Pointer): FieldState {
  const { store } = useForm()
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  useHeardAtOnce(subscribe)
  return useSyncExternalStore(subscribe, () => store.field(pointer))
}

/**
 * React listens to a store only after the first picture. A letter typed before that would be in the store and not on
 * screen, where the next one overwrites it: until React listens, a change draws the field anew.
 */
function useHeardAtOnce(subscribe: (changed: () => void) => () => void): void {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    stop.current = subscribe(redraw)
    return stop.current
  }, [subscribe])
  useEffect(() => stop.current?.(), [subscribe])
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
