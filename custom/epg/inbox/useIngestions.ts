import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import type { InboxView } from './model/inboxView.ts'

/** Root of everything that is read of ingestions. */
export const ingestionKey = (product: string | undefined) => ['epgIngestions', product]
/** Ingestions that the inbox lists, the newest first. */
const LISTED = 100
/** How often counts are read again where nothing is pushed, ms. */
const COUNTED_MS = 30_000
/** One's own jobs, and the ends of ingestions of others. */
const TOPICS: readonly string[] = ['job', 'onAir', 'reset']

/** What was taken in: moved by push, and asked for again while one of somebody else's is under way. */
export function useIngestions(show: InboxView['show']) {
  const { calls, product } = useConsole()
  const reload = useIngestionNews()
  const query = useQuery({
    queryKey: [...ingestionKey(product), 'list', show],
    queryFn: ({ signal }) =>
      calls.listEpgIngestions({ query: { pageSize: LISTED, ...(show === 'waiting' && { waiting: 'open' }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: usePolling(({ rows }: { rows: readonly EpgIngestion[] }) => rows),
  })
  return { rows: query.data?.rows, error: query.error, reload }
}

/** One that the list need not show: an address names it, or nothing of it waits any more. */
export function useIngestion(id: string | undefined) {
  const { calls, product } = useConsole()
  return useQuery({
    queryKey: [...ingestionKey(product), 'one', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => (await calls.readEpgIngestion({ query: { ids: id ?? '' }, signal }))[0] ?? null,
    refetchInterval: usePolling((one: EpgIngestion | null) => (one ? [one] : [])),
  })
}

/** How many ingestions there are in all, or want a decision. */
export function useIngestionCount(which: 'all' | 'decision', enabled = true): number | undefined {
  const { calls, product, events } = useConsole()
  const { data } = useQuery({
    queryKey: [...ingestionKey(product), 'count', which],
    enabled,
    queryFn: ({ signal }) =>
      calls.listEpgIngestions({ query: { pageSize: 1, ...(which === 'decision' && { waiting: which }) }, signal }),
    refetchInterval: () => (events.state() === 'live' ? false : COUNTED_MS),
  })
  return data?.count
}

/** Reads all that is on screen of ingestions again when push tells of them; answers the reading, to be asked for. */
export function useIngestionNews(): () => void {
  const { product } = useConsole()
  const queries = useQueryClient()
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: ingestionKey(product) }),
    [queries, product],
  )
  useGatheredEvents(TOPICS, reload)
  return reload
}

/** Of what is under way for others nothing is pushed before it ends. */
function usePolling<Data>(ingestionsOf: (data: Data) => readonly EpgIngestion[]) {
  const { events, actor } = useConsole()
  return ({ state: { data } }: { state: { data: Data | undefined } }) =>
    pollEvery(
      (data === undefined ? [] : ingestionsOf(data)).map(({ status, by }) => ({ status, by: { uid: by } })),
      events.state() === 'live',
      actor.name,
    )
}
