import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import { JOB_KEEP_MS, JOB_LEASE_MS, type JobKind } from '#contract/values/jobs.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import type { JobRow, JobParams } from './jobs/jobRow.ts'
import { betweenSlices, inFlight, isInFlight, told } from './jobs/jobSql.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import { claimJob, type JobLane } from './jobs/claimJob.ts'
import { finishJob, type JobOutcome } from './jobs/finishJob.ts'
import { listJobs, type JobListQuery, type JobPage } from './jobs/listJobs.ts'

/**
 * Jobs and their queue in one table (design section 3). Every change is one statement and tells of itself in the push
 * log. A worker holds a job by a lease and the number of its attempt: whoever lost both changes nothing any more.
 */
export type JobStore = {
  /** Starts a job; one of a kind that is in flight for the same document is answered instead. */
  enqueue(params: JobParams): Promise<JobRow>
  /**
   * Takes the next job that is due or that a dead worker has left; never two of one document at once, nor two long ones
   * of one person.
   */
  claim(lane: JobLane): Promise<JobRow | undefined>
  /** Keeps a running job. False: another worker has it. */
  beat(job: JobRow): Promise<boolean>
  finish(job: JobRow, outcome: JobOutcome): Promise<void>
  /** Puts a job that broke off back, to be tried again from then on. */
  putBack(job: JobRow, due: number): Promise<void>
  /** Leaves a job to the next server, or to a later time, as it is: a stop is no try. */
  leave(job: JobRow, due?: number): Promise<void>
  /** Of this process alone: what a former one was at is free at once. */
  releaseOrphans(): Promise<void>
  /** A job of the person's own. */
  find(id: string, uid: string): Promise<JobRow | undefined>
  /** Newest first. */
  list(params: JobListQuery): Promise<JobPage>
  /** Begins a failed job anew, for whoever asks now; undefined where it has not failed or another one runs for its title. */
  retry(id: string, actor: Actor, trace: string): Promise<JobRow | undefined>
  inFlight(kind: JobKind, target: { urn: string; id: string }): Promise<JobRow | undefined>
  /** When the next job is due, in epoch ms. */
  nextDue(): Promise<number | undefined>
  prune(): Promise<number>
}

const LOOKS = 3

type Parts = {
  kysely: Kysely<Tables>
  now: () => number
  newId: () => string
  onChanged: () => void
  /** Long jobs that all servers together run at once. */
  longAtOnce: number
}

export function createJobStore(parts: Parts): JobStore {
  return { ...startsOf(parts), ...runsOf(parts), ...readsOf(parts) }
}

function startsOf({ kysely, now, newId, onChanged }: Parts): Pick<JobStore, 'enqueue' | 'inFlight' | 'retry'> {
  const running: JobStore['inFlight'] = async (kind, { urn, id }) => {
    const { rows } = await sql<JobRow>`SELECT * FROM job WHERE kind = ${kind} AND urn = ${urn} AND doc = ${id}
      AND ${inFlight} ORDER BY due LIMIT 1`.execute(kysely)
    return rows[0]
  }
  const insert = async ({ kind, urn, doc, prd, actor, trace, input, due = now() }: JobParams) => {
    const at = new Date(now()).toISOString()
    const begins = new Date(due).toISOString()
    const { rows } = await sql<JobRow>`
      WITH changed AS (
        INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, due, ct, ut)
        VALUES (${newId()}, ${kind}, 'yet-to-start', 1, ${urn}, ${doc}, ${[...prd]}::text[], ${actor.uid},
          ${JSON.stringify(actor)}::jsonb, ${trace}, ${JSON.stringify(input)}::jsonb, ${begins}, ${at}, ${at})
        ON CONFLICT DO NOTHING RETURNING *),
      told AS (${told})
      SELECT * FROM changed`.execute(kysely)
    return rows[0]
  }
  return {
    inFlight: running,
    retry: async (id, actor, trace) => {
      const at = new Date(now()).toISOString()
      const { rows } = await sql<JobRow>`
        WITH changed AS (
          UPDATE job j SET status = 'yet-to-start', failure = 0, code = NULL, description = NULL, lease = NULL,
            first_attempt = attempt, actor = ${JSON.stringify(actor)}::jsonb, trace = ${trace}, due = ${at}, ut = ${at}
          WHERE id = ${id} AND uid = ${actor.uid} AND status = 'failed'
            AND NOT EXISTS (SELECT FROM job o WHERE o.doc = j.doc AND o.urn = j.urn AND o.kind = j.kind
              AND ${isInFlight('o')})
          RETURNING *),
        told AS (${told})
        SELECT * FROM changed`.execute(kysely)
      if (rows.length > 0) onChanged()
      return rows[0]
    },
    enqueue: async (params) => {
      const target = { urn: params.urn, id: params.doc }
      // What was in flight may end between the two looks; then there is room for a new one.
      for (let look = 0; look < LOOKS; look += 1) {
        const job = (await insert(params)) ?? (await running(params.kind, target))
        if (!job) continue
        onChanged()
        return job
      }
      throw new DomainError('unavailable', { retryAfterS: 1 })
    },
  }
}

