import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isInFlight } from '#contract/values/jobs.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const TOPICS: readonly string[] = ['job', 'reset']
const storedAs = (team: string) => `marquee-team-events-${team}`

type Wanted = { station?: string; start?: string }

/** The last ingestion of a team's events that this browser has begun, how it stands, and what can be done about it. */
export function useTeamEvents(team: string, name: string) {
  const { calls } = useConsole()
  const notice = useNotice()
  const onError = useErrorNotice()
  const [id, setId] = useState(() => {
    const kept = readStored(localStorage, storedAs(team))
    return typeof kept === 'string' ? kept : undefined
  })
  const query = useQuery({
    queryKey: ['readEventIngestion', id],
    queryFn: async ({ signal }) => (await calls.readEventIngestion({ query: { ids: id ?? '' }, signal }))[0] ?? null,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isInFlight(state.data.status) ? VIDEO_POLL_MS : false),
  })
  const reload = () => void query.refetch()
  useGatheredEvents(TOPICS, reload)
  const start = useMutation({
    mutationFn: (wanted: Wanted) => calls.ingestEvent({ body: { teamId: team, ...wanted } }),
    onSuccess: ({ status_id }) => {
      writeStored(localStorage, storedAs(team), status_id)
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
  return { ingestion, isRunning: ingestion !== undefined && isInFlight(ingestion.status), start, cancel }
}
