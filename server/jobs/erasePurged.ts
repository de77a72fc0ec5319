import type { JobLedger } from '../stores/jobLedger.ts'

/** The jobs' numbers in the ledger: one job of each kind of files for all purges. */
const JOBS = {
  images: '0198c0de-0000-7000-8000-00000000e7a5',
  media: '0198c0de-0000-7000-8000-00000000e7a6',
}
const AT_ONCE = 100

/** Erases what files of this kind a document alone had. */
type Files = { erase: (id: string) => Promise<unknown> }

/**
 * Erases the pictures or media of purged documents (design 9 (5)). The purge itself touches no file, since no transaction
 * waits for a disk; each document is noted once its bytes are gone, so that a killed server goes on where it was.
 * Answers how many documents it came by.
 */
export async function erasePurged(ledger: JobLedger, kind: keyof typeof JOBS, files: Files): Promise<number> {
  const job = JOBS[kind]
  const purged = await ledger.purgedWithout(job, AT_ONCE)
  for (const id of purged) {
    await files.erase(id)
    await ledger.note(job, id, 'success')
  }
  return purged.length
}
