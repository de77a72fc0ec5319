import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
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
  return useSyncExternalStore(store.watch, useReader(store))
}

/**
 * The same for a screen that is large: it follows right after the frame of a key. What acts meanwhile asks `factsNow`,
 * since a save right behind a letter is not to be taken for one of nothing.
 */
export function useFollowedFacts(store: FormStore): { facts: FormState; factsNow: () => FormState } {
  const factsNow = useReader(store)
  return { facts: useFollowed(store.watch, factsNow), factsNow }
}

function useReader(store: FormStore): () => FormState {
  const last = useRef<FormState>(undefined)
  return useCallback(() => {
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
}
