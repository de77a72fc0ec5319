import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { ChangeKind, ChangeState, EpgMatch } from '#contract/schemas/live/ingestion.ts'
import type { Tables } from '../../db/tables.ts'
import { inFlight, stepSql, told } from '../jobs/jobSql.ts'
import type { ChangeData, ChangeRow } from './planned.ts'
import type { StagedChannel } from './stagedFeed.ts'

/** A change with what became of it. */
export type ListedChange = ChangeRow & {
  outcome: string | null
  /** What became of it when the ingestion was taken back. */
  undone: string | null
  code: number | null
  description: string | null
}

export type ChangeScope = { ids?: readonly number[]; channel?: string }
type Page = { limit: number; offset: number }
/** `after`: only those behind this one, in their order. */
type ChangeQuery = Page & { kind?: ChangeKind; state?: ChangeState; channel?: string; after?: number }

const isUndone = sql`u.outcome IN ('success', 'unchanged')`
const OUTCOMES: Readonly<Record<ChangeState, ReturnType<typeof sql>>> = {
  waiting: sql`c.state = 'waiting'`,
  kept: sql`c.state = 'kept'`,
  accepted: sql`c.state = 'accepted' AND i.outcome = 'waiting'`,
  applied: sql`c.state = 'accepted' AND i.outcome IN ('success', 'unchanged') AND ${isUndone} IS NOT TRUE`,
  undone: sql`c.state = 'accepted' AND i.outcome IN ('success', 'unchanged') AND ${isUndone}`,
  failed: sql`c.state = 'accepted' AND i.outcome = 'failure'`,
}

/** By channel and start, as a guide is read. */
export async function listChanges(
  db: Kysely<Tables>,
  id: string,
  { kind, state, channel, after, limit, offset }: ChangeQuery,
): Promise<{ rows: ListedChange[]; count: number }> {
  const from = sql`FROM epg_change c LEFT JOIN job_item i ON i.job = c.ingestion AND i.nth = c.item
    LEFT JOIN job j ON j.id = c.ingestion LEFT JOIN job_item u ON u.job = j.undone_by AND u.nth = c.item
    WHERE c.ingestion = ${id} ${kind ? sql`AND c.kind = ${kind}` : sql``}
      ${state ? sql`AND ${OUTCOMES[state]}` : sql``} ${channel ? sql`AND c.channel = ${channel}` : sql``}`
  const behind =
    after === undefined
      ? sql``
      : sql`AND (c.channel, c.starts, c.n) > (SELECT channel, starts, n FROM epg_change
          WHERE ingestion = ${id} AND n = ${after})`
  const [{ rows }, counted] = await Promise.all([
    sql<ListedChange>`SELECT c.n, c.item, c.kind, c.state, c.channel, c.airing, c.starts, c.data,
      i.outcome, u.outcome AS undone, i.code, i.description ${from} ${behind}
      ORDER BY c.channel, c.starts, c.n LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ many: number }>`SELECT count(*)::integer AS many ${from}`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.many ?? 0 }
}

export async function listChannels(
  db: Kysely<Tables>,
  id: string,
  { state, limit, offset }: Page & { state?: EpgMatch['state'] },
): Promise<{ rows: StagedChannel[]; count: number }> {
  const where = sql`WHERE ingestion = ${id} ${state ? sql`AND state = ${state}` : sql``}`
  const [{ rows }, counted] = await Promise.all([
    sql<StagedChannel>`SELECT * FROM epg_channel ${where} ORDER BY nth LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ many: number }>`SELECT count(*)::integer AS many FROM epg_channel ${where}`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.many ?? 0 }
}

/** Whether the feed has all of these channels. */
export async function areInFeed(db: Kysely<Tables>, id: string, sources: readonly string[]): Promise<boolean> {
  const { rows } = await sql`SELECT FROM epg_channel
    WHERE ingestion = ${id} AND src = ANY (${[...sources]}::text[])`.execute(db)
  return rows.length === sources.length
}

