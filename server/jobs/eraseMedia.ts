import type { MediaService } from '../media/mediaService.ts'
import type { JobLedger } from '../stores/jobLedger.ts'

/** The job's number in the ledger: one job for all purges. */
const JOB = '0198c0de-0000-7000-8000-00000000e7a6'
const AT_ONCE = 100

/**
 * Erases the media of purged documents (design 9 (5)). The purge itself touches no file, since no transaction waits
 * for a disk; each document is noted once its bytes are gone, so that a killed server goes on where it was.
 */
export async function eraseMedia(ledger: JobLedger, media: Pick<MediaService, 'erase'>): Promise<number> {
  const purged = await ledger.purgedWithout(JOB, AT_ONCE)
  for (const id of purged) {
    await media.erase(id)
    await ledger.note(JOB, id, 'success')
  }
  return purged.length
}
