import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { REAGGREGATE_NOTICE_MS } from '#contract/values/timers.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { restoreRequest } from '#kit/record/restoreRequest.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { followJob } from './followJob.ts'

/** Re-aggregating and restoring the original: asked for here, done by a job, whose failure is told (section 8). */
export function useAggregate({ type, record, lock }: Pick<ContentEditor, 'type' | 'record' | 'lock'>) {
  const { calls } = useConsole()
  const notice = useNotice()
  const tell = useErrorNotice()
  const follow = useFollowedJob(type.type, record?.id)
  const start = async (ask: () => Promise<JobAnswer>, words: string, duration?: number): Promise<boolean> => {
    try {
      const { status_id } = await ask()
      notice('success', words, duration === undefined ? {} : { duration })
      void follow(status_id)
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
  return {
    reaggregate: () =>
      start(
        () =>
          calls.reaggregateContent({
            params: { type: type.type, id: record?.id ?? '' },
            lockNumber: lock.number(),
          }),
        'success.reaggregate',
        REAGGREGATE_NOTICE_MS,
      ),
    restore: () =>
      start(
        () =>
          calls.restoreOriginal({
            body: restoreRequest(type.type, record ?? { id: '' }),
            lockNumber: lock.number(),
          }),
        'success.restoreToOriginal',
      ),
  }
}

/** Follows a job for as long as the record is on screen. */
function useFollowedJob(type: string, id: string | undefined): (job: string) => Promise<void> {
  const { calls, events } = useConsole()
  const notice = useNotice()
  const translate = useTranslate()
  const cache = useQueryClient()
  const [leaving] = useState(() => ({ now: new AbortController() }))
  useEffect(() => {
    leaving.now = new AbortController()
    return () => leaving.now.abort()
  }, [leaving])
  return useCallback(
    async (job) => {
      const { signal } = leaving.now
      const refresh = () => cache.invalidateQueries({ queryKey: ['aggregate', type, id] })
      void refresh()
      const ended = await followJob(job, { calls, events, wait: waitUntil(signal), signal }).catch(() => undefined)
      if (!ended) return
      void refresh()
      if (ended.status !== 'failed') return
      const code = ended.code === undefined ? undefined : errorOfNumber(ended.code)?.code
      const why = code ? translate(`serverErrors.${code}`, { _: ended.description }) : (ended.description ?? '')
      notice('error', 'aggregate.failed', { values: { why } })
    },
    [calls, events, notice, translate, cache, leaving, type, id],
  )
}

const waitUntil = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
