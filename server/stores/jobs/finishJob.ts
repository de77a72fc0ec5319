import { sql, type Kysely } from 'kysely'
import type { JobStatus } from '#contract/values/jobs.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../../db/tables.ts'
import type { JobRow } from './jobRow.ts'
import { betweenSlices, hasItems, stepSql, told } from './jobSql.ts'

/** How a job ended. */
export type JobOutcome = { status: Extract<JobStatus, 'active' | 'failed'>; code?: number; description?: string }

type Parts = { kysely: Kysely<Tables>; now: () => number; newId: () => string; onChanged: () => void }

/**
 * Ends a job. One over many titles shows as failed where any of them failed (design 9 (22)); where it was given up,
 * the titles that nobody came to have failed of the same. A timed change that failed stands in its owner's bell.
 */
export async function finishJob(
  { kysely, now, newId, onChanged }: Parts,
  job: JobRow,
  outcome: JobOutcome,
): Promise<void> {
  const { status, code = null, description = null } = outcome
  const at = new Date(now()).toISOString()
  const failed = status === 'failed'
  const mine = sql`id = ${job.id} AND attempt = ${job.attempt} AND status = 'processing'`
  const note = { status_id: job.id, kind: job.kind, cty: typeOfUrn(job.urn) ?? '', what: { doc: job.doc } }
  await sql`
    WITH given_up AS (
      UPDATE job_item SET outcome = 'failure', code = ${code}, description = ${description}
      WHERE ${failed} AND outcome = 'waiting' AND job = (SELECT id FROM job WHERE ${mine} AND ${hasItems} FOR UPDATE)
      RETURNING nth),
    changed AS (
      UPDATE job SET status = CASE WHEN ${hasItems} AND failure > 0 THEN 'failed' ELSE ${status} END, lease = NULL,
        code = ${code}, description = ${description}, ut = ${at}, steps = steps || ${stepSql('ended', at)},
        success = CASE WHEN NOT ${hasItems} AND NOT ${failed} THEN count ELSE success END,
        failure = CASE WHEN ${hasItems} THEN failure + (SELECT count(*) FROM given_up) WHEN ${failed} THEN count - success
          ELSE failure END
      WHERE ${betweenSlices(mine)} RETURNING *),
    noted AS (
      INSERT INTO setting (id, uid, t, n, payload, ct)
      SELECT ${newId()}::uuid, uid, 'job', kind, ${JSON.stringify(note)}::jsonb, ${at}::timestamptz FROM changed
      WHERE status = 'failed' AND kind IN ('timedPublish', 'timedUnpublish')),
    told AS (${told})
    SELECT id FROM changed`.execute(kysely)
  onChanged()
}
