import { sql, type Kysely, type RawBuilder } from 'kysely'
import { JOB_LEASE_MS } from '#contract/values/jobs.ts'
import type { Tables } from '../../db/tables.ts'
import type { JobRow } from './jobRow.ts'
import { inFlight, isBulk, isLong, isOutward, stepSql, told } from './jobSql.ts'

/** Jobs over many titles, and what is sent to others, run beside the short ones and hold none of them up. */
export type JobLane = 'quick' | 'long' | 'outward'

type Parts = { kysely: Kysely<Tables>; now: () => number; longAtOnce: number }

/** Long jobs that all servers together run at once, unless a setting says otherwise. */
export const LONG_AT_ONCE = 6
/** Any number, as long as every process asks for the same. */
const LONG_LOCK = 4603

/**
 * Takes the next job of a lane (`JobStore.claim`). Long ones are counted over all servers, one claim after the other:
 * a new job wakes every server, and all would count what runs before one of them has begun.
 */
export async function claimJob({ kysely, now, longAtOnce }: Parts, lane: JobLane): Promise<JobRow | undefined> {
  const at = new Date(now()).toISOString()
  const lease = new Date(now() + JOB_LEASE_MS).toISOString()
  if (lane === 'outward') return take(kysely, nextOf(isOutward, at), at, lease)
  if (lane === 'quick') return take(kysely, nextOf(sql`NOT ${isLong} AND NOT ${isOutward}`, at), at, lease)
  const next = nextOf(sql`${isLong} AND ${hasRoom(at, longAtOnce)}`, at)
  const { rows } = await next.execute(kysely)
  if (rows.length === 0) return undefined
  return kysely.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${LONG_LOCK})`.execute(transaction)
    return take(transaction, next, at, lease)
  })
}

/** Of one person one bulk job at a time, and of all no more than may run. */
const hasRoom = (at: string, longAtOnce: number) => sql`NOT EXISTS (
    SELECT FROM job r WHERE r.uid = j.uid AND r.id <> j.id AND r.status = 'processing' AND r.lease > ${at} AND r.${isBulk})
  AND (SELECT count(*) FROM job r WHERE r.status = 'processing' AND r.lease > ${at} AND r.${isLong}) < ${longAtOnce}`

/** The oldest that is due, or whose worker has died; of a document one after the other. */
const nextOf = (ofLane: RawBuilder<unknown>, at: string) => sql`
  SELECT j.id FROM job j
  WHERE ${inFlight} AND ${ofLane} AND j.due <= ${at} AND (j.status = 'yet-to-start' OR j.lease <= ${at})
    AND NOT EXISTS (SELECT FROM job e WHERE e.doc = j.doc AND e.urn = j.urn
      AND e.status IN ('yet-to-start', 'processing') AND (e.due, e.id) < (j.due, j.id))
  ORDER BY j.due, j.id LIMIT 1`

async function take(
  db: Kysely<Tables>,
  next: RawBuilder<unknown>,
  at: string,
  lease: string,
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    WITH changed AS (
      UPDATE job SET status = 'processing', attempt = attempt + 1, lease = ${lease}, ut = ${at},
        steps = CASE WHEN steps @> '[{"step": "begun"}]' THEN steps ELSE steps || ${stepSql('begun', at)} END
      WHERE id = (${next} FOR UPDATE OF j SKIP LOCKED)
      RETURNING *),
    told AS (${told})
    SELECT * FROM changed`.execute(db)
  return rows[0]
}
