import { sql, type Kysely } from 'kysely'
import { CUT_KEEP_MS } from '#contract/values/video.ts'
import type { JobKind } from '#contract/values/jobs.ts'
import type { Tables } from '../db/tables.ts'
import type { JobRow } from './jobs/jobRow.ts'
import { inFlight } from './jobs/jobSql.ts'

/** Set apart from the other advisory locks (conversionStore, bulk/enqueueLong, idempotencyStore, epg/ingestionRows). */
const CUT_LOCK = 4604

export type CutStore = ReturnType<typeof createCutStore>

/** Jobs on media as those who asked for them look for them: by what they asked for (`input.about`). */
export function createCutStore(db: Kysely<Tables>, now: () => number) {
  return {
    /** Whoever else asks for the same waits until this transaction has ended. */
    lock: async (about: string): Promise<void> => {
      await sql`SELECT pg_advisory_xact_lock(${CUT_LOCK}, hashtext(${about}))`.execute(db)
    },
    /** The newest job about something; of one person where it is theirs alone. */
    latest: async (kind: JobKind, about: string, uid?: string): Promise<JobRow | undefined> => {
      const whose = uid === undefined ? sql`` : sql`AND uid = ${uid}`
      const { rows } =
        await sql<JobRow>`SELECT * FROM job WHERE kind = ${kind} AND input ->> 'about' = ${about} ${whose}
        ORDER BY ct DESC, id DESC LIMIT 1`.execute(db)
      return rows[0]
    },
    countInFlight: async (kind: JobKind, uid: string): Promise<number> => {
      const { rows } = await sql<{ many: number }>`SELECT count(*)::int AS many FROM job
        WHERE kind = ${kind} AND uid = ${uid} AND ${inFlight}`.execute(db)
      return rows[0]?.many ?? 0
    },
    /** Downloads whose files have been kept long enough. */
    outlived: async (limit: number): Promise<Pick<JobRow, 'id' | 'file'>[]> => {
      const oldest = new Date(now() - CUT_KEEP_MS).toISOString()
      const { rows } = await sql<JobRow>`SELECT id, file FROM job
        WHERE kind = 'cutMedia' AND file IS NOT NULL AND NOT ${inFlight} AND ut < ${oldest} LIMIT ${limit}`.execute(db)
      return rows
    },
    forgetFiles: async (id: string): Promise<void> => {
      await sql`UPDATE job SET file = NULL WHERE id = ${id}`.execute(db)
    },
  }
}
