import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { SideDraft } from '#contract/schemas/sideDraft.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

const none: readonly SideDraft[] = []

/** One's own parked edits of a document, the newest first; other tabs and machines are followed by push. */
export function useSideDrafts(target: { id: string; urn: string } | undefined) {
  const { calls, events } = useConsole()
  const client = useQueryClient()
  const { id, urn } = target ?? {}
  const { data } = useQuery({
    queryKey: ['sideDrafts', urn, id],
    queryFn: ({ signal }) => calls.listSideDrafts({ query: { id, urn }, signal }),
    enabled: id !== undefined && urn !== undefined,
  })
  const renew = useCallback(() => client.invalidateQueries({ queryKey: ['sideDrafts', urn, id] }), [client, urn, id])
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'draft' || topic === 'reset') void renew()
      }),
    [events, renew],
  )
  return { drafts: data ?? none, renew }
}
