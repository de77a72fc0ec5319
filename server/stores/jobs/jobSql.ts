import { sql, type RawBuilder } from 'kysely'
import type { JobStep } from '#contract/schemas/bulk.ts'
import { BULK_KINDS, IN_FLIGHT, LONG_KINDS } from '#contract/values/jobs.ts'

/**
 * The events of each row of the step `changed`: every change of a job tells of itself in the push log. Its own person
 * hears of that; that a job failed, or that an ingestion of a guide has ended, is also for whoever watches what is on
 * air, and names nobody.
 */
export const TOLD = `INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
  SELECT 'job', urn, id::text, uid, coalesce(actor ->> 'name', ''), prd, jsonb_build_object('kind', kind,
    'status', status, 'count', count, 'success', success, 'failure', failure, 'doc', doc), ut FROM changed
  UNION ALL SELECT 'onAir', urn, 'job:' || id, '', '', prd, NULL, ut FROM changed
  WHERE status = 'failed' OR (kind = 'ingestEpg' AND status IN ('active', 'inactive'))`

export const told = sql.raw(TOLD)
const named = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
export const inFlight = sql`status IN (${named(IN_FLIGHT)})`
/** Of the job that a statement calls by this letter. */
export const isInFlight = (job: 'j' | 'o') => sql`${sql.ref(`${job}.status`)} IN (${named(IN_FLIGHT)})`
/** Jobs over many titles. */
export const isBulk = sql`kind IN (${named(BULK_KINDS)})`
/** Those, and what else takes long. */
export const isLong = sql`kind IN (${named(LONG_KINDS)})`
/** What is sent to others. */
export const isOutward = sql`kind = 'deliver'`
/** Those of them whose counts are those of their items. */
export const hasItems = sql`(${isBulk} AND kind <> 'exportContent')`

/**
 * The job of these conditions, once none of its slices is being written: these share its key, and nobody takes a job
 * from them half done. What only counts or beats need not wait.
 */
export const betweenSlices = (condition: RawBuilder<unknown>) =>
  sql`id = (SELECT id FROM job WHERE ${condition} FOR UPDATE)`

/** One more step at the end of a job's. */
export function stepSql(step: JobStep['step'], at: string, by?: string): RawBuilder<unknown> {
  const entry: JobStep = { step, at, ...(by === undefined ? {} : { by }) }
  return sql`jsonb_build_array(${JSON.stringify(entry)}::jsonb)`
}
