import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

export type LoggedEvent = {
  /** Place in the log, for Last-Event-ID. */
  cursor: string
  topic: string
  urn: string
  id: string
  rev: number | null
  /** Who did it: uid and name. */
  uid: string
  by: string
  /** Products of the thing; empty where it belongs to none. */
  prd: string[]
  data: unknown
  at: string
}

const CURSOR = /^(\d{1,20})-(\d{1,20})$/

export function cursorText(tx: string, seq: number | string): string {
  return `${tx}-${seq}`
}

function parts(cursor: string): [bigint, bigint] {
  const [, tx = '0', seq = '0'] = CURSOR.exec(cursor) ?? []
  return [BigInt(tx), BigInt(seq)]
}

/** Does a cursor lie further on than another? One that lies past the log's end is from another database. */
export function comesAfter(cursor: string, other: string): boolean {
  const [tx, seq] = parts(cursor)
  const [otherTx, otherSeq] = parts(other)
  return tx > otherTx || (tx === otherTx && seq > otherSeq)
}

/** Where the log ends now: everything that is written from here on comes after it. */
export async function readHead(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ tx: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS tx`.execute(db)
  return cursorText(rows[0]?.tx ?? '0', 0)
}

export async function readEvents(db: Kysely<Tables>, cursor: string, limit: number): Promise<LoggedEvent[]> {
  const [tx, seq] = parts(cursor).map(String)
  const { rows } = await sql<Omit<LoggedEvent, 'cursor'> & { tx: string; seq: number }>`
    SELECT tx::text AS tx, seq, topic, urn, id, rev, uid, name AS by, prd, data, at FROM event
    WHERE (tx, seq) > (${tx}::text::xid8, ${seq}::bigint) AND tx < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY event.tx, event.seq LIMIT ${limit}`.execute(db)
  return rows.map(({ tx: at, seq: place, ...event }) => ({ cursor: cursorText(at, place), ...event }))
}
