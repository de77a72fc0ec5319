import { useEffect, useRef, useState } from 'react'
import { isInFlight } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useJob } from '#kit/jobs/useJob.ts'

/** One numbering of a parent's children, from its beginning to its undo. */
export function useSortJob(onEnded: (parentId: string) => void) {
  const { calls } = useConsole()
  const tellError = useErrorNotice()
  const [begun, setBegun] = useState<{ id: string; parent: string; isUndo: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const { data: job } = useJob(begun?.id)
  const ended = useRef(onEnded)
  ended.current = onEnded
  const status = job?.status
  const parent = begun?.parent
  useEffect(() => {
    if (status !== undefined && !isInFlight(status) && parent !== undefined) ended.current(parent)
  }, [status, parent, job?.id])

  const act = async (work: () => Promise<void>) => {
    setAsking(true)
    try {
      await work()
    } catch (error) {
      tellError(error)
    } finally {
      setAsking(false)
    }
  }
  return {
    begun,
    job,
    isAsking,
    /** False where titles came or went meanwhile. */
    async sort(parentId: string, keys: readonly string[]): Promise<boolean> {
      try {
        const { status_id: id } = await calls.sortEpisodes({ body: { id: parentId, keys: [...keys] } })
        setBegun({ id, parent: parentId, isUndo: false })
        return true
      } catch (error) {
        if ((error as ApiError).code === 'childrenChanged') return false
        tellError(error)
        return true
      }
    },
    undo: () =>
      act(async () => {
        if (!begun) return
        const { status_id: id } = await calls.undoJob({ params: { id: begun.id } })
        setBegun({ ...begun, id, isUndo: true })
      }),
    retry: () => act(async () => void (begun && (await calls.retryJob({ params: { id: begun.id } })))),
    cancel: () => act(async () => void (begun && (await calls.cancelJob({ params: { id: begun.id } })))),
    dismiss: () => setBegun(undefined),
  }
}

export type SortJob = ReturnType<typeof useSortJob>
