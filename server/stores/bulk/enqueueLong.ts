import { sql, type Kysely, type Transaction } from 'kysely'
import type { JobStep } from '#contract/schemas/bulk.ts'
import { JOBS_AT_ONCE, type BulkKind } from '#contract/values/jobs.ts'
import { SETTINGS_PER_USER } from '#contract/values/limits.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { Tables } from '../../db/tables.ts'
import { inFlight, isBulk, stepSql, told } from '../jobs/jobSql.ts'
import type { JobRow, JobParams } from '../jobs/jobRow.ts'
import { itemsSql, type ItemSource } from './itemSource.ts'

/** A job over many titles: `doc` is the title that it is about, where it is about one. */
export type LongJobParams = Omit<JobParams, 'kind' | 'doc'> & {
  kind: BulkKind
  /** Of a job whose titles wait already. */
  id?: string
  doc?: string
  /** Short words for the bell, of what is asked for. */
  what?: Readonly<Record<string, unknown>>
  undoes?: string
}

/** Notifications of jobs that one person keeps; older ones give way before their day is over. */
const NOTIFICATIONS = 100
/** Freezing all that match may take its time: it is one statement over the narrow rows. */
const FREEZE_MS = 120_000
/** Any number, as long as every process asks for the same. */
const USER_LOCK = 4601

type Parts = { kysely: Kysely<Tables>; now: () => number; newId: () => string }

/**
 * Puts a job in with its titles as they are now, and the notification of whoever asks for it, in one transaction. One
 * person's requests come in one after the other, so that the limit holds.
 */
export async function enqueueLong(
  { kysely, now, newId }: Parts,
  params: LongJobParams,
  items: ItemSource,
): Promise<JobRow> {
  const at = new Date(now()).toISOString()
  const { id = newId() } = params
  return inTransaction(kysely, async (transaction) => {
    await sql`SELECT set_config('statement_timeout', ${String(FREEZE_MS)}, true)`.execute(transaction)
    await takeTurn(transaction, params.actor.uid)
    if (params.undoes) await claimUndo(transaction, params.undoes, id, stepSql('undone', at, params.actor.name))
    const frozen = await sql`INSERT INTO job_item (job, nth, doc, input)
      SELECT ${id}::uuid, nth, doc, input FROM (${itemsSql(items)}) items`.execute(transaction)
    const count = items.by === 'staged' ? await stagedFor(transaction, id) : Number(frozen.numAffectedRows ?? 0)
    const job = await insertJob(transaction, { id, at, params, count })
    await notify(transaction, { id: newId(), at, params, job: id })
    return job
  })
}

/** Holds a person's other requests for long jobs up until this one is through; throws where they have too many. */
export async function takeTurn(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${USER_LOCK}, hashtext(${uid}))`.execute(transaction)
  await refuseTooMany(transaction, uid)
}

export async function refuseTooMany(db: Kysely<Tables>, uid: string): Promise<void> {
  const { rows } = await sql<{ many: number }>`SELECT count(*)::integer AS many FROM job
    WHERE uid = ${uid} AND ${inFlight} AND ${isBulk}`.execute(db)
  if ((rows[0]?.many ?? 0) >= JOBS_AT_ONCE) throw new DomainError('tooManyJobs', { retryAfterS: 10 })
}

async function stagedFor(db: Transaction<Tables>, job: string): Promise<number> {
  const { rows } = await sql<{
    many: number
  }>`SELECT count(*)::integer AS many FROM job_item WHERE job = ${job}`.execute(db)
  return rows[0]?.many ?? 0
}

/** A job is taken back once. */
async function claimUndo(
  db: Transaction<Tables>,
  job: string,
  undo: string,
  step: ReturnType<typeof stepSql>,
): Promise<void> {
  const { rows } = await sql`UPDATE job SET undone_by = ${undo}, steps = steps || ${step}
    WHERE id = ${job} AND undone_by IS NULL AND NOT ${inFlight} RETURNING id`.execute(db)
  if (rows.length === 0) throw new DomainError('notUndoable')
}

type NewJob = { id: string; at: string; params: LongJobParams; count: number }

async function insertJob(db: Transaction<Tables>, { id, at, params, count }: NewJob): Promise<JobRow> {
  const { kind, urn, doc = id, prd, actor, trace, input, undoes = null } = params
  const steps: JobStep[] = [
    { step: 'asked', at, by: actor.name },
    { step: 'collected', at },
  ]
  const { rows } = await sql<JobRow>`
    WITH changed AS (
      INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, steps, undoes, due, ct, ut)
      VALUES (${id}, ${kind}, 'yet-to-start', ${count}, ${urn}, ${doc}, ${[...prd]}::text[], ${actor.uid},
        ${JSON.stringify(actor)}::jsonb, ${trace}, ${JSON.stringify(input)}::jsonb, ${JSON.stringify(steps)}::jsonb,
        ${undoes}, ${at}, ${at}, ${at}) RETURNING *),
    told AS (${told})
    SELECT * FROM changed`.execute(db)
  return rows[0] as JobRow
}

type Notification = { id: string; at: string; params: LongJobParams; job: string }

async function notify(db: Transaction<Tables>, { id, at, params, job }: Notification): Promise<void> {
  const { kind, urn, actor, what } = params
  const payload = { status_id: job, kind, cty: typeOfUrn(urn) ?? '', ...(what ? { what } : {}) }
  await sql`
    WITH made AS (
      INSERT INTO setting (id, uid, t, n, payload, ct)
      SELECT ${id}::uuid, ${actor.uid}, 'job', ${kind}, ${JSON.stringify(payload)}::jsonb, ${at}::timestamptz
      WHERE ${SETTINGS_PER_USER} > (SELECT count(*) FROM setting WHERE uid = ${actor.uid}))
    DELETE FROM setting WHERE id IN (SELECT id FROM setting WHERE uid = ${actor.uid} AND t = 'job'
      ORDER BY ct DESC, id DESC OFFSET ${NOTIFICATIONS - 1})`.execute(db)
}
