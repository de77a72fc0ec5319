import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState } from '../data/fieldStates.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'

/** One field of the form; whoever uses it is redrawn when that field changes and at no other time. */
export function useField(pointer: Pointer): FieldState {
  const { store } = useForm()
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  return useSyncExternalStore(subscribe, () => store.field(pointer))
}
