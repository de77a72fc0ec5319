import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

/** Everything that is wrong in the form, shown at its field already or not. */
export function useIssues(store: FormStore): readonly Issue[] {
  const last = useRef<readonly Issue[]>([])
  const read = useCallback(() => {
    const issues = store.issues()
    if (!sameJson(issues, last.current)) last.current = issues
    return last.current
  }, [store])
  return useSyncExternalStore(store.watch, read)
}
