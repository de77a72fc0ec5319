import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Watches } from '#contract/schemas/delivery.ts'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'

const KEY = 'watches'
const NONE: Watches = { watches: [], webhooks: [] }
const FRESH_MS = 60_000

/** The views that the signed-in person watches, and how they can be told; moved by what is pushed. */
export function useWatches() {
  const { calls, events, actor } = useConsole()
  const client = useQueryClient()
  // Whoever has no role keeps nothing on the server (design 9 (16)).
  const isOffered = useServiceHas('watches') && actor.roles.length > 0
  const { data } = useQuery({
    queryKey: [KEY, actor.uid],
    queryFn: ({ signal }) => calls.listWatches({ signal }),
    enabled: isOffered,
    staleTime: FRESH_MS,
  })
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'watch' || topic === 'reset') void client.invalidateQueries({ queryKey: [KEY] })
      }),
    [events, client],
  )
  const refresh = () => client.invalidateQueries({ queryKey: [KEY] })
  return { ...(data ?? NONE), isOffered, refresh }
}
