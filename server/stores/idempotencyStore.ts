import { sql, type Kysely } from 'kysely'
import { IDEMPOTENCY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Caller } from '../caller.ts'
import type { Tables } from '../db/tables.ts'

type Params = Pick<Caller, 'actor' | 'idempotencyKey' | 'requestHash'>

/**
 * First answers of flat things (settings, locks). Documents keep theirs within the write itself; here the key is taken
 * before the work and the answer kept right after it, which is enough where a repeat after a crash does no harm.
 */
export type IdempotencyStore = {
  /** Does the work once per retry key; a repeat gets the first answer. Without a key the work is just done. */
  once<Result>(asked: Params, work: () => Promise<Result>): Promise<Result>
  /** Forgets what is older than a day. */
  prune(): Promise<number>
}

/** Stands where the answer will be, while the first try is running. */
const RUNNING = ''
/** After so long a first try has died with its server. */
const RUNNING_MS = 60_000

export function createIdempotencyStore(db: Kysely<Tables>, now: () => number): IdempotencyStore {
  const instant = (time: number) => new Date(time).toISOString()
  /** Takes the key for this request; what stands under it already comes back. One that died running is taken over. */
  const reserve = async (uid: string, key: string, hash: string) => {
    const at = now()
    const { rows } = await sql<{ mine: boolean; request_hash: string; answer: string }>`
      WITH taken AS (
        INSERT INTO idempotency AS i (uid, key, request_hash, status, answer, at)
        VALUES (${uid}, ${key}, ${hash}, 200, ${RUNNING}, ${instant(at)}::timestamptz)
        ON CONFLICT (uid, key) DO UPDATE SET at = excluded.at
        WHERE i.answer = ${RUNNING} AND i.request_hash = excluded.request_hash
          AND i.at < ${instant(at - RUNNING_MS)}::timestamptz
        RETURNING i.request_hash, i.answer)
      SELECT true AS mine, request_hash, answer FROM taken
      UNION ALL SELECT false, request_hash, answer FROM idempotency
        WHERE uid = ${uid} AND key = ${key} AND NOT EXISTS (SELECT FROM taken)`.execute(db)
    const [row] = rows
    // Taken by another at this very moment, and not to be seen yet.
    if (!row) throw new DomainError('idempotencyRunning', { retryAfterS: 1 })
    return row.mine ? undefined : row
  }
  return {
    once: async <Result>({ actor, idempotencyKey: key, requestHash }: Params, work: () => Promise<Result>) => {
      if (key === undefined) return work()
      const mine = sql`uid = ${actor.uid} AND key = ${key}`
      const kept = await reserve(actor.uid, key, requestHash)
      if (kept && kept.request_hash !== requestHash) throw new DomainError('idempotencyMismatch')
      if (kept?.answer === RUNNING) throw new DomainError('idempotencyRunning', { retryAfterS: 1 })
      if (kept) return JSON.parse(kept.answer) as Result
      try {
        const result = await work()
        await sql`UPDATE idempotency SET answer = ${JSON.stringify(result ?? null)} WHERE ${mine}`.execute(db)
        return result
      } catch (error) {
        await sql`DELETE FROM idempotency WHERE ${mine} AND answer = ${RUNNING}`.execute(db)
        throw error
      }
    },
    prune: async () => {
      const oldest = instant(now() - IDEMPOTENCY_MS)
      const gone = await db.deleteFrom('idempotency').where('at', '<', oldest).executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}
