import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { playedSpans, playoutState } from '#contract/rules/schedule/playout/playoutState.ts'
import type { PlayoutChannel } from '#contract/schemas/live/playout.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useSchedule } from '../ScheduleContext.ts'

const TOPICS: readonly string[] = ['onAir', 'reset']
/** A service that pushes nothing is asked again after so long, in ms. */
const STALE_MS = 60_000

/** How the playout of the channel stands, told anew when somebody starts it; and starting it, which rejects where it cannot. */
export function usePlayout() {
  const { calls, product } = useConsole()
  const { channel, now } = useSchedule()
  const client = useQueryClient()
  const key = ['schedule', 'playout', product, channel.id]
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => playoutOf(calls, channel.id, signal),
    refetchInterval: STALE_MS,
  })
  useGatheredEvents(
    TOPICS,
    useCallback(() => void refetch(), [refetch]),
    ({ topic, id }) => topic === 'reset' || id === channel.id,
  )
  const start = data?.start === undefined ? undefined : Date.parse(data.start)
  const spans = useMemo(() => playedSpans(data ?? {}, now), [data, now])
  return {
    /** Undefined while it is read. */
    state: data === undefined ? undefined : playoutState(start, now),
    from: start,
    by: data?.by,
    /** What was played out, by this start or earlier ones. */
    spans,
    isError,
    begin: async (at: number) => {
      const body = { channel_start_time: new Date(at).toISOString() }
      const begun = await calls.startPlayoutChannel({ params: { id: channel.id }, body })
      client.setQueryData<KnownPlayout>(key, (known) => ({ ...known, ...begun, by: undefined }))
      // Who has started it, and what has played until now, the list tells.
      void refetch()
    },
  }
}

/** A channel that was never started has its id and its state alone. */
type KnownPlayout = Omit<Partial<PlayoutChannel>, 'by'> &
  Pick<PlayoutChannel, 'id' | 'state'> & { by?: string | undefined }

/** The channel's own among those of all: none is read by itself. One that is not told of was never started. */
async function playoutOf(calls: Calls, id: string, signal: AbortSignal): Promise<KnownPlayout> {
  for (let pageNumber = 1; ; pageNumber++) {
    const { rows } = await calls.listPlayoutChannels({ query: { pageNumber, pageSize: MAX_PAGE_SIZE }, signal })
    const found = rows.find((row) => row.id === id)
    if (found || rows.length < MAX_PAGE_SIZE) return found ?? { id, state: 'stopped' }
  }
}
