import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import type { ServerEvent } from '../context/providerTypes.ts'
import { useWatchedJob } from '../jobs/watchedJobs.ts'

/**
 * A job as it stands now. Its counts come along with each pushed event; where nothing is pushed it is asked for every
 * five seconds, as the specification has it. It is read whole once more when it has ended.
 */
export function useJob(id: string): { job: JobDetail | undefined; error: unknown; reload: () => void } {
  const { calls, events } = useConsole()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => calls.getJob(id, signal),
    refetchInterval: ({ state }) => (state.data && !isInFlight(state.data.status) ? false : VIDEO_POLL_MS),
    gcTime: 0,
  })
  // Its end shows here: nobody has to be told in passing.
  useWatchedJob(id)
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic === 'reset') void client.invalidateQueries({ queryKey: keyOf(id) })
        if (event.topic !== 'job' || event.id !== id) return
        const known = client.getQueryData<JobDetail>(keyOf(id))
        if (!known || !isStep(event) || !isInFlight(event.status))
          void client.invalidateQueries({ queryKey: keyOf(id) })
        else client.setQueryData(keyOf(id), { ...known, ...stepOf(event) })
      }),
    [events, client, id],
  )
  return { job: data, error, reload: () => void refetch() }
}

const keyOf = (id: string) => ['bulk', 'job', id]

type Step = Pick<JobDetail, 'status' | 'count' | 'success' | 'failure'>

/** Counts in the event spare the question for them; a service that sends none is asked. */
function isStep(event: ServerEvent): event is ServerEvent & Step {
  return typeof event.status === 'string' && [event.count, event.success, event.failure].every(Number.isInteger)
}

/** The counts alone: `id`, `by` and `at` of an event are about the event. */
const stepOf = ({ status, count, success, failure }: Step): Step => ({ status, count, success, failure })