/** Whether channels of the feed other than the named ones are one of these channels of ours, by what was said last. */
export async function areTaken(
  db: Kysely<Tables>,
  { id, feed, scope }: { id: string; feed: string; scope: string },
  { sources, channels }: { sources: readonly string[]; channels: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM epg_channel c
    LEFT JOIN epg_match m ON m.feed = ${feed} AND m.scope = ${scope} AND m.src = c.src
    WHERE c.ingestion = ${id} AND c.state = 'matched' AND NOT c.src = ANY (${[...sources]}::text[])
      AND CASE WHEN m.src IS NULL THEN c.channel ELSE m.channel END = ANY (${[...channels]}::text[]) LIMIT 1`.execute(
    db,
  )
  return rows.length > 0
}

const chosen = ({ ids, channel }: ChangeScope) => sql`
  ${ids ? sql`AND n = ANY (${[...ids]}::integer[])` : sql``} ${channel === undefined ? sql`` : sql`AND channel = ${channel}`}`

/** Leaves ours as it is. */
export async function keepChanges(db: Kysely<Tables>, id: string, scope: ChangeScope): Promise<void> {
  await sql`UPDATE epg_change SET state = 'kept' WHERE ingestion = ${id} AND state = 'waiting' ${chosen(scope)}`.execute(
    db,
  )
}

/** By row what was kept may be taken over after all. */
const mayAccept = ({ ids }: ChangeScope) => (ids ? sql`state IN ('waiting', 'kept')` : sql`state = 'waiting'`)

/** Puts what was accepted among the job's items: new ones, and again those that have written part of it already. */
export async function acceptChanges(
  db: Kysely<Tables>,
  id: string,
  scope: ChangeScope & { take?: ChangeData['take'] },
): Promise<void> {
  const take = JSON.stringify(scope.take ? { take: scope.take } : {})
  const { rows } = await sql<{ item: number; airing: string | null }>`
    UPDATE epg_change SET state = 'accepted', item = coalesce(item, n), data = data || ${take}::jsonb
    WHERE ingestion = ${id} AND ${mayAccept(scope)} ${chosen(scope)}
    RETURNING item, CASE WHEN kind = 'deleted' THEN NULL ELSE airing END AS airing`.execute(db)
  const items = [...new Map(rows.map((row) => [row.item, row])).values()]
  const numbers = items.map(({ item }) => item)
  await sql`
    WITH again AS (
      SELECT nth, outcome FROM job_item WHERE job = ${id} AND nth = ANY (${numbers}::integer[]) FOR UPDATE),
    reset AS (
      UPDATE job_item i SET outcome = 'waiting', code = NULL, description = NULL, field = NULL, reason = NULL
      FROM again WHERE i.job = ${id} AND i.nth = again.nth),
    added AS (
      INSERT INTO job_item (job, nth, doc) SELECT ${id}::uuid, p.item, coalesce(p.airing, '')
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS p(item integer, airing text)
      WHERE p.item NOT IN (SELECT nth FROM again) RETURNING nth)
    UPDATE job SET count = count + (SELECT count(*) FROM added),
      success = success - (SELECT count(*) FROM again WHERE outcome IN ('success', 'unchanged')),
      failure = failure - (SELECT count(*) FROM again WHERE outcome = 'failure')
    WHERE id = ${id}`.execute(db)
}

/** What the feed changes is found anew, with its times put right or as they are. */
export async function decideShift(db: Kysely<Tables>, id: string, decision: 'correct' | 'keep'): Promise<boolean> {
  const { rows } = await sql`UPDATE epg_ingestion
    SET shift = shift || ${JSON.stringify({ decision })}::jsonb
    WHERE id = ${id} AND shift IS NOT NULL AND NOT shift ? 'decision' RETURNING id`.execute(db)
  if (rows.length === 0) return false
  await sql`DELETE FROM epg_change WHERE ingestion = ${id} AND state <> 'accepted'`.execute(db)
  await sql`UPDATE epg_channel SET is_planned = false WHERE ingestion = ${id}`.execute(db)
  return true
}

/** Says which channels they are. Throws where two would be the same one: an index keeps them apart. */
export async function setMatches(
  db: Kysely<Tables>,
  id: string,
  matches: readonly { src: string; channel: string | null }[],
): Promise<number> {
  const told = sql`FROM jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) AS m(src text, channel text)
    WHERE c.ingestion = ${id} AND c.src = m.src AND NOT c.is_planned`
  // Two that change places: the index looks at each row by itself, so both let go first.
  await sql`UPDATE epg_channel c SET channel = NULL, state = 'waiting' ${told}`.execute(db)
  const { rows } = await sql`UPDATE epg_channel c
    SET channel = m.channel, state = CASE WHEN m.channel IS NULL THEN 'leftOut' ELSE 'matched' END, remembered = false
    ${told} RETURNING c.src`.execute(db)
  return rows.length
}

/** Takes an ended job up again, with the rights of whoever asks now. False: it runs, was called off or taken back. */
export async function takeUpAgain(
  db: Kysely<Tables>,
  id: string,
  { by, trace, at }: { by: Actor; trace: string; at: string },
): Promise<boolean> {
  const { rows } = await sql`
    WITH changed AS (
      UPDATE job SET status = 'yet-to-start', code = NULL, description = NULL, lease = NULL, first_attempt = attempt,
        actor = ${JSON.stringify(by)}::jsonb, trace = ${trace}, due = ${at}, ut = ${at},
        steps = steps || ${stepSql('asked', at, by.name)}
      WHERE id = ${id} AND NOT ${inFlight} AND status <> 'inactive' AND undone_by IS NULL RETURNING *),
    told AS (${told})
    SELECT id FROM changed`.execute(db)
  return rows.length > 0
}

/** Ends it by hand: what waits is kept, channels that wait are left out. False: there is nothing to end. */
export async function closeIngestion(db: Kysely<Tables>, id: string, at: string): Promise<boolean> {
  const { rows } = await sql`
    WITH closed AS (UPDATE epg_ingestion SET state = 'closed' WHERE id = ${id} AND state <> 'closed' RETURNING id),
      told AS (INSERT INTO event (topic, urn, id, uid, name, prd, at)
        SELECT 'onAir', urn, 'job:' || id, '', '', prd, ${at}::timestamptz FROM job WHERE id IN (SELECT id FROM closed))
    SELECT id FROM closed`.execute(db)
  if (rows.length === 0) return false
  await keepChanges(db, id, {})
  await sql`UPDATE epg_channel SET state = 'leftOut' WHERE ingestion = ${id} AND state = 'waiting'`.execute(db)
  await sql`DELETE FROM epg_programme WHERE ingestion = ${id}`.execute(db)
  return true
}