type Runs = Pick<JobStore, 'claim' | 'beat' | 'finish' | 'putBack' | 'leave' | 'releaseOrphans'>

function runsOf({ kysely, now, newId, onChanged, longAtOnce }: Parts): Runs {
  const instant = (ms: number) => new Date(ms).toISOString()
  const change = async (job: JobRow, set: ReturnType<typeof sql>) => {
    const { rows } = await sql<JobRow>`
      WITH changed AS (
        UPDATE job SET ${set}, ut = ${instant(now())}
        WHERE ${betweenSlices(sql`id = ${job.id} AND attempt = ${job.attempt} AND status = 'processing'`)} RETURNING *),
      told AS (${told})
      SELECT id FROM changed`.execute(kysely)
    onChanged()
    return rows.length > 0
  }
  return {
    claim: (lane) => claimJob({ kysely, now, longAtOnce }, lane),
    beat: async (job) => {
      const { rows } = await sql`UPDATE job SET lease = ${instant(now() + JOB_LEASE_MS)}
        WHERE id = ${job.id} AND attempt = ${job.attempt} AND status = 'processing' RETURNING id`.execute(kysely)
      return rows.length > 0
    },
    finish: (job, outcome) => finishJob({ kysely, now, newId, onChanged }, job, outcome),
    putBack: async (job, due) => {
      await change(job, sql`status = 'yet-to-start', lease = NULL, due = ${instant(due)}`)
    },
    leave: async (job, due = now()) => {
      const at = instant(due)
      await change(job, sql`status = 'yet-to-start', lease = NULL, due = ${at}, first_attempt = first_attempt + 1`)
    },
    releaseOrphans: async () => {
      await sql`UPDATE job SET lease = ${instant(now())} WHERE status = 'processing'`.execute(kysely)
    },
  }
}

function readsOf({ kysely, now }: Parts): Pick<JobStore, 'find' | 'list' | 'nextDue' | 'prune'> {
  return {
    find: async (id, uid) => {
      if (!isUuid(id)) return undefined
      const { rows } = await sql<JobRow>`SELECT * FROM job WHERE id = ${id} AND uid = ${uid}`.execute(kysely)
      return rows[0]
    },
    list: (params) => listJobs(kysely, params),
    nextDue: async () => {
      const { rows } = await sql<{ at: string | null }>`SELECT min(at) AS at FROM (
        SELECT min(due) AS at FROM job WHERE status = 'yet-to-start' UNION ALL
        SELECT min(publish_at) FROM timing UNION ALL SELECT min(unpublish_at) FROM timing) next`.execute(kysely)
      const at = rows[0]?.at
      return at ? Date.parse(at) : undefined
    },
    prune: async () => {
      const oldest = new Date(now() - JOB_KEEP_MS).toISOString()
      const ended = sql`ut < ${oldest} AND NOT ${inFlight}`
      // Titles first: a job that is cut off here is still found the next time.
      await deleteInBatches(
        kysely,
        'job_item',
        sql`SELECT i.ctid FROM job_item i WHERE i.job IN (SELECT id FROM job WHERE ${ended})`,
      )
      return deleteInBatches(
        kysely,
        'job',
        sql`SELECT j.ctid FROM job j WHERE ${ended} AND NOT EXISTS (SELECT FROM job_item i WHERE i.job = j.id)`,
      )
    },
  }
}
