import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { JOB, JOB_ITEMS, JOBS } from '#kit/jobs/useLiveJobs.ts'

/** What can be done with a job: call it off, try the failed again, take it back. `onFollow` shows the job that goes on. */
export function useJobActs(job: JobDetail, onFollow: (id: string) => void) {
  const { calls } = useConsole()
  const client = useQueryClient()
  const notice = useNotice()
  const onError = useErrorNotice()
  const onSettled = () => {
    for (const root of [JOBS, JOB, JOB_ITEMS]) void client.invalidateQueries({ queryKey: [root] })
  }
  const cancel = useMutation({
    mutationFn: () => calls.cancelJob({ params: { id: job.id } }),
    onSuccess: () => notice('info', 'jobCentre.cancelled'),
    onError,
    onSettled,
  })
  const retry = useMutation({
    mutationFn: () => calls.retryJob({ params: { id: job.id } }),
    onSuccess: ({ status_id }) => {
      notice('info', 'jobs.retried')
      onFollow(status_id)
    },
    onError,
    onSettled,
  })
  const undo = useMutation({
    mutationFn: () => calls.undoJob({ params: { id: job.id } }),
    onSuccess: ({ status_id }) => {
      notice('info', 'jobCentre.undone')
      onFollow(status_id)
    },
    onError,
    onSettled,
  })
  return { cancel, retry, undo }
}
