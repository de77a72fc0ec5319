import { sql, type Kysely } from 'kysely'
import { mayRetry } from '#contract/rules/bulk/mayRetry.ts'
import { jobBrief } from '#contract/rules/bulk/jobBrief.ts'
import type { JobEntry, JobKind, JobStatus } from '#contract/values/jobs.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../../db/tables.ts'
import { jobStateOf, type JobRow } from './jobRow.ts'

export type JobListQuery = {
  /** Who reads: only their own jobs can be tried again. */
  uid: string
  /** Their own jobs, whatever these are about; or all of titles that they may view. */
  own: boolean
  /** Types and products that the reader may view. */
  urns: readonly string[]
  products: readonly string[] | 'all'
  kinds?: readonly JobKind[]
  statuses?: readonly JobStatus[]
  /** Without ingestions of a guide that somebody has closed. */
  unclosed?: boolean
  /** Document id: jobs that have touched this title. */
  item?: string
  /** Whose jobs. */
  by?: string
  /** Jobs that were asked for since then. */
  since?: string
  limit: number
  offset: number
}

export type JobPage = { entries: JobEntry[]; count: number; atLeast: boolean }

type Listed = Parameters<typeof jobStateOf>[0] & Pick<JobRow, 'urn' | 'uid' | 'actor' | 'input' | 'undone_by' | 'ut'>
type NamedJob = Listed & { lon: LocalizedText[] | null; ia: string[] | null }

/** A line's columns. What was asked for may be as large as a call's body: only what tells jobs apart is read of it. */
const listed = sql`j.id, j.kind, j.status, j.count, j.success, j.failure, j.urn, j.doc, j.uid, j.actor, j.code,
  j.description, j.undone_by, j.ct, j.ut, jsonb_build_object('parent', j.input -> 'parent',
    'fileName', j.input -> 'fileName', 'format', j.input -> 'format', 'changes', (
    SELECT jsonb_object_agg(part, CASE WHEN jsonb_typeof(changes) = 'object'
      THEN (SELECT jsonb_agg(field) FROM jsonb_object_keys(changes) field) ELSE changes END)
    FROM jsonb_each(j.input -> 'changes') AS parts(part, changes))) AS input`

/** Newest first. Names of titles that the reader may not view are left out. */
export async function listJobs(db: Kysely<Tables>, params: JobListQuery): Promise<JobPage> {
  const { uid, own, urns, products, kinds, statuses, unclosed, item, by, since, limit, offset } = params
  const isOfProducts = products === 'all' ? sql`` : sql`AND job.prd && ${[...products]}::text[]`
  const isNamed = products === 'all' ? sql`` : sql`AND side.prd && ${[...products]}::text[]`
  const viewable = sql`${[...urns]}::text[]`
  const condition = sql`${own ? sql`uid = ${uid}` : sql`urn = ANY (${viewable}) ${isOfProducts}`}
    ${kinds ? sql`AND kind = ANY (${[...kinds]}::text[])` : sql``} ${statusCondition(statuses)}
    ${unclosed ? sql`AND NOT EXISTS (SELECT FROM epg_ingestion e WHERE e.id = job.id AND e.state = 'closed')` : sql``}
    ${item ? sql`AND (doc = ${item} OR id IN (SELECT job FROM job_item WHERE doc = ${item}))` : sql``}
    ${by ? sql`AND uid = ${by}` : sql``} ${since ? sql`AND ct >= ${since}::timestamptz` : sql``}`
  const [found, counted] = await Promise.all([
    sql<NamedJob>`SELECT ${listed}, s.list_row -> 'lon' AS lon, s.list_row -> 'ia' AS ia
      FROM (SELECT * FROM job WHERE ${condition} ORDER BY ct DESC, id LIMIT ${limit} OFFSET ${offset}) j
      LEFT JOIN LATERAL (SELECT list_row FROM side WHERE side.id = j.doc::uuid
        AND side.urn = ANY (${viewable}) ${isNamed} ORDER BY slot LIMIT 1) s ON true
      ORDER BY j.ct DESC, j.id`.execute(db),
    sql<{ many: number }>`SELECT count(*) AS many FROM (
      SELECT FROM job WHERE ${condition} LIMIT ${EXACT_TOTAL + 1}) bounded`.execute(db),
  ])
  const many = counted.rows[0]?.many ?? 0
  return {
    entries: found.rows.map((row) => entryOf(row, uid)),
    count: Math.min(many, EXACT_TOTAL),
    atLeast: many > EXACT_TOTAL,
  }
}

/** Written out where it is one status, so that the index of the failed ones serves. */
function statusCondition(statuses: readonly JobStatus[] | undefined) {
  if (!statuses) return sql``
  const [only] = statuses
  if (statuses.length === 1 && only === 'failed') return sql`AND status = 'failed'`
  return sql`AND status = ANY (${[...statuses]}::text[])`
}

/** A line of a list. */
export function entryOf(row: NamedJob, uid: string): JobEntry {
  const { failureKeys: _keys, ...state } = jobStateOf(row)
  const brief = jobBrief(row.input)
  return {
    ...state,
    cty: typeof row.input.parent === 'string' ? row.input.parent : (typeOfUrn(row.urn) ?? ''),
    doc: row.doc === row.id ? '' : row.doc,
    lon: row.lon ?? [],
    ia: row.ia ?? [],
    by: { uid: row.uid, name: row.actor.name },
    ...(brief ? { brief } : {}),
    ut: row.ut,
    retryable: row.uid === uid && mayRetry(row),
  }
}
