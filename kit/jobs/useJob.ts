import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { pollEvery } from './pollEvery.ts'
import { JOB, useLiveJobs } from './useLiveJobs.ts'
import { useWatchedJob } from './watchedJobs.ts'

/**
 * A job with its steps as it stands now, moved by what is pushed and asked for again where nothing is. Whoever shows it
 * has seen its end: nobody is told of that in passing.
 */
export function useJob(id: string | undefined): UseQueryResult<JobDetail> {
  const { calls, events, actor } = useConsole()
  useLiveJobs()
  useWatchedJob(id)
  return useQuery({
    queryKey: [JOB, id],
    queryFn: ({ signal }) => calls.getJob({ params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    // What came of it while nobody looked is not in the answer of before.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollEvery(data ? [data] : [], events.state() === 'live', actor.uid),
  })
}
