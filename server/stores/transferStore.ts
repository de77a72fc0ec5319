import { sql, type Kysely } from 'kysely'
import { EXPORT_KEEP_MS } from '#contract/values/transfer.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import type { JobRow } from './jobs/jobRow.ts'

/** A row of a file as it waits for its turn; `raw` is what stood there. */
type StagedRow = { nth: number; doc: string; input: unknown }
type FailedRow = { nth: number; input: unknown; description: string | null; field: string | null }
/** `stored` is its name among the files, `name` what it is saved as; it may not be written to its end. */
type JobFile = { stored: string; name: string; isWhole?: boolean }

/**
 * What imports and exports keep beside their jobs. Rows of an import are staged piece by piece before there is a job,
 * so that nobody waits for the whole file; the job that takes them over makes them count.
 */
export type TransferStore = {
  stage(job: string, rows: readonly StagedRow[]): Promise<void>
  /** Forgets the rows of a file that was refused after all. */
  unstage(job: string): Promise<void>
  /** A job whoever has asked for it: its file's address is signed. */
  job(id: string): Promise<JobRow | undefined>
  /** Rows that failed, behind a place, in the order of the file. */
  failedRows(job: string, after: number, limit: number): Promise<FailedRow[]>
  /** Files that have been kept long enough; `drop` forgets one. */
  oldFiles(limit: number): Promise<{ job: string; file: JobFile }[]>
  drop(job: string): Promise<void>
  /** Staged rows that no job has taken over within the hour: their server was killed. */
  sweep(): Promise<number>
}

/** The first 48 bits of an id tell when it was made (UUIDv7). */
const STAGED_MS = 3_600_000

export function createTransferStore(db: Kysely<Tables>, now: () => number): TransferStore {
  return {
    stage: async (job, rows) => {
      await sql`INSERT INTO job_item (job, nth, doc, input)
        SELECT ${job}::uuid, (item ->> 'nth')::integer, item ->> 'doc', item -> 'input'
        FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS listed(item)`.execute(db)
    },
    unstage: async (job) => {
      await sql`DELETE FROM job_item WHERE job = ${job}`.execute(db)
    },
    job: async (id) => {
      if (!isUuid(id)) return undefined
      return (await sql<JobRow>`SELECT * FROM job WHERE id = ${id}`.execute(db)).rows[0]
    },
    failedRows: async (job, after, limit) =>
      (
        await sql<FailedRow>`SELECT nth, input, description, field FROM job_item
          WHERE job = ${job} AND outcome = 'failure' AND nth > ${after} ORDER BY nth LIMIT ${limit}`.execute(db)
      ).rows,
    oldFiles: async (limit) => {
      const oldest = new Date(now() - EXPORT_KEEP_MS).toISOString()
      const { rows } = await sql<{ job: string; file: JobFile }>`SELECT id AS job, file FROM job
        WHERE kind = 'exportContent' AND file IS NOT NULL AND ut < ${oldest} LIMIT ${limit}`.execute(db)
      return rows
    },
    drop: async (job) => {
      await sql`UPDATE job SET file = NULL WHERE id = ${job}`.execute(db)
    },
    sweep: async () => {
      const edge = Math.max(0, now() - STAGED_MS)
        .toString(16)
        .padStart(12, '0')
      const before = `${edge.slice(0, 8)}-${edge.slice(8)}-0000-0000-000000000000`
      // From job to job along the index: the rows themselves are not gone through.
      const { rows } = await sql<{ job: string }>`
        WITH RECURSIVE staged AS (
          (SELECT job FROM job_item ORDER BY job LIMIT 1)
          UNION ALL
          SELECT (SELECT i.job FROM job_item i WHERE i.job > staged.job ORDER BY i.job LIMIT 1) FROM staged
          WHERE staged.job IS NOT NULL)
        SELECT s.job FROM staged s WHERE s.job < ${before}::uuid
          AND NOT EXISTS (SELECT FROM job j WHERE j.id = s.job)`.execute(db)
      const jobs = rows.map(({ job }) => job)
      return deleteInBatches(db, 'job_item', sql`SELECT ctid FROM job_item WHERE job = ANY (${jobs}::uuid[])`)
    },
  }
}
