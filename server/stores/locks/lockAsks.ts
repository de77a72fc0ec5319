import { sql, type Kysely } from 'kysely'
import type { LockState } from '#contract/schemas/lock.ts'
import { LOCK_ASK_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../../db/tables.ts'
import type { LockTable } from '../../db/workTables.ts'
import type { LockHolder, LockTarget } from './lockHolder.ts'
import { judgedColumns, leaseEnd } from './lockSql.ts'
import { lockStateOfRow, withoutWords } from './lockState.ts'
import { noAsk } from './noAsk.ts'

type Db = Kysely<Tables>
type Holder = Pick<LockHolder, 'uid'>

/** Asking for a lock, and the answers. */
export type LockAsks = {
  /** Asks the holder to hand it over. A lock that nobody holds comes back open: the asker may simply take it. */
  ask(target: LockTarget, asker: LockHolder, message?: string): Promise<LockState>
  /** Takes the question back; without one the lock stays as it is. */
  withdraw(target: LockTarget, asker: { uid: string; tab: string | undefined }): Promise<LockState>
  handOver(target: LockTarget, holder: Holder, number: number, to: string): Promise<LockState>
  /** The holder keeps it and says so; the word may be empty. */
  decline(target: LockTarget, holder: Holder, answer: { number: number; to: string; word: string }): Promise<LockState>
}

export function createLockAsks(db: Db, status: (target: LockTarget) => Promise<LockState>): LockAsks {
  /** The changed lock; otherwise it is no longer the holder's, or nobody asks. */
  const answered = async (target: LockTarget, uid: string, number: number, row: LockTable | undefined) => {
    if (row) return lockStateOfRow(row)
    const lock = await status(target)
    const code = lock.lo_uid === uid && lock.number === number ? 'notAsked' : 'lockLost'
    throw new DomainError(code, { data: withoutWords(lock, uid) })
  }
  return {
    ask: async (target, asker, message) => {
      const row = await putAsk(db, target, asker, message ?? null)
      if (row) return lockStateOfRow(row)
      const lock = await status(target)
      if (lock.ask && lock.ask.uid !== asker.uid)
        throw new DomainError('alreadyAsked', { data: withoutWords(lock, asker.uid) })
      return lock
    },
    withdraw: async (target, { uid, tab }) => {
      const row = await withdrawAsk(db, target, uid, tab)
      return row ? lockStateOfRow(row) : status(target)
    },
    handOver: async (target, { uid }, number, to) =>
      answered(target, uid, number, await handOver(db, target, uid, number, to)),
    decline: async (target, { uid }, { number, to, word }) =>
      answered(target, uid, number, await declineAsk(db, target, uid, number, to, word)),
  }
}
type Changed = Promise<LockTable | undefined>

const at = ({ urn, id }: LockTarget) => sql`urn = ${urn} AND id = ${id}`
const first = async (query: Promise<{ rows: LockTable[] }>): Changed => (await query).rows[0]

/**
 * Puts a question to the holder. One asks at a time: a question that waits is not pushed aside, one that was answered
 * or ran out is. The same person asking again moves the question to the present tab and gains no time by it.
 */
function putAsk(db: Db, target: LockTarget, { uid, name, tab }: LockHolder, message: string | null): Changed {
  const waits = sql`ask_uid IS NOT NULL AND ask_reply IS NULL AND ask_until > clock_timestamp()`
  const asked = sql`clock_timestamp()`
  const until = sql`clock_timestamp() + ${LOCK_ASK_MS} * interval '1 millisecond'`
  return first(
    sql<LockTable>`
      UPDATE lock SET ask_uid = ${uid}, ask_name = ${name}, ask_tab = ${tab}, ask_message = ${message}, ask_reply = NULL,
        ask_at = CASE WHEN ${waits} THEN ask_at ELSE ${asked} END,
        ask_until = CASE WHEN ${waits} THEN ask_until ELSE ${until} END
      WHERE ${at(target)} AND lock.until > clock_timestamp() AND uid <> ${uid} AND (NOT (${waits}) OR ask_uid = ${uid})
      RETURNING ${judgedColumns}`.execute(db),
  )
}

/** The asker is the holder from now on, in the tab that asked, with a number of its own. */
function handOver(db: Db, target: LockTarget, uid: string, number: number, to: string): Changed {
  return first(
    sql<LockTable>`
      UPDATE lock SET uid = ask_uid, name = ask_name, tab = ask_tab, until = ${leaseEnd}, number = number + 1,
        input_at = clock_timestamp(), ${noAsk}
      WHERE ${at(target)} AND uid = ${uid} AND number = ${number} AND ask_uid = ${to} AND ask_reply IS NULL
      RETURNING ${judgedColumns}`.execute(db),
  )
}

/** The holder goes on, with or without a word; the question is over. */
function declineAsk(db: Db, target: LockTarget, uid: string, number: number, to: string, word: string): Changed {
  return first(
    sql<LockTable>`
      UPDATE lock SET ask_reply = ${word}
      WHERE ${at(target)} AND uid = ${uid} AND number = ${number} AND ask_uid = ${to} AND ask_reply IS NULL
      RETURNING ${judgedColumns}`.execute(db),
  )
}

/** The asker no longer waits. */
function withdrawAsk(db: Db, target: LockTarget, uid: string, tab: string | undefined): Changed {
  return first(
    sql<LockTable>`
      UPDATE lock SET ${noAsk} WHERE ${at(target)} AND ask_uid = ${uid} AND ask_tab = ${tab ?? null}
      RETURNING ${judgedColumns}`.execute(db),
  )
}
