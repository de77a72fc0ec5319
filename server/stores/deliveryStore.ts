import { sql, type Kysely } from 'kysely'
import { DELIVERY_KEEP_MS, type DeliveryProblem, type DeliveryState } from '#contract/values/deliveries.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import { told } from './jobs/jobSql.ts'

/** What is told to somebody, before it has an id. */
export type NewDelivery = {
  kind: 'webhook' | 'mail'
  topic: 'view' | 'test'
  webhook: string | null
  target: string
  about: string
  prd: readonly string[]
  body: object
}

export type KeptDelivery = {
  id: string
  kind: 'webhook' | 'mail'
  topic: 'view' | 'test'
  webhook: string | null
  target: string
  about: string
  prd: string[]
  body: Record<string, unknown>
  state: DeliveryState
  tries: number
  code: number | null
  problem: DeliveryProblem | null
  next_at: string | null
  ct: string
  ut: string
}

/** What one try came to; `next`: when it is tried again, epoch ms. */
type TryOutcome = { code?: number; problem?: DeliveryProblem; next?: number }

type ListWish = { products: readonly string[] | 'all'; state?: DeliveryState; limit: number; offset: number }

type Parts = { kysely: Kysely<Tables>; now: () => number; newId: () => string; onChanged: () => void }

/** What the queue calls deliveries. */
const DELIVERY_URN = 'urn:machine:delivery'

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

/** What was told to whom, each with a job of the queue until it was taken or given up. */
export function createDeliveryStore({ kysely, now, newId, onChanged }: Parts) {
  const at = () => new Date(now()).toISOString()
  const first = async (statement: ReturnType<typeof sql<KeptDelivery>>) => (await statement.execute(kysely)).rows[0]
  return {
    list: async ({ products, state, limit, offset }: ListWish): Promise<{ rows: KeptDelivery[]; count: number }> => {
      const mine = products === 'all' ? sql`true` : sql`prd && ${[...products]}::text[]`
      const where = sql`${mine} ${state ? sql`AND state = ${state}` : sql``}`
      const [{ rows }, counted] = await Promise.all([
        sql<KeptDelivery>`SELECT * FROM delivery WHERE ${where} ORDER BY ct DESC, id DESC
          LIMIT ${limit} OFFSET ${offset}`.execute(kysely),
        sql<{ many: number }>`SELECT count(*) AS many FROM (
          SELECT FROM delivery WHERE ${where} LIMIT ${EXACT_TOTAL}) d`.execute(kysely),
      ])
      return { rows, count: Number(counted.rows[0]?.many ?? 0) }
    },
    find: async (id: string): Promise<KeptDelivery | undefined> =>
      isUuid(id) ? first(sql<KeptDelivery>`SELECT * FROM delivery WHERE id = ${id}::uuid`) : undefined,
    /** Puts a delivery and its job in together. */
    queue: async (delivery: NewDelivery): Promise<KeptDelivery | undefined> => {
      const made = await first(sql<KeptDelivery>`
        WITH ${deliveriesSql([delivery], at(), newId)}, ${queuedSql(at(), newId, 1)}, told AS (${told})
        SELECT * FROM made`)
      onChanged()
      return made
    },
    /** Keeps what a try came to. One that was taken stays so, whatever a late worker says. */
    note: async (id: string, { code, problem, next }: TryOutcome): Promise<void> => {
      const state = problem === undefined ? 'sent' : next === undefined ? 'failed' : 'waiting'
      await sql`UPDATE delivery SET state = ${state}, tries = tries + 1, code = ${code ?? null},
        problem = ${problem ?? null}, next_at = ${next === undefined ? null : new Date(next).toISOString()}::timestamptz,
        ut = ${at()}::timestamptz WHERE id = ${id}::uuid AND state <> 'sent'`.execute(kysely)
    },
    /** Has a delivery that was not taken tried now; undefined where it was taken, or is gone. */
    again: async (id: string): Promise<KeptDelivery | undefined> => {
      const made = await first(sql<KeptDelivery>`
        WITH made AS (
          UPDATE delivery SET state = 'waiting', next_at = ${at()}::timestamptz WHERE id = ${id}::uuid
            AND state <> 'sent' RETURNING *),
        waiting AS (
          UPDATE job j SET due = ${at()}::timestamptz FROM made WHERE j.kind = 'deliver' AND j.doc = made.id::text
            AND j.status IN ('yet-to-start', 'processing') RETURNING j.doc),
        ${queuedSql(at(), newId, 1, sql`WHERE id::text NOT IN (SELECT doc FROM waiting)`)}, told AS (${told})
        SELECT * FROM made`)
      onChanged()
      return made
    },
    prune: (): Promise<number> =>
      deleteInBatches(
        kysely,
        'delivery',
        sql`SELECT ctid FROM delivery WHERE ct < ${new Date(now() - DELIVERY_KEEP_MS).toISOString()}::timestamptz
          AND state <> 'waiting'`,
      ),
  }
}

/** The step `made`: rows of these deliveries, where the condition holds. */
export function deliveriesSql(
  deliveries: readonly NewDelivery[],
  at: string,
  newId: () => string,
  condition = sql`true`,
) {
  const rows = deliveries.map((delivery) => ({ ...delivery, id: newId() }))
  return sql`made AS (
    INSERT INTO delivery (id, kind, topic, webhook, target, about, prd, body, state, tries, next_at, ct, ut)
    SELECT id, kind, topic, webhook, target, about, prd, body, 'waiting', 0, ${at}::timestamptz, ${at}::timestamptz,
      ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (id uuid, kind text, topic text, webhook uuid,
      target text, about text, prd text[], body jsonb) WHERE ${condition}
    RETURNING *)`
}

/** The step `changed`: jobs of what the step `made` holds, at most so many. */
export function queuedSql(at: string, newId: () => string, most: number, where = sql``) {
  const ids = Array.from({ length: most }, () => newId())
  return sql`changed AS (
    INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, due, ct, ut)
    SELECT (${ids}::text[])[row_number() OVER (ORDER BY id)]::uuid, 'deliver', 'yet-to-start', 1, ${DELIVERY_URN},
      id::text, '{}', '', '{}', '', '{}', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz FROM made ${where}
    RETURNING *)`
}
