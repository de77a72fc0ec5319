import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ItemOutcome } from '#contract/schemas/bulk.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { JOB_ITEMS } from '#kit/jobs/useLiveJobs.ts'

export const ITEMS_SHOWN = 25

/** A page of the titles of a job; while it runs they are asked for now and then, since a push has only its counts. */
export function useJobItems(job: Pick<JobEntry, 'id' | 'status'>, outcome: ItemOutcome | undefined, page: number) {
  const { calls } = useConsole()
  return useQuery({
    queryKey: [JOB_ITEMS, job.id, outcome ?? 'all', page],
    queryFn: ({ signal }) =>
      calls.listJobItems({
        params: { id: job.id },
        query: { outcome, pageNumber: page, pageSize: ITEMS_SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery([job], false),
  })
}
