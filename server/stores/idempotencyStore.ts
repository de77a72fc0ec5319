import { sql, type Kysely, type Transaction } from 'kysely'
import { IDEMPOTENCY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Caller } from '../caller.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import type { TransactionStores } from './transactionStores.ts'

type KeyParams = Pick<Caller, 'actor' | 'idempotencyKey' | 'requestHash'>

/** An answer that is JSON text already: a repeat gets the value that the text says. */
export class KeptText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Work of one transaction, by the stores of that transaction alone: any other would wait for its end. */
type Work<Result> = (stores: TransactionStores) => Promise<Result>

/**
 * First answers to whatever is no document (documents keep theirs within the write itself). Key, work and answer are one
 * transaction: after a crash all three are there or none is, so that a retry never does the work twice (R6).
 */
export type IdempotencyStore = {
  /**
   * Does the work once per retry key; a repeat gets the first answer, one that comes meanwhile `idempotencyRunning`.
   * `prepare` reads and refuses before the transaction begins, and is not asked of a repeat whose answer is there: what
   * has been done would often stand in its own way. Files it makes are to be cleared by whoever asks, if another try wins.
   */
  once<Result>(params: KeyParams, prepare: () => Work<Result> | Promise<Work<Result>>): Promise<Result>
  /** Whether the answer to a repeat is there. */
  isAnswered(params: KeyParams): Promise<boolean>
  /** Forgets what is older than a day. */
  prune(): Promise<number>
}

type Parts = {
  kysely: Kysely<Tables>
  now: () => number
  storesOf: (transaction: Transaction<Tables>) => TransactionStores
  /** Told after work was committed. */
  onCommitted: () => void
}

type Kept = { request_hash: string; answer: string }
type KeyRow = { uid: string; key: string; requestHash: string; at: string }

/** Any number, as long as every process asks for the same. */
const KEY_LOCK = 4602
/** No answer yet. Within the transaction of `once` only, and never seen from outside it. */
const RUNNING = ''

export function createIdempotencyStore(parts: Parts): IdempotencyStore {
  const { kysely: db, now, onCommitted } = parts
  const instant = (time: number) => new Date(time).toISOString()
  const rowOf = ({ actor, idempotencyKey: key, requestHash }: KeyParams): KeyRow | undefined =>
    key === undefined ? undefined : { uid: actor.uid, key, requestHash, at: instant(now()) }
  return {
    once: async <Result>(params: KeyParams, prepare: () => Work<Result> | Promise<Work<Result>>) => {
      const { requestHash } = params
      const row = rowOf(params)
      const kept = row && (await readKept(db, row))
      if (kept) return answerOf<Result>(kept, requestHash)
      const work = await prepare()
      const result = await db.transaction().execute(async (transaction) => {
        const first = row && (await takeKey(transaction, row))
        if (first) return answerOf<Result>(first, requestHash)
        const done = await work(parts.storesOf(transaction))
        if (row) await keepAnswer(transaction, row, done)
        return done
      })
      onCommitted()
      return result
    },
    isAnswered: async (params) => {
      const row = rowOf(params)
      return row !== undefined && (await readKept(db, row)) !== undefined
    },
    prune: () => {
      const oldest = instant(now() - IDEMPOTENCY_MS)
      return deleteInBatches(db, 'idempotency', sql`SELECT ctid FROM idempotency WHERE at < ${oldest}::timestamptz`)
    },
  }
}

async function readKept(db: Kysely<Tables>, { uid, key }: KeyRow): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`SELECT request_hash, answer FROM idempotency
    WHERE uid = ${uid} AND key = ${key}`.execute(db)
  return rows[0]
}

/**
 * Takes the key until the transaction ends; what stands under it already comes back. The lock makes one of two tries at
 * once give way instead of holding a connection until the other is through.
 */
async function takeKey(transaction: Transaction<Tables>, row: KeyRow): Promise<Kept | undefined> {
  const { uid, key, requestHash, at } = row
  const { rows } = await sql`
    INSERT INTO idempotency (uid, key, request_hash, status, answer, at)
    SELECT ${uid}, ${key}, ${requestHash}, 200, ${RUNNING}, ${at}::timestamptz
    WHERE pg_try_advisory_xact_lock(${KEY_LOCK}, hashtext(${`${uid} ${key}`}))
    ON CONFLICT (uid, key) DO NOTHING RETURNING key`.execute(transaction)
  if (rows.length > 0) return undefined
  const kept = await readKept(transaction, row)
  if (!kept) throw stillRunning()
  return kept
}

async function keepAnswer(transaction: Transaction<Tables>, { uid, key }: KeyRow, result: unknown): Promise<void> {
  const answer = result instanceof KeptText ? result.text : JSON.stringify(result ?? null)
  await sql`UPDATE idempotency SET answer = ${answer}
    WHERE uid = ${uid} AND key = ${key}`.execute(transaction)
}

function answerOf<Result>({ request_hash, answer }: Kept, requestHash: string): Result {
  if (request_hash !== requestHash) throw new DomainError('idempotencyMismatch')
  if (answer === RUNNING) throw stillRunning()
  return JSON.parse(answer) as Result
}

const stillRunning = () => new DomainError('idempotencyRunning', { retryAfterS: 1 })
