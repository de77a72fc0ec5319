import type { JobRow } from '../../stores/jobs/jobRow.ts'

/** Titles that are read and written at once: enough to spare round trips, few enough that others get their turn. */
export const SLICE = 250

/** Asked between slices: a server that is stopping leaves the rest to the next one. */
export type Pause = { isStopping: () => boolean }

/** Thrown where a job is left to another worker: it is put back as it is. */
export class LeftOver extends Error {}

/**
 * Takes one slice after the other until none is left. `work` answers false where the job is no longer this worker's:
 * it was called off, or another one has taken it over.
 */
export async function workOff<Item>(
  job: JobRow,
  pause: Pause | undefined,
  read: (job: JobRow, limit: number) => Promise<readonly Item[]>,
  work: (items: readonly Item[]) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const items = await read(job, SLICE)
    if (items.length === 0 || !(await work(items))) return
    if (pause?.isStopping()) throw new LeftOver('the server is stopping')
    await new Promise<void>((resume) => setImmediate(resume))
  }
}
