import { sql, type Kysely } from 'kysely'
import type { Person } from '#contract/schemas/people.ts'
import type { Tables } from '../../db/tables.ts'
import { deleteInBatches } from '../deleteInBatches.ts'

/** What somebody has made of one problem of the board. */
export type OnAirMark = {
  key: string
  matters: string[]
  seen: (Person & { at: string }) | null
  assignee: Person | null
}

type Row = {
  key: string
  matters: string[]
  seen_uid: string | null
  seen_name: string | null
  seen_at: string | null
  assignee_uid: string | null
  assignee_name: string | null
}

const columns = sql`key, matters, seen_uid, seen_name, seen_at, assignee_uid, assignee_name`

export async function readMarks(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, OnAirMark>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Row>`SELECT ${columns} FROM on_air_mark WHERE key = ANY (${[...keys]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.key, markOf(row)]))
}

/** What is left out stays; `matters` empty takes the acknowledgement back. */
type MarkChange = {
  key: string
  by: Person
  at: string
  matters?: readonly string[] | undefined
  assignee?: Person | null | undefined
  /** Products whose people are told. */
  prd: readonly string[]
  urn: string
}

/** Keeps the change and tells of it in one statement: of two at once both stay, the later one's word counts. */
export async function saveMark(db: Kysely<Tables>, change: MarkChange): Promise<OnAirMark> {
  const { key, by, at, matters, assignee, prd, urn } = change
  const isSeen = (matters?.length ?? 0) > 0
  const seen = isSeen ? by : null
  const kept = (isGiven: boolean, column: string) =>
    isGiven ? sql`excluded.${sql.ref(column)}` : sql`m.${sql.ref(column)}`
  const given = matters !== undefined
  const assigned = assignee !== undefined
  const { rows } = await sql<Row>`
    WITH told AS (
      INSERT INTO event (topic, urn, id, uid, name, prd, at)
      VALUES ('onAir', ${urn}, ${key}, ${by.uid}, ${by.name}, ${[...prd]}::text[], ${at}::timestamptz))
    INSERT INTO on_air_mark AS m (${columns}, ut)
    VALUES (${key}, ${[...(matters ?? [])]}::text[], ${seen?.uid ?? null}, ${seen?.name ?? null},
      ${seen ? at : null}::timestamptz, ${assignee?.uid ?? null}, ${assignee?.name ?? null}, ${at}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET matters = ${kept(given, 'matters')}, seen_uid = ${kept(given, 'seen_uid')},
      seen_name = ${kept(given, 'seen_name')}, seen_at = ${kept(given, 'seen_at')},
      assignee_uid = ${kept(assigned, 'assignee_uid')}, assignee_name = ${kept(assigned, 'assignee_name')},
      ut = excluded.ut
    RETURNING ${columns}`.execute(db)
  return markOf(rows[0] as Row)
}

/** Forgets what nobody has touched since. */
export function pruneMarks(db: Kysely<Tables>, before: string): Promise<number> {
  return deleteInBatches(db, 'on_air_mark', sql`SELECT ctid FROM on_air_mark WHERE ut < ${before}::timestamptz`)
}

function markOf({ key, matters, seen_uid, seen_name, seen_at, assignee_uid, assignee_name }: Row): OnAirMark {
  return {
    ...{ key, matters },
    seen: seen_uid !== null && seen_at !== null ? { uid: seen_uid, name: seen_name ?? '', at: seen_at } : null,
    assignee: assignee_uid === null ? null : { uid: assignee_uid, name: assignee_name ?? '' },
  }
}
