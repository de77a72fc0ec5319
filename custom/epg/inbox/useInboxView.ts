import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { InboxView } from './model/inboxView.ts'
import { inboxFromSearch, searchOfInbox } from './model/inboxView.ts'

/** What of the inbox is shown, in the address; changes of it are no steps of the browser's history. */
export function useInboxView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => inboxFromSearch(params), [params])
  const change = useCallback(
    (part: Partial<InboxView>) => setParams((before) => searchOfInbox(before, part), { replace: true }),
    [setParams],
  )
  return { view, change }
}
