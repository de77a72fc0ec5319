import { sql, type Kysely } from 'kysely'
import type { Conversion } from '#contract/schemas/live/liveToVod.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { JobStatus } from '#contract/values/jobs.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { TOLD } from './jobs/jobSql.ts'

/** What somebody has asked to be made of an airing; `due` is when all of it will have been recorded, epoch ms. */
export type Wanted = Pick<Conversion, 'cty' | 'lon' | 'sg' | 'prd' | 'early' | 'dur'> & {
  pn: string | undefined
  due: number
}
type NewConversion = Wanted &
  Pick<Conversion, 'id' | 'airing' | 'channel' | 'ch_lon' | 'a_st_dt' | 'a_ed_dt'> & { uid: string; name: string }

type Page = { st: JobStatus | undefined; airing: string | undefined; number: number; size: number }

type Row = {
  id: string
  airing: string
  channel: string
  ch_lon: LocalizedText[]
  airs_from: string
  airs_to: string
  cty: string
  lon: LocalizedText[]
  sg: { sp: number; ep: number }[]
  prd: string[]
  pn: string | null
  early: number
  dur: number
  is_updated: boolean
  doc: string | null
  uid: string
  name: string
  ct: string
  status: JobStatus
  due: string | null
  code: number | null
  description: string | null
}

/** Set apart from the other advisory locks (bulk/enqueueLong, idempotencyStore, epg/ingestionRows). */
const AIRING_LOCK = 4603

export type ConversionStore = ReturnType<typeof createConversionStore>
export type StoredConversion = Conversion & { isUpdated: boolean }

/** Titles made of what was on air, beside the jobs that make them (calls.md section 16). */
export function createConversionStore(db: Kysely<Tables>, now: () => number) {
  const at = () => new Date(now()).toISOString()
  return {
    /** Whoever else begins one of the same airing waits until this transaction has ended. */
    lockAiring: async (airing: string): Promise<void> => {
      await sql`SELECT pg_advisory_xact_lock(${AIRING_LOCK}, hashtext(${airing}))`.execute(db)
    },
    add: async (one: NewConversion): Promise<void> => {
      await sql`
        INSERT INTO conversion (id, airing, channel, ch_lon, airs_from, airs_to, cty, lon, sg, prd, pn, early, dur, uid, name, ct)
        VALUES (${one.id}, ${one.airing}, ${one.channel}, ${JSON.stringify(one.ch_lon)}::jsonb, ${one.a_st_dt}, ${one.a_ed_dt},
          ${one.cty}, ${JSON.stringify(one.lon)}::jsonb, ${JSON.stringify(one.sg)}::jsonb, ${one.prd}::text[], ${one.pn ?? null},
          ${one.early}, ${one.dur}, ${one.uid}, ${one.name}, ${at()})`.execute(db)
    },
    /** Changes one whose job has not begun. False: it has, or has ended. */
    update: async (id: string, { cty, lon, sg, prd, pn, early, dur, due }: Wanted): Promise<boolean> => {
      const { rows } = await sql`
        WITH changed AS (
          UPDATE job SET due = ${new Date(due).toISOString()}, ut = ${at()}
          WHERE id = ${id} AND status = 'yet-to-start' RETURNING *),
        told AS (${sql.raw(TOLD)})
        UPDATE conversion c SET cty = ${cty}, lon = ${JSON.stringify(lon)}::jsonb, sg = ${JSON.stringify(sg)}::jsonb,
          prd = ${prd}::text[], pn = ${pn ?? null}, early = ${early}, dur = ${dur}, is_updated = true
        FROM changed WHERE c.id = changed.id RETURNING c.id`.execute(db)
      return rows.length > 0
    },
    /** Calls one off whose job has not begun. False: it has, or has ended. */
    cancel: async (id: string): Promise<boolean> => {
      const { rows } = await sql`
        WITH changed AS (
          UPDATE job SET status = 'inactive', lease = NULL, ut = ${at()}
          WHERE id = ${id} AND status = 'yet-to-start' RETURNING *),
        told AS (${sql.raw(TOLD)})
        SELECT id FROM changed`.execute(db)
      return rows.length > 0
    },
    /** Keeps which title came of it, and how it was cut in the end. */
    done: async (id: string, { doc, early, dur }: { doc: string; early: number; dur: number }): Promise<void> => {
      await sql`UPDATE conversion SET doc = ${doc}, early = ${early}, dur = ${dur} WHERE id = ${id}`.execute(db)
    },
    find: async (reader: Reader, id: string): Promise<StoredConversion | undefined> => {
      if (!isUuid(id)) return undefined
      const { rows } = await read(db, reader, sql`c.id = ${id}`, { number: 1, size: 1 })
      return rows[0]
    },
    list: (reader: Reader, { st, airing, ...page }: Page) =>
      read(
        db,
        reader,
        sql`${st === undefined ? sql`true` : sql`${STATUS} = ${st}`} AND
          ${airing === undefined ? sql`true` : sql`c.airing = ${airing}`}`,
        page,
      ),
  }
}

/** Ended jobs are forgotten after a month; a conversion keeps whether something came of it. */
const STATUS = sql`coalesce(j.status, CASE WHEN c.doc IS NULL THEN 'inactive' ELSE 'active' END)`

async function read(
  db: Kysely<Tables>,
  reader: Reader,
  which: ReturnType<typeof sql>,
  { number, size }: { number: number; size: number },
): Promise<{ rows: StoredConversion[]; count: number }> {
  const products = scopeOf(reader)
  const mine = products === 'all' ? sql`true` : sql`c.prd && ${[...products]}::text[]`
  const from = sql`FROM conversion c LEFT JOIN job j ON j.id = c.id WHERE ${mine} AND ${which}`
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`SELECT c.*, ${STATUS} AS status, j.due, j.code, j.description ${from}
      ORDER BY c.ct DESC, c.id DESC LIMIT ${size} OFFSET ${(number - 1) * size}`.execute(db),
    sql<{ many: number }>`SELECT count(*)::int AS many ${from}`.execute(db),
  ])
  return { rows: rows.map((row) => conversionOf(row, reader.actor.uid)), count: counted.rows[0]?.many ?? 0 }
}

function conversionOf(row: Row, uid: string): StoredConversion {
  const { id, airing, channel, ch_lon, airs_from, airs_to, cty, lon, sg, prd, pn, early, dur, status } = row
  const instant = (ms: number) => new Date(Date.parse(airs_from) + ms).toISOString()
  return {
    ...{ id, airing, channel, ch_lon, a_st_dt: airs_from, a_ed_dt: airs_to, cty, lon, sg, prd, status, early, dur },
    start: instant(Math.min(...sg.map((one) => one.sp))),
    end: instant(Math.max(...sg.map((one) => one.ep))),
    ...(pn !== null && { pn }),
    ...(row.doc !== null && { doc: row.doc }),
    ...(status === 'yet-to-start' && row.due !== null && { due: row.due }),
    ...(status === 'failed' && row.code !== null && { code: row.code, description: row.description ?? '' }),
    ...{ ct: row.ct, by: row.name, own: row.uid === uid, isUpdated: row.is_updated },
  }
}
