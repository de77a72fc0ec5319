import { sql, type Kysely } from 'kysely'
import type { LockState } from '#contract/schemas/lock.ts'
import { LOCKS_PER_USER, MAX_KEYS } from '#contract/values/limits.ts'
import { LOCK_ASK_IDLE_MS, LOCK_IDLE_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { lockRefusal } from '#contract/wire/lockRefusal.ts'
import type { Tables } from '../db/tables.ts'
import type { LockTable } from '../db/workTables.ts'
import { forceOpen, type ForceRequest } from './locks/forceOpen.ts'
import { createLockAsks, type LockAsks } from './locks/lockAsks.ts'
import type { LockHolder, LockTarget } from './locks/lockHolder.ts'
import { judgedColumns, leaseEnd } from './locks/lockSql.ts'
import { lockStateOfRow, openLock, withoutWords } from './locks/lockState.ts'
import { noAsk } from './locks/noAsk.ts'

/**
 * Locks (design section 3): held by user and browser tab, for a lease that the database's clock ends, with a fencing
 * number that grows whenever the lock changes hands. Every change is one statement, decided by the row itself.
 */
export type LockStore = LockAsks & {
  status(target: LockTarget): Promise<LockState>
  /** Live locks among the given ids, whatever their urn. */
  statusOf(ids: readonly string[]): Promise<LockState[]>
  own(uid: string): Promise<LockState[]>
  /**
   * Takes an open lock, renews one's own, or with `resume` moves it here from another tab of one's own. Whoever asked
   * in vain of a holder who is away takes it too, once the time for an answer is over.
   */
  acquire(target: LockTarget, holder: LockHolder, resume?: boolean): Promise<LockState>
  /** Keeps the lock; gives it back where the last input is too long ago. A lease that ran out unclaimed goes on. */
  beat(target: LockTarget, holder: Pick<LockHolder, 'uid'>, number: number, idleMs: number): Promise<LockState>
  release(target: LockTarget, holder: Pick<LockHolder, 'uid'>, number: number): Promise<LockState>
  /** Breaks another's lock: open, its number raised, audited. An open lock stays as it is. */
  force(target: LockTarget, request: ForceRequest): Promise<{ lock: LockState; broken: LockState | undefined }>
}

type Db = Kysely<Tables>

export function createLockStore(db: Db): LockStore {
  const find = async (condition: ReturnType<typeof sql<boolean>>) =>
    (await sql<LockTable>`SELECT ${judgedColumns} FROM lock WHERE ${condition} LIMIT ${MAX_KEYS}`.execute(db)).rows
  const status = async ({ urn, id }: LockTarget) => {
    const [row] = await find(sql`urn = ${urn} AND id = ${id}`)
    return row ? lockStateOfRow(row) : openLock(urn, id, 0)
  }
  const change = async (target: LockTarget, uid: string, number: number, set: ReturnType<typeof sql>) => {
    const { rows } = await sql<LockTable>`
      UPDATE lock SET ${set} WHERE urn = ${target.urn} AND id = ${target.id} AND uid = ${uid} AND number = ${number}
      RETURNING ${judgedColumns}`.execute(db)
    if (!rows[0]) throw new DomainError('lockLost', { data: withoutWords(await status(target), uid) })
    return lockStateOfRow(rows[0])
  }
  const release: LockStore['release'] = (target, { uid }, number) =>
    change(target, uid, number, sql`uid = NULL, name = NULL, tab = NULL, until = NULL, ${noAsk}`)
  return {
    status,
    statusOf: async (ids) =>
      (await find(sql`id = ANY (${[...ids]}::text[]) AND until > clock_timestamp()`)).map(lockStateOfRow),
    own: async (uid) => (await find(sql`uid = ${uid} AND until > clock_timestamp()`)).map(lockStateOfRow),
    acquire: async (target, holder, resume = false) => {
      const row = await acquire(db, target, holder, resume)
      if (row) return lockStateOfRow(row)
      const lock = await status(target)
      if (lock.ls === 'open') throw new DomainError('tooManyLocks')
      throw lockRefusal(withoutWords(lock, holder.uid), holder.uid)
    },
    beat: (target, holder, number, idleMs) =>
      idleMs >= LOCK_IDLE_MS
        ? release(target, holder, number)
        : change(target, holder.uid, number, sql`until = ${leaseEnd}, input_at = ${inputAt(idleMs)}`),
    release,
    ...createLockAsks(db, status),
    force: (target, request) => forceOpen(db, target, request),
  }
}

const inputAt = (idleMs: number) =>
  sql<string>`clock_timestamp() - ${idleMs}::double precision * interval '1 millisecond'`

/** Nothing comes back where a live lock is in the way, or where the user holds too many others. */
async function acquire(
  db: Db,
  { urn, id }: LockTarget,
  { uid, name, tab }: LockHolder,
  resume: boolean,
): Promise<LockTable | undefined> {
  const { rows } = await sql<LockTable>`
    INSERT INTO lock (urn, id, uid, name, tab, number, until, input_at)
    SELECT ${urn}, ${id}, ${uid}, ${name}, ${tab}, 1, ${leaseEnd}, clock_timestamp()
    WHERE ${LOCKS_PER_USER} > (SELECT count(*) FROM lock other WHERE other.uid = ${uid}
      AND other.until > clock_timestamp() AND (other.urn, other.id) <> (${urn}, ${id}))
    ON CONFLICT (id, urn) DO UPDATE SET uid = excluded.uid, name = excluded.name, tab = excluded.tab,
      until = excluded.until, input_at = excluded.input_at,
      number = lock.number + CASE WHEN lock.uid = excluded.uid AND lock.tab = excluded.tab THEN 0 ELSE 1 END,
      ask_uid = CASE WHEN lock.uid = excluded.uid THEN lock.ask_uid END
    WHERE lock.until IS NULL OR lock.until <= clock_timestamp()
      OR lock.uid = excluded.uid AND (lock.tab = excluded.tab OR ${resume})
      OR lock.ask_uid = excluded.uid AND lock.ask_tab = excluded.tab AND lock.ask_reply IS NULL
        AND lock.ask_until <= clock_timestamp()
        AND lock.input_at <= ${inputAt(LOCK_ASK_IDLE_MS)}
    RETURNING ${judgedColumns}`.execute(db)
  return rows[0]
}
