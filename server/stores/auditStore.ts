import { sql, type Kysely } from 'kysely'
import type { AuditEntry, FieldChange } from '#contract/schemas/contentRecord.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { Tables } from '../db/tables.ts'
import { foreignProducts, hideForeignChanges } from './audit/hideForeignChanges.ts'
import type { AuditReader } from './audit/auditReader.ts'

type AuditQuery = {
  limit: number
  offset: number
  /** ISO 8601. */
  from?: string
  to?: string
  /** A user's name. */
  by?: string
  /** A JSON pointer: changes of it and below. */
  field?: string
}

export type AuditPage = { entries: AuditEntry[]; count: number; atLeast: boolean }

/** Change sets, newest first. They are written with what they tell of, never by themselves. */
export type AuditStore = {
  ofDocument(target: { urn: string; id: string }, params: AuditQuery, reader: AuditReader): Promise<AuditPage>
  ofUser(uid: string, params: AuditQuery, reader: AuditReader): Promise<AuditPage>
  /** Documents that a user changed last, each once. */
  lastTouched(uid: string, limit: number): Promise<LastTouch[]>
  /** Documents that the user submitted and somebody else has given back since, newest first. */
  handedBack(uid: string, limit: number): Promise<HandedBack[]>
}

/** What a user did last to a document. */
type LastTouch = { urn: string; id: string; verb: string; version: string | null; at: string }
type HandedBack = { urn: string; id: string; by: string; at: string }

/** How many change sets back one looks for different documents. */
const LOOK_BACK = 200

type AuditRow = {
  uid: string
  username: string
  name: string
  trace: string
  key: string | null
  previous_version: string | null
  current_version: string | null
  verb: string
  change: FieldChange[]
  at: string
}

type Condition = ReturnType<typeof sql<boolean>>

export function createAuditStore(db: Kysely<Tables>): AuditStore {
  const page = async (whose: Condition, params: AuditQuery, reader: AuditReader): Promise<AuditPage> => {
    const condition = sql<boolean>`${whose} ${narrowed(params, reader)}`
    const [found, counted] = await Promise.all([
      sql<AuditRow>`SELECT username, name, trace, key, previous_version, current_version, verb, change, at FROM audit
        WHERE ${condition} ORDER BY seq DESC LIMIT ${params.limit} OFFSET ${params.offset}`.execute(db),
      sql<{ many: number }>`SELECT count(*) AS many FROM (
        SELECT FROM audit WHERE ${condition} LIMIT ${EXACT_TOTAL + 1}) bounded`.execute(db),
    ])
    const many = counted.rows[0]?.many ?? 0
    return {
      entries: found.rows.map((row) => entryOf(row, reader)),
      count: Math.min(many, EXACT_TOTAL),
      atLeast: many > EXACT_TOTAL,
    }
  }
  return {
    ofDocument: ({ urn, id }, params, reader) => page(sql`urn = ${urn} AND id = ${id}`, params, reader),
    ofUser: (uid, params, reader) => page(sql`uid = ${uid}`, params, reader),
    lastTouched: async (uid, limit) => {
      const { rows } = await sql<LastTouch>`
        SELECT urn, id, (array_agg(verb ORDER BY seq DESC))[1] AS verb,
          (array_agg(current_version ORDER BY seq DESC))[1] AS version, max(at) AS at
        FROM (SELECT urn, id, seq, verb, current_version, at FROM audit WHERE uid = ${uid}
          ORDER BY seq DESC LIMIT ${LOOK_BACK}) last
        GROUP BY urn, id ORDER BY max(at) DESC, max(seq) DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    handedBack: async (uid, limit) => {
      const { rows } = await sql<HandedBack>`
        SELECT sent.urn, sent.id, last.name AS by, last.at
        FROM (SELECT DISTINCT urn, id FROM (
          SELECT urn, id, verb FROM audit WHERE uid = ${uid} ORDER BY seq DESC LIMIT ${LOOK_BACK}) own
          WHERE verb IN ('submit', 'submitAndApprove')) sent,
        LATERAL (SELECT verb, uid, name, at FROM audit a WHERE a.urn = sent.urn AND a.id = sent.id
          ORDER BY seq DESC LIMIT 1) last
        WHERE last.verb = 'returnToDraft' AND last.uid <> ${uid} ORDER BY last.at DESC LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}

function narrowed({ from, to, by, field }: AuditQuery, reader: AuditReader) {
  const since = from === undefined ? sql`` : sql`AND at >= ${from}::timestamptz`
  const until = to === undefined ? sql`` : sql`AND at <= ${to}::timestamptz`
  const someone = by === undefined ? sql`` : sql`AND username = ${by}`
  const touching =
    field === undefined
      ? sql``
      : sql`AND EXISTS (SELECT FROM jsonb_array_elements(change) one
          WHERE (one.value ->> 'field' = ${field} OR starts_with(one.value ->> 'field', ${`${field}/`}))
            AND NOT string_to_array(one.value ->> 'field', '/') && ${foreignProducts(reader)}::text[])`
  return sql`${since} ${until} ${someone} ${touching}`
}

function entryOf(row: AuditRow, reader: AuditReader): AuditEntry {
  return {
    changed_by: row.username,
    name: row.name,
    TraceKey: row.trace,
    PreviousVersion: row.previous_version,
    CurrentVersion: row.current_version,
    key: row.key ?? '',
    verb: row.verb,
    change: hideForeignChanges(row.change, reader),
    ct: row.at,
  }
}
