import { sql, type Kysely } from 'kysely'
import { IDEMPOTENCY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Caller } from '../caller.ts'
import type { Tables } from '../db/tables.ts'

type Asked = Pick<Caller, 'actor' | 'idempotencyKey' | 'requestHash'>

/**
 * First answers of flat things (settings, locks). Documents keep theirs within the write itself; here the answer is
 * kept right after it, which is enough where a repeat after a crash does no harm.
 */
export type IdempotencyStore = {
  /** Does the work once per retry key; a repeat gets the first answer. Without a key the work is just done. */
  once<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result>
  /** Forgets what is older than a day. */
  prune(): Promise<number>
}

export function createIdempotencyStore(db: Kysely<Tables>, now: () => number): IdempotencyStore {
  const instant = (time: number) => new Date(time).toISOString()
  return {
    once: async <Result>({ actor, idempotencyKey: key, requestHash }: Asked, work: () => Promise<Result>) => {
      if (key === undefined) return work()
      const kept = await db
        .selectFrom('idempotency')
        .select(['request_hash', 'answer'])
        .where('uid', '=', actor.uid)
        .where('key', '=', key)
        .executeTakeFirst()
      if (kept && kept.request_hash !== requestHash) throw new DomainError('idempotencyMismatch')
      if (kept) return JSON.parse(kept.answer) as Result
      const result = await work()
      const answer = JSON.stringify(result ?? null)
      await sql`INSERT INTO idempotency (uid, key, request_hash, status, answer, at)
        VALUES (${actor.uid}, ${key}, ${requestHash}, 200, ${answer}, ${instant(now())}::timestamptz)
        ON CONFLICT DO NOTHING`.execute(db)
      return result
    },
    prune: async () => {
      const oldest = instant(now() - IDEMPOTENCY_MS)
      const gone = await db.deleteFrom('idempotency').where('at', '<', oldest).executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}
