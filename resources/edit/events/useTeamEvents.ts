import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isInFlight } from '#contract/values/jobs.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { keepIngestion, keptIngestion } from './teamIngestions.ts'

const TOPICS: readonly string[] = ['job', 'reset']

type Wanted = { station?: string; start?: string }

/** The last ingestion of a team's events that this browser has begun, how it stands, and what can be done about it. */
export function useTeamEvents(team: string, name: string) {
  const { calls } = useConsole()
  const notice = useNotice()
  const onError = useErrorNotice()
  const [id, setId] = useState(() => keptIngestion(localStorage, team))
  const query = useQuery({
    queryKey: ['readEventIngestion', id],
    queryFn: async ({ signal }) => {
      const [known] = await calls.readEventIngestion({ query: { ids: id ?? '' }, signal })
      // Jobs are forgotten after a while; a browser then has nothing to say of them either.
      if (!known) keepIngestion(localStorage, team, undefined)
      return known ?? null
    },
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isInFlight(state.data.status) ? VIDEO_POLL_MS : false),
  })
  const reload = () => void query.refetch()
  useGatheredEvents(TOPICS, reload)
  const start = useMutation({
    mutationFn: (wanted: Wanted) => calls.ingestEvent({ body: { teamId: team, ...wanted } }),
    onSuccess: ({ status_id }) => {
      keepIngestion(localStorage, team, status_id)
      setId(status_id)
      notice('success', 'success.eventReprocess', { values: { title: name } })
    },
    onError,
  })
  const cancel = useMutation({
    mutationFn: () => calls.resetEventIngestion({ params: { id: id ?? '' } }),
    onSuccess: () => {
      notice('success', 'success.reprocessCancelled', { values: { title: name } })
      reload()
    },
    onError,
  })
  const ingestion = query.data ?? undefined
  return {
    ingestion,
    isRunning: ingestion !== undefined && isInFlight(ingestion.status),
    /** Why it is not known how it stands. */
    error: query.error,
    reload,
    start,
    cancel,
  }
}
