import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { BulkJobStore } from '../../stores/bulkJobStore.ts'

/** Places that are read at once, a few bytes each. */
const LOT = 50_000

/**
 * Answers what waits in a job lot by lot, each in the order in which its titles are stored: neighbours stand on the same
 * pages, and are then written by the same slice.
 */
export function inStoredOrder(
  bulkJobs: Pick<BulkJobStore, 'waitingPlaces'>,
): (job: JobRow, limit: number) => Promise<{ nth: number }[]> {
  let lot: number[] = []
  let taken = 0
  let after = -1
  return async (job, limit) => {
    if (taken >= lot.length) {
      const read = await bulkJobs.waitingPlaces(job, LOT, after)
      lot = read.places
      after = read.last
      taken = 0
    }
    const slice = lot.slice(taken, taken + limit)
    taken += slice.length
    return slice.map((nth) => ({ nth }))
  }
}
