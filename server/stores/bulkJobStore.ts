import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { enqueueLong, refuseTooMany, takeTurn, type LongJobParams } from './bulk/enqueueLong.ts'
import { itemsSql, type ItemSource } from './bulk/itemSource.ts'
import { failureKeys, readItems, type ItemPage, type ItemScope, type NameScope } from './bulk/readItems.ts'
import { betweenSlices, hasItems, inFlight, isBulk, stepSql, told } from './jobs/jobSql.ts'
import type { JobRow } from './jobs/jobRow.ts'
import type { ItemOutcome } from '#contract/schemas/bulk.ts'
import type { PreviousState } from './documents/many/former.ts'

/** A title that waits for its turn. */
export type WaitingItem = { nth: number; doc: string; input: unknown }
/** One that is to be taken back: the revision that the job left it at, and what it was before. */
export type TakenBackItem = { nth: number; doc: string; rev: number; before: PreviousState }

/**
 * Jobs over many titles (calls.md section 6). Which titles is settled when the job is asked for; what becomes of each
 * is written together with the title (`documents.writeMany`), so that it happens once whatever crashes (R18).
 */
export type BulkJobStore = {
  enqueue(params: LongJobParams, items: ItemSource): Promise<JobRow>
  /** What waits behind a place. */
  waiting(job: JobRow, limit: number, after: number): Promise<WaitingItem[]>
  /** The places of these, in the order in which the titles are stored, and the last of them. */
  waitingPlaces(job: JobRow, limit: number, after: number): Promise<{ places: number[]; last: number }>
  waitingUndo(job: JobRow, limit: number, after: number): Promise<TakenBackItem[]>
  /** The first titles of a source as they would be frozen, and how many there are. */
  peek(items: ItemSource, limit: number): Promise<{ items: { doc: string; input: unknown }[]; count: number }>
  /** What became of each title. */
  items(job: Pick<JobRow, 'id' | 'urn'>, scope: ItemScope, page: ItemQuery): Promise<ItemPage>
  failureKeys(job: string, scope: ItemScope, limit: number): Promise<string[]>
  /** A job of one's own, or one that the scope shows. */
  find(id: string, uid: string, scope: NameScope | undefined): Promise<JobRow | undefined>
  /** Those of these ids that are one's own, or that the scope shows, in no order. */
  findAll(ids: readonly string[], uid: string, scope: NameScope | undefined): Promise<JobRow[]>
  /** Throws where a person has as many in flight as one may have. */
  refuseTooMany(uid: string): Promise<void>
  /** Calls it off where it is in flight. */
  cancel(id: string, by: Actor): Promise<JobRow | undefined>
  /** Sets what failed back to waiting, with the rights of whoever asks now; `owner` is who asked first, where another one. */
  retry(id: string, by: Actor, trace: string, owner?: string): Promise<JobRow | undefined>
  /** Of jobs that count no items: how far they have come, and what they have made. False: another worker has it. */
  progress(job: JobRow, done: JobProgress): Promise<boolean>
}

type ItemQuery = { outcomes?: readonly ItemOutcome[]; withLeft?: boolean; limit: number; offset: number }
type JobProgress = {
  count?: number
  success?: number
  file?: Readonly<Record<string, unknown>>
  message?: string
}

type Parts = { kysely: Kysely<Tables>; now: () => number; newId: () => string; onChanged: () => void }

export function createBulkJobStore(parts: Parts): BulkJobStore {
  const { kysely, onChanged } = parts
  return {
    ...changesOf(parts),
    enqueue: async (params, items) => {
      const job = await enqueueLong(parts, params, items)
      onChanged()
      return job
    },
    waiting: async ({ id }, limit, after) =>
      (
        await sql<WaitingItem>`SELECT nth, doc, input FROM job_item WHERE job = ${id} AND outcome = 'waiting'
          AND nth > ${after} ORDER BY nth LIMIT ${limit}`.execute(kysely)
      ).rows,
    waitingPlaces: async ({ id }, limit, after) => {
      const { rows } = await sql<{ places: string | null; last: number | null }>`
        SELECT string_agg(nth::text, ' ' ORDER BY doc) AS places, max(nth) AS last FROM (
          SELECT nth, doc FROM job_item WHERE job = ${id} AND outcome = 'waiting' AND nth > ${after}
          ORDER BY nth LIMIT ${limit}) waiting`.execute(kysely)
      const { places, last } = rows[0] ?? {}
      return { places: places?.split(' ').map(Number) ?? [], last: last ?? after }
    },
    waitingUndo: async ({ id, undoes }, limit, after) =>
      (
        await sql<TakenBackItem>`SELECT i.nth, i.doc, o.rev, o.before FROM job_item i
          JOIN job_item o ON o.job = ${undoes} AND o.nth = i.nth
          WHERE i.job = ${id} AND i.outcome = 'waiting' AND i.nth > ${after} ORDER BY i.nth LIMIT ${limit}`.execute(
          kysely,
        )
      ).rows,
    peek: async (items, limit) => {
      const { rows } = await sql<{
        doc: string
        input: unknown
        many: number
      }>`SELECT doc, input, (count(*) OVER ())::integer AS many
        FROM (${itemsSql(items)}) items ORDER BY nth LIMIT ${limit}`.execute(kysely)
      return { items: rows.map(({ doc, input }) => ({ doc, input })), count: rows[0]?.many ?? 0 }
    },
    refuseTooMany: (uid) => refuseTooMany(kysely, uid),
    items: (job, scope, page) => readItems(kysely, job, scope, page),
    failureKeys: (job, scope, limit) => failureKeys(kysely, job, scope, limit),
    find: async (id, uid, scope) => (await findJobs(kysely, [id], uid, scope))[0],
    findAll: (ids, uid, scope) => findJobs(kysely, ids, uid, scope),
  }
}

