import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What jobs have done, item by item: an item noted is never done again, whoever runs the job after a crash. */
export type JobLedger = {
  /** Purged documents that a job has not yet come by. */
  purgedWithout(job: string, limit: number): Promise<string[]>
  has(job: string, item: string): Promise<boolean>
  note(job: string, item: string, outcome: 'success' | 'failure'): Promise<void>
  /** Takes a chore for so many ms by the database's clock; false where another process has it. */
  takeTurn(chore: string, ms: number): Promise<boolean>
}

/** The chores' number in the ledger; `at` is when another process may take one. */
const CHORES = '0198c0de-0000-7000-8000-0000000f0116'

export function createJobLedger(db: Kysely<Tables>, now: () => number): JobLedger {
  return {
    purgedWithout: async (job, limit) => {
      const { rows } = await sql<{ id: string }>`
        SELECT d.id FROM document d WHERE d.state = 'purged' AND NOT EXISTS (
          SELECT FROM job_ledger l WHERE l.job = ${job}::uuid AND l.item = d.id::text)
        ORDER BY d.id LIMIT ${limit}`.execute(db)
      return rows.map((row) => row.id)
    },
    has: async (job, item) => {
      const { rows } = await sql`SELECT FROM job_ledger WHERE job = ${job}::uuid AND item = ${item}`.execute(db)
      return rows.length > 0
    },
    note: async (job, item, outcome) => {
      await db
        .insertInto('job_ledger')
        .values({ job, item, outcome, code: null, description: null, at: new Date(now()).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    takeTurn: async (chore, ms) => {
      const { rows } = await sql`
        INSERT INTO job_ledger AS l (job, item, outcome, at)
        VALUES (${CHORES}::uuid, ${chore}, 'success', clock_timestamp() + ${ms}::double precision * interval '1 ms')
        ON CONFLICT (job, item) DO UPDATE SET at = excluded.at WHERE l.at <= clock_timestamp()
        RETURNING item`.execute(db)
      return rows.length > 0
    },
  }
}
