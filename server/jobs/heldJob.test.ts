import { afterEach, expect, it, vi } from 'vitest'
import { JOB_BEAT_MS } from '#contract/values/jobs.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import type { JobHandlers } from './jobHandlers.ts'
import { createJobRunner } from './jobRunner.ts'

afterEach(() => vi.useRealTimers())

it('a job that takes long keeps its lease, and no longer once it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const job = { id: 'long', kind: 'reaggregate', attempt: 1, first_attempt: 0 } as JobRow
  const queue = [job]
  const beat = vi.fn(() => Promise.resolve(true))
  const nothing = () => Promise.resolve()
  let begin: () => void = () => undefined
  let end: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const work = new Promise<void>((resolve) => (end = resolve))
  const runner = createJobRunner({
    jobs: {
      claim: (lane) => Promise.resolve(lane === 'quick' ? queue.shift() : undefined),
      beat,
      finish: nothing,
      putBack: nothing,
      leave: nothing,
      nextDue: () => Promise.resolve(undefined),
    },
    timings: { promoteDue: () => Promise.resolve(0) },
    handlers: { reaggregate: { run: () => (begin(), work) } } as unknown as JobHandlers,
    now: () => 0,
    log: silentLog,
  })
  const done = runner.runDue()
  await begun
  vi.advanceTimersByTime(3 * JOB_BEAT_MS)
  expect(beat.mock.calls).toEqual([[job], [job], [job]])
  end()
  await done
  vi.advanceTimersByTime(3 * JOB_BEAT_MS)
  expect(beat).toHaveBeenCalledTimes(3)
})
