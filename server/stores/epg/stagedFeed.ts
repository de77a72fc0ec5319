import { sql, type Kysely } from 'kysely'
import type { EpgIngestion, EpgMatch, MatchReason } from '#contract/schemas/live/ingestion.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { Tables } from '../../db/tables.ts'

/** A programme as it waits to be held against the guide; instants as epoch ms, fields as the feed has them. */
export type StagedProgramme = { n: number; src: string; start: number; data: object }

export type Candidate = { id: string; score: number; reasons: MatchReason[] }

/** A channel of a feed, and which of ours it is or may be. */
export type StagedChannel = {
  src: string
  names: LocalizedText[]
  number: string | null
  programmes: number
  titles: string[]
  state: EpgMatch['state']
  channel: string | null
  remembered: boolean
  candidates: Candidate[]
}

export type StagedFeed = {
  channels: readonly StagedChannel[]
  programmes: number
  notes: EpgIngestion['notes']
}

/** Everything of an ingestion that was staged before: a station's feed that broke off is read anew. */
export async function clearStaged(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`DELETE FROM epg_programme WHERE ingestion = ${id}`.execute(db)
  await sql`DELETE FROM epg_channel WHERE ingestion = ${id}`.execute(db)
}

export async function dropIngestion(db: Kysely<Tables>, id: string): Promise<void> {
  await clearStaged(db, id)
  await sql`DELETE FROM epg_change WHERE ingestion = ${id}`.execute(db)
  await sql`DELETE FROM epg_ingestion WHERE id = ${id}`.execute(db)
}

export async function addProgrammes(
  db: Kysely<Tables>,
  id: string,
  programmes: readonly StagedProgramme[],
): Promise<void> {
  const rows = programmes.map(({ n, src, start, data }) => ({ n, src, starts: new Date(start).toISOString(), data }))
  await sql`INSERT INTO epg_programme (ingestion, n, src, starts, data)
    SELECT ${id}::uuid, p.n, p.src, p.starts, p.data
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p(n integer, src text, starts timestamptz, data jsonb)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** The feed is there from end to end, with its channels. */
export async function finishStaging(
  db: Kysely<Tables>,
  id: string,
  { channels, programmes, notes }: StagedFeed,
): Promise<void> {
  const rows = channels.map((one, nth) => ({ ...one, nth }))
  await inTransaction(db, async (transaction) => {
    await sql`INSERT INTO epg_channel
        (ingestion, src, nth, names, number, programmes, titles, state, channel, remembered, candidates)
      SELECT ${id}::uuid, c.src, c.nth, c.names, c.number, c.programmes, c.titles, c.state, c.channel, c.remembered,
        c.candidates
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c(src text, nth integer, names jsonb, number text,
        programmes integer, titles jsonb, state text, channel text, remembered boolean, candidates jsonb)
      ON CONFLICT DO NOTHING`.execute(transaction)
    await sql`UPDATE epg_ingestion SET state = 'staged', channels = ${channels.length}, programmes = ${programmes},
      notes = ${JSON.stringify(notes)}::jsonb WHERE id = ${id} AND state = 'staging'`.execute(transaction)
  })
}

/** What the feed says of one of its channels, by start. */
export async function programmesOf(
  db: Kysely<Tables>,
  id: string,
  src: string,
): Promise<{ n: number; start: number; data: object }[]> {
  const { rows } = await sql<{ n: number; starts: string; data: object }>`SELECT n, starts, data FROM epg_programme
    WHERE ingestion = ${id} AND src = ${src} ORDER BY starts, n`.execute(db)
  return rows.map(({ n, starts, data }) => ({ n, start: Date.parse(starts), data }))
}

/** Which channels those of a feed were said to be: null leaves one out. */
export async function rememberedMatches(
  db: Kysely<Tables>,
  feed: string,
  scope: string,
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ src: string; channel: string | null }>`SELECT src, channel FROM epg_match
    WHERE feed = ${feed} AND scope = ${scope}`.execute(db)
  return new Map(rows.map(({ src, channel }) => [src, channel]))
}

export async function rememberMatches(
  db: Kysely<Tables>,
  { feed, scope }: { feed: string; scope: string },
  matches: readonly { src: string; channel: string | null }[],
  at: string,
): Promise<void> {
  await sql`INSERT INTO epg_match (feed, scope, src, channel, at)
    SELECT ${feed}, ${scope}, m.src, m.channel, ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) AS m(src text, channel text)
    ON CONFLICT (feed, scope, src) DO UPDATE SET channel = excluded.channel, at = excluded.at`.execute(db)
}
