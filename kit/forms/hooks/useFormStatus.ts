import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormStore } from '../formStore.ts'

/** What the action bar asks of a form. */
export type FormStatus = {
  isDirty: boolean
  /** Mistakes that stop a save. */
  errorCount: number
  /** What is missing for publishing only. */
  warningCount: number
  /** Where the first of them stands: the reason beside a disabled button leads there. */
  firstIssue: Pointer | undefined
  /** Where the step was made that undo takes back. */
  undoable: Pointer | undefined
  redoable: Pointer | undefined
}

function statusOf(store: FormStore): FormStatus {
  const issues = store.issues()
  const errors = issues.filter(({ severity }) => severity === 'error')
  return {
    isDirty: store.isDirty(),
    errorCount: errors.length,
    warningCount: issues.length - errors.length,
    firstIssue: (errors[0] ?? issues[0])?.pointer,
    undoable: store.undoable(),
    redoable: store.redoable(),
  }
}

export function useFormStatus(store: FormStore): FormStatus {
  const last = useRef<FormStatus | undefined>(undefined)
  const subscribe = useCallback((changed: () => void) => store.watch(changed), [store])
  return useSyncExternalStore(subscribe, () => {
    const status = statusOf(store)
    if (!last.current || !sameJson(last.current, status)) last.current = status
    return last.current
  })
}
