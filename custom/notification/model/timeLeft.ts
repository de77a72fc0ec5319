import type { JobDetail } from '#contract/schemas/bulk.ts'

/** Less than this says nothing of the rest. */
const FEWEST_MS = 3_000

/** When the titles were last begun with, in epoch ms. */
function begunAt({ steps }: Pick<JobDetail, 'steps'>): number | undefined {
  const last = [...steps].reverse().find(({ step }) => step === 'begun' || step === 'retried')
  return last && Date.parse(last.at)
}

/** Milliseconds that a running job still takes at its present pace; undefined while nothing can be said. */
export function timeLeft(
  job: Pick<JobDetail, 'steps' | 'status' | 'count' | 'success' | 'failure'>,
  now: number,
): number | undefined {
  const begun = begunAt(job)
  const done = job.success + job.failure
  if (job.status !== 'processing' || begun === undefined || done === 0) return undefined
  const spent = now - begun
  if (spent < FEWEST_MS) return undefined
  return Math.max(0, (spent / done) * (job.count - done))
}
