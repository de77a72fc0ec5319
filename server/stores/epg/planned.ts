import { sql, type Kysely } from 'kysely'
import type { ChangeKind, FeedField, IngestionShift } from '#contract/schemas/live/ingestion.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { Tables } from '../../db/tables.ts'
import { told } from '../jobs/jobSql.ts'
import type { JobRow } from '../jobs/jobRow.ts'
import { keepSources, type HeardSource } from './heardSources.ts'

/** What a change sets: the text of the feed as it is stored, and which fields of it. */
export type ChangeData = {
  /** Fields of the airing as the feed has them; absent where the airing has vanished from the feed. */
  slot?: Record<string, unknown>
  /** What stood when it was found, of the fields that differ. */
  current: Record<string, unknown>
  fields: FeedField[]
  /** Which of the fields were mended by hand. */
  pinned: FeedField[]
  /** What somebody has decided field by field. */
  take?: Partial<Record<FeedField, 'source' | 'current'>>
  lon: { lang: string; n: string }[]
  ends: string
  /** The feed that counts more on its channel, where that is why ours stays. */
  outrankedBy?: string
}

export type ChangeRow = {
  n: number
  item: number | null
  kind: ChangeKind
  state: 'waiting' | 'accepted' | 'kept'
  channel: string
  airing: string | null
  starts: string
  data: ChangeData
}

/**
 * A change before it has its number; `writes` needs nobody's word, `joins` is written by the item of the one before, and
 * `isKept` leaves ours as it is unless somebody says otherwise.
 */
export type NewChange = Omit<ChangeRow, 'n' | 'item' | 'state'> & { writes: boolean; joins?: boolean; isKept?: boolean }

export type ChannelToPlan = { src: string; channel: string }

export async function channelsToPlan(db: Kysely<Tables>, id: string): Promise<ChannelToPlan[]> {
  const { rows } = await sql<ChannelToPlan>`SELECT src, channel FROM epg_channel
    WHERE ingestion = ${id} AND state = 'matched' AND NOT is_planned ORDER BY nth`.execute(db)
  return rows
}

export async function saveShift(db: Kysely<Tables>, id: string, shift: IngestionShift): Promise<void> {
  await sql`UPDATE epg_ingestion SET shift = ${JSON.stringify(shift)}::jsonb WHERE id = ${id} AND shift IS NULL`.execute(
    db,
  )
}

type Plan = { src: string; urn: string; changes: readonly NewChange[]; sources: readonly HeardSource[]; at: string }

/**
 * Keeps what a feed changes on one channel, puts what needs nobody's word among the job's items, and marks the channel,
 * all in one transaction. False: the job is no longer this attempt's; nothing was kept.
 */
export function planChannel(db: Kysely<Tables>, job: JobRow, plan: Plan): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const held = await sql`SELECT id FROM job WHERE id = ${job.id} AND attempt = ${job.attempt}
      AND status = 'processing' FOR NO KEY UPDATE`.execute(transaction)
    const marked = await sql`UPDATE epg_channel SET is_planned = true
      WHERE ingestion = ${job.id} AND src = ${plan.src} AND NOT is_planned RETURNING src`.execute(transaction)
    if (held.rows.length === 0 || marked.rows.length === 0) return false
    const { rows } = await sql<{ n: number }>`SELECT coalesce(max(n), 0) AS n FROM epg_change
      WHERE ingestion = ${job.id}`.execute(transaction)
    const changes = numbered(plan.changes, rows[0]?.n ?? 0)
    await insertChanges(transaction, job.id, changes)
    await keepSources(transaction, { ...plan, ingestion: job.id })
    await addItems(transaction, job.id, changes, plan.at)
    return true
  })
}

function numbered(changes: readonly NewChange[], after: number): ChangeRow[] {
  return changes.map(({ writes, joins, isKept, ...change }, at) => {
    const n = after + at + 1
    const state = writes ? 'accepted' : isKept ? 'kept' : 'waiting'
    return { ...change, n, item: writes ? n : joins ? n - 1 : null, state }
  })
}

async function insertChanges(db: Kysely<Tables>, id: string, changes: readonly ChangeRow[]): Promise<void> {
  await sql`INSERT INTO epg_change (ingestion, n, item, kind, state, channel, airing, starts, data)
    SELECT ${id}::uuid, c.n, c.item, c.kind, c.state, c.channel, c.airing, c.starts, c.data
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c(n integer, item integer, kind text, state text,
      channel text, airing uuid, starts timestamptz, data jsonb)`.execute(db)
}

async function addItems(db: Kysely<Tables>, id: string, changes: readonly ChangeRow[], at: string): Promise<void> {
  const items = changes.filter(({ state }) => state === 'accepted').map(({ n, airing }) => ({ nth: n, doc: airing }))
  await sql`
    WITH added AS (
      INSERT INTO job_item (job, nth, doc)
      SELECT ${id}::uuid, i.nth, coalesce(i.doc, '')
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS i(nth integer, doc text) RETURNING nth),
    changed AS (
      -- Whoever makes progress may be killed as often as it likes.
      UPDATE job SET count = count + (SELECT count(*) FROM added), first_attempt = attempt - 1, ut = ${at}
      WHERE id = ${id} RETURNING *),
    told AS (${told})
    SELECT id FROM changed`.execute(db)
}

/** The changes that items of a job write, by item; an item may write what was accepted later, too. */
export async function changesOfItems(
  db: Kysely<Tables>,
  id: string,
  items: readonly number[],
): Promise<Map<number, ChangeRow[]>> {
  const { rows } = await sql<ChangeRow>`SELECT n, item, kind, state, channel, airing, starts, data FROM epg_change
    WHERE ingestion = ${id} AND item = ANY (${[...items]}::integer[]) AND state = 'accepted' ORDER BY n`.execute(db)
  const byItem = new Map<number, ChangeRow[]>()
  for (const row of rows) byItem.set(row.item ?? 0, [...(byItem.get(row.item ?? 0) ?? []), row])
  return byItem
}
