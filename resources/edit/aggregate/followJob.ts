import { isInFlight, type JobState } from '#contract/values/jobs.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'
import type { EventFeed, MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'

type Parts = {
  calls: Pick<MarqueeDataProvider, 'readBulkStatus'>
  events: Pick<EventFeed, 'subscribe'>
  /** Resolves after a while, or when the screen is left. */
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}

/**
 * The end of a job, or undefined where one has stopped waiting for it. Each step that the push tells of is looked up,
 * and where nothing is pushed the status is asked for every five seconds, as the specification has it.
 */
export async function followJob(id: string, { calls, events, wait, signal }: Parts): Promise<JobState | undefined> {
  let heard: () => void = () => undefined
  const unsubscribe = events.subscribe((event) => {
    if (event.topic === 'reset' || (event.topic === 'job' && event.id === id)) heard()
  })
  try {
    while (!signal.aborted) {
      const step = new Promise<void>((resolve) => (heard = resolve))
      const job = await calls.readBulkStatus({ params: { id }, signal })
      if (!isInFlight(job.status)) return job
      await Promise.race([step, wait(VIDEO_POLL_MS)])
    }
    return undefined
  } finally {
    unsubscribe()
  }
}
