import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EpgDecision, EpgIngestion, EpgMatchDecision } from '#contract/schemas/live/ingestion.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { JOBS } from '#kit/jobs/useLiveJobs.ts'
import { ingestionKey } from './useIngestions.ts'

/** A decision takes the same job up again: the next one waits this long, in ms, so many times, until it has ended. */
const AGAIN_MS = 400
const TRIES = 40

const isRunning = (error: unknown) => (error as Partial<ApiError> | null)?.code === 'running'

/** What can be done with an ingestion as a whole (specification sections 4 and 8). `onFollow` shows another one. */
export function useIngestionActs(ingestion: EpgIngestion, onFollow: (id: string) => void) {
  const { calls } = useConsole()
  const notice = useNotice()
  const { id, title, station = '', channelId, start } = ingestion
  const settle = useSettle()
  const values = { title }
  const cancel = useMutation({
    ...settle,
    mutationFn: () => calls.resetEpgIngestion({ params: { id } }),
    onSuccess: () => notice('success', 'success.reprocessCancelled', { values }),
  })
  const close = useMutation({
    ...settle,
    mutationFn: () => calls.closeEpgProcess({ params: { id } }),
    onSuccess: () => notice('info', 'ingestion.acts.closed', { values }),
  })
  const undo = useMutation({
    ...settle,
    mutationFn: () => calls.undoJob({ params: { id } }),
    onSuccess: () => notice('info', 'ingestion.acts.undone', { values }),
  })
  const retry = useMutation({
    ...settle,
    mutationFn: () => calls.retryJob({ params: { id } }),
    onSuccess: () => notice('info', 'jobs.retried'),
  })
  const reprocess = useMutation({
    ...settle,
    mutationFn: () =>
      calls.ingestEpg({
        body: { station, ...(channelId !== undefined && { channelId }), ...(start !== undefined && { start }) },
      }),
    onSuccess: ({ status_id }) => {
      notice('success', 'success.epgReprocess', { values })
      onFollow(status_id)
    },
  })
  return { cancel, close, undo, retry, reprocess }
}

/** Decisions about changes and channels. One that comes while the one before is written waits for it. */
export function useDecisions(id: string) {
  const { calls } = useConsole()
  const settle = useSettle()
  const patient = {
    ...settle,
    retry: (tries: number, error: unknown) => isRunning(error) && tries < TRIES,
    retryDelay: AGAIN_MS,
  }
  const decide = useMutation({
    ...patient,
    mutationFn: (body: EpgDecision) => calls.decideEpgChanges({ params: { id }, body }),
  })
  const match = useMutation({
    ...patient,
    mutationFn: (body: EpgMatchDecision) => calls.confirmEpgMatches({ params: { id }, body }),
  })
  return { decide, match }
}

/** What every act ends with: the failure told, and all that is shown of ingestions and jobs asked for again. */
function useSettle() {
  const { product } = useConsole()
  const client = useQueryClient()
  const onError = useErrorNotice()
  return {
    onError: (error: unknown) => onError(error),
    onSettled: () => {
      for (const queryKey of [ingestionKey(product), [JOBS]]) void client.invalidateQueries({ queryKey })
    },
  }
}
