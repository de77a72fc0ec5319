import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Issue } from '../data/issue.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'

/** Issues of a place and of everything in it: for a list that is drawn as one control. */
export function useIssuesWithin(pointer: Pointer): readonly Issue[] {
  const { store } = useForm()
  const last = useRef<readonly Issue[]>([])
  const subscribe = useCallback((changed: () => void) => store.subscribe(pointer, changed), [store, pointer])
  return useSyncExternalStore(subscribe, () => {
    const issues = store.issuesWithin(pointer)
    if (!sameJson(issues, last.current)) last.current = issues
    return last.current
  })
}
