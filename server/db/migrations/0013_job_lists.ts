import { sql, type Kysely } from 'kysely'

/**
 * Lists of jobs, newest first: all of a product, and the few that failed. A job that is tried again by hand keeps
 * counting its attempts, since they fence its workers, and begins anew from `first_attempt`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'ALTER TABLE job ADD COLUMN first_attempt integer NOT NULL DEFAULT 0',
    'CREATE INDEX job_by_age ON job (ct DESC, id)',
    `CREATE INDEX job_failed ON job (ct DESC, id) WHERE status = 'failed'`,
  ])
    await sql.raw(statement).execute(db)
}
