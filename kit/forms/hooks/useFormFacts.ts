import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { FormStore } from '../formStore.ts'

/** What bar, index and actions show of a form; redrawn only when one of these changes, not with every keystroke. */
export type FormState = {
  dirty: boolean
  /** Issues that no save survives. */
  errors: number
  /** Fields that publishing needs and that are empty. */
  missing: number
  undoable: string | undefined
  redoable: string | undefined
}

export function useFormFacts(store: FormStore): FormState {
  const last = useRef<FormState>(undefined)
  const read = useCallback(() => {
    const issues = store.issues()
    const errors = issues.filter(({ severity }) => severity === 'error').length
    const next = {
      dirty: store.isDirty(),
      errors,
      missing: issues.length - errors,
      undoable: store.undoable(),
      redoable: store.redoable(),
    }
    if (!last.current || !sameJson(last.current, next)) last.current = next
    return last.current
  }, [store])
  return useSyncExternalStore(store.watch, read)
}