async function findJobs(
  db: Kysely<Tables>,
  ids: readonly string[],
  uid: string,
  scope: NameScope | undefined,
): Promise<JobRow[]> {
  const named = ids.filter(isUuid)
  if (named.length === 0) return []
  const isShown =
    scope === undefined
      ? sql`false`
      : sql`urn = ANY (${[...scope.urns]}::text[])
        ${scope.products === 'all' ? sql`` : sql`AND prd && ${[...scope.products]}::text[]`}`
  const { rows } = await sql<JobRow>`SELECT * FROM job
    WHERE id = ANY (${named}::uuid[]) AND (uid = ${uid} OR ${isShown})`.execute(db)
  return rows
}

const mayBegin = sql`status = 'failed' AND undone_by IS NULL AND ${isBulk}`

function changesOf({ kysely, now, onChanged }: Parts): Pick<BulkJobStore, 'cancel' | 'retry' | 'progress'> {
  const changed = async (statement: ReturnType<typeof sql<JobRow>>) => {
    const { rows } = await statement.execute(kysely)
    if (rows.length > 0) onChanged()
    return rows[0]
  }
  return {
    cancel: (id, by) => {
      const at = new Date(now()).toISOString()
      return changed(sql<JobRow>`
        WITH changed AS (
          UPDATE job SET status = 'inactive', lease = NULL, ut = ${at}, steps = steps || ${stepSql('cancelled', at, by.name)}
          WHERE ${betweenSlices(sql`id = ${id} AND uid = ${by.uid} AND ${inFlight}`)} RETURNING *),
        told AS (${told})
        SELECT * FROM changed`)
    },
    retry: async (id, by, trace, owner = by.uid) => {
      const at = new Date(now()).toISOString()
      const again = sql<JobRow>`
        WITH again AS (
          UPDATE job_item SET outcome = 'waiting', code = NULL, description = NULL, field = NULL, reason = NULL
          WHERE job = (SELECT id FROM job WHERE id = ${id} AND uid = ${owner} AND ${mayBegin} FOR UPDATE)
            AND outcome = 'failure' RETURNING nth),
        changed AS (
          UPDATE job SET status = 'yet-to-start', code = NULL, description = NULL, lease = NULL,
            failure = CASE WHEN ${hasItems} THEN failure - (SELECT count(*) FROM again) ELSE 0 END,
            first_attempt = attempt, actor = ${JSON.stringify(by)}::jsonb, trace = ${trace}, due = ${at}, ut = ${at},
            steps = steps || ${stepSql('retried', at, by.name)}
          WHERE id = ${id} AND uid = ${owner} AND ${mayBegin} RETURNING *),
        told AS (${told})
        SELECT * FROM changed`
      const job = await inTransaction(kysely, async (transaction) => {
        await takeTurn(transaction, owner)
        return (await again.execute(transaction)).rows[0]
      })
      if (job) onChanged()
      return job
    },
    progress: async (job, { count, success, file, message }) => {
      const row = await changed(sql<JobRow>`
        WITH changed AS (
          UPDATE job SET count = coalesce(${count ?? null}::integer, count),
            success = coalesce(${success ?? null}::integer, success),
            file = coalesce(${file ? JSON.stringify(file) : null}::jsonb, file),
            message = coalesce(${message ?? null}::text, message), ut = ${new Date(now()).toISOString()}
          WHERE id = ${job.id} AND attempt = ${job.attempt} AND status = 'processing' RETURNING *),
        told AS (${told})
        SELECT id FROM changed`)
      return row !== undefined
    },
  }
}
