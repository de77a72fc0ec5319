import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IN_FLIGHT } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

const SHOWN = 5

/** One's own jobs that wait or run; pushed changes ask again. */
export function useRunningJobs() {
  const { calls, events, actor, product } = useConsole()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['quickPanel', 'jobs', actor.uid, product],
    queryFn: ({ signal }) => calls.listJobs({ query: { status: IN_FLIGHT.join(','), pageSize: SHOWN }, signal }),
    staleTime: 5_000,
  })
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'job' || topic === 'reset') void client.invalidateQueries({ queryKey: ['quickPanel', 'jobs'] })
      }),
    [events, client],
  )
  return query
}
