import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { JOBS, useLiveJobs } from '#kit/jobs/useLiveJobs.ts'
import type { JobsView } from './model/jobsView.ts'
import { jobsQuery } from './model/jobsView.ts'

/**
 * The jobs of a view. One's own are moved by what is pushed; others are asked for again while any is in flight, and all
 * are where the service pushes nothing.
 */
export function useJobs(view: JobsView) {
  const { calls, events, product, actor } = useConsole()
  const format = useFormat()
  useLiveJobs()
  const { job: _open, ...shown } = view
  return useQuery({
    queryKey: [JOBS, 'centre', actor.uid, product, shown],
    queryFn: ({ signal }) => calls.listJobs({ query: jobsQuery(view, format.now()), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollEvery(state.data?.rows ?? [], events.state() === 'live', actor.uid),
  })
}
