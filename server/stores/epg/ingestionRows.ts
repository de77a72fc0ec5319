import { sql, type Kysely } from 'kysely'
import type { FeedProblem } from '#contract/values/ingestion.ts'
import type { EpgIngestion, IngestionShift } from '#contract/schemas/live/ingestion.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import type { JobRow } from '../jobs/jobRow.ts'
import { inFlight, isInFlight } from '../jobs/jobSql.ts'

/** Why a feed was refused: the problem's name, its words, and the place in the file, from 1. */
export type FeedRefusal = { problem: FeedProblem; description: string; line: number; column: number }

/** One taking-in of a feed, as it lies in the database. */
export type IngestionRow = {
  id: string
  feed: string
  scope: string
  file: string | null
  station: string | null
  channel: string | null
  since: string | null
  uid: string
  prd: string[]
  ct: string
  state: 'staging' | 'staged' | 'closed'
  channels: number
  programmes: number
  notes: EpgIngestion['notes']
  shift: IngestionShift | null
  refusal: FeedRefusal | null
}

/** With its job, and with what is left to be decided. */
export type ListedIngestion = IngestionRow &
  Pick<JobRow, 'status' | 'count' | 'success' | 'failure' | 'code' | 'description' | 'undone_by'> & {
    by: string
    /** The job that takes it back. */
    undo: NonNullable<EpgIngestion['undo']> | null
    tally: Partial<EpgIngestion['tally']> | null
    waiting: number
    unmatched: number
  }

export type NewIngestion = Pick<
  IngestionRow,
  'id' | 'feed' | 'scope' | 'file' | 'station' | 'channel' | 'since' | 'uid' | 'prd'
>

/** An ingestion is of all products that it may write in: who lacks one of them does not see it. */
function visibleTo(reader: Reader) {
  const products = scopeOf(reader)
  return products === 'all' ? sql`true` : sql`(e.uid = ${reader.actor.uid} OR e.prd <@ ${[...products]}::text[])`
}

const isUnderWay = isInFlight('j')
const isOver = sql`(e.state = 'closed' OR j.undone_by IS NOT NULL OR j.status = 'inactive')`
/** Something of it is to be decided or mended, as the inbox counts it. */
const wantsDecision = sql`NOT ${isOver} AND NOT ${isUnderWay} AND (j.status = 'failed' OR j.failure > 0
  OR EXISTS (SELECT FROM epg_change c WHERE c.ingestion = e.id AND c.state = 'waiting')
  OR EXISTS (SELECT FROM epg_channel m WHERE m.ingestion = e.id AND m.state = 'waiting'))`
const WAITING = {
  decision: sql`AND ${wantsDecision}`,
  open: sql`AND ((NOT ${isOver} AND ${isUnderWay}) OR (${wantsDecision}))`,
}

type IngestionPage = { ids?: readonly string[]; waiting?: keyof typeof WAITING; limit: number; offset: number }

export async function listIngestions(
  db: Kysely<Tables>,
  reader: Reader,
  page: IngestionPage,
): Promise<{ rows: ListedIngestion[]; count: number }> {
  const named = sql`${page.ids ? sql`AND e.id = ANY (${[...page.ids]}::uuid[])` : sql``}
    ${page.waiting ? WAITING[page.waiting] : sql``}`
  const [{ rows }, counted] = await Promise.all([
    sql<ListedIngestion>`SELECT e.*, j.status, j.count, j.success, j.failure, j.code, j.description, j.undone_by,
        coalesce(j.actor ->> 'name', '') AS by,
        (SELECT jsonb_build_object('status', u.status, 'success', u.success, 'failure', u.failure)
          FROM job u WHERE u.id = j.undone_by) AS undo,
        (SELECT jsonb_object_agg(kind, many) FROM (SELECT kind, count(*) AS many FROM epg_change c
          WHERE c.ingestion = e.id GROUP BY kind) kinds) AS tally,
        (SELECT count(*)::integer FROM epg_change c WHERE c.ingestion = e.id AND c.state = 'waiting') AS waiting,
        (SELECT count(*)::integer FROM epg_channel m WHERE m.ingestion = e.id AND m.state = 'waiting') AS unmatched
      FROM epg_ingestion e JOIN job j ON j.id = e.id WHERE ${visibleTo(reader)} ${named}
      ORDER BY e.ct DESC, e.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db),
    sql<{ many: number }>`SELECT count(*)::integer AS many FROM epg_ingestion e JOIN job j ON j.id = e.id
      WHERE ${visibleTo(reader)} ${named}`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.many ?? 0 }
}

export async function findIngestion(db: Kysely<Tables>, id: string): Promise<IngestionRow | undefined> {
  return (await sql<IngestionRow>`SELECT * FROM epg_ingestion WHERE id = ${id}`.execute(db)).rows[0]
}

export async function beginIngestion(db: Kysely<Tables>, one: NewIngestion, at: string): Promise<void> {
  await sql`INSERT INTO epg_ingestion (id, feed, scope, file, station, channel, since, uid, prd, ct, state)
    VALUES (${one.id}, ${one.feed}, ${one.scope}, ${one.file}, ${one.station}, ${one.channel}, ${one.since},
      ${one.uid}, ${[...one.prd]}::text[], ${at}, 'staging')`.execute(db)
}

/** Set apart from the other advisory locks (bulk/enqueueLong, idempotencyStore, conversionStore). */
const STATION_LOCK = 4604
const TEAM_LOCK = 4605

/** Whoever else asks of the same station waits until the transaction that this is asked in has ended. */
export async function isRunning(
  db: Kysely<Tables>,
  { station, scope, channel }: Pick<NewIngestion, 'station' | 'scope' | 'channel'>,
): Promise<boolean> {
  const feed = JSON.stringify([station, scope, channel])
  await sql`SELECT pg_advisory_xact_lock(${STATION_LOCK}, hashtext(${feed}))`.execute(db)
  const { rows } = await sql`SELECT FROM epg_ingestion e JOIN job j ON j.id = e.id
    WHERE e.station = ${station} AND e.scope = ${scope} AND e.channel IS NOT DISTINCT FROM ${channel}
      AND ${isUnderWay} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whoever else asks of the same team waits until the transaction that this is asked in has ended. */
export async function isTeamRunning(db: Kysely<Tables>, team: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${TEAM_LOCK}, hashtext(${team}))`.execute(db)
  const { rows } = await sql`SELECT FROM job WHERE kind = 'importContent' AND input ->> 'team' = ${team}
    AND ${inFlight} LIMIT 1`.execute(db)
  return rows.length > 0
}
