import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'

/** Root of everything that is read of ingestions. */
export const ingestionKey = (product: string | undefined) => ['epgIngestions', product]
/** Ingestions that the inbox lists, the newest first. */
const LISTED = 100
const TOPICS: readonly string[] = ['job', 'reset']

/** What was taken in: moved by push, and asked for again while one of somebody else's is under way. */
export function useIngestions() {
  const { calls, product, events, actor } = useConsole()
  const queries = useQueryClient()
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: ingestionKey(product) }),
    [queries, product],
  )
  useGatheredEvents(TOPICS, reload)
  const query = useQuery({
    queryKey: [...ingestionKey(product), 'list'],
    queryFn: ({ signal }) => calls.listEpgIngestions({ query: { pageSize: LISTED }, signal }),
    refetchInterval: ({ state: { data } }) =>
      pollEvery(
        (data?.rows ?? []).map(({ status, by }) => ({ status, by: { uid: by } })),
        events.state() === 'live',
        actor.name,
      ),
  })
  return { rows: query.data?.rows, error: query.error, reload }
}
