import type { Watching } from '../../media/watching.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { LeftOver, type Pause } from '../bulk/workOff.ts'
import type { JobServices } from '../jobCaller.ts'

/** How often a running job asks whether it is still wanted, and tells how far it is. */
const LOOK_MS = 500
/** Progress is told in hundredths. */
export const WHOLE = 100

/**
 * Does long work outside of the database: how far it is becomes the job's progress, and it is stopped where the job was
 * called off, another worker has it, or the server stops, which leaves it to the next one.
 */
export async function whileHeld<Result>(
  { bulkJobs }: Pick<JobServices, 'bulkJobs'>,
  job: JobRow,
  pause: Pause | undefined,
  work: (watched: Watching) => Promise<Result>,
): Promise<Result | undefined> {
  const over = new AbortController()
  let share = 0
  const look = async () => {
    const isHeld = await bulkJobs.progress(job, { count: WHOLE, success: Math.floor(share * (WHOLE - 1)) })
    if (!isHeld) over.abort('lost')
    else if (pause?.isStopping()) over.abort('stopping')
  }
  await look()
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
  try {
    over.signal.throwIfAborted()
    return await work({ signal: over.signal, onProgress: (now) => (share = Math.max(share, Math.min(1, now))) })
  } catch (error) {
    if (!over.signal.aborted) throw error
    if (over.signal.reason === 'stopping') throw new LeftOver('the server is stopping')
    return undefined
  } finally {
    clearInterval(timer)
  }
}
