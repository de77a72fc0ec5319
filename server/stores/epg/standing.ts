import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import type { GuideSpan } from '../guideStore.ts'

/** The side `s` of a document that stands for it: its draft, else what is published. */
const LIVE = sql`s.st IN ('draft', 'pending', 'pre-draft', 'published')
  AND NOT (s.slot = 'published' AND EXISTS (
    SELECT FROM side other WHERE other.id = s.id AND other.slot = 'draft'
      AND other.st IN ('draft', 'pending', 'pre-draft')))`

/** An airing that stands: its text, and what the feed said of it last. */
export type StandingRow = {
  id: string
  payload: Record<string, unknown>
  source: Record<string, unknown> | null
  /** Deleted or archived by a person: what a job takes down has no source any more. */
  is_taken_down: boolean
}

/** A channel of ours, as feeds are matched with it. */
export type OurChannel = { id: string; lon: LocalizedText[]; prd: string[]; cs?: string; cn?: number }

/** The text of an airing that stands, beside its channel. */
export type ShownRow = { channel: string; payload: Record<string, unknown> }

function inScope(reader: Reader) {
  const products = scopeOf(reader)
  return products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
}

/** Airings `s` of channels that begin or last within a span. */
function airsWithin(urn: string, channels: readonly string[], { from, to }: GuideSpan) {
  const [start, end, earliest] = [from, to, from - AIRING_MAX_MS].map((time) => new Date(time).toISOString())
  return sql`s.airs_on = ANY (${[...channels]}::text[]) AND s.urn = ${urn}
    AND s.airs_from < ${end}::timestamptz AND s.airs_from > ${earliest}::timestamptz
    AND (s.airs_to > ${start}::timestamptz OR s.airs_from >= ${start}::timestamptz)`
}

/**
 * Airings of a channel that begin or last within a span, by start, as a feed is held against them; the draft of an
 * airing stands for it. Those that somebody has taken down and a feed has spoken of are among them.
 */
export async function standingOrTakenDown(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  channel: string,
  span: GuideSpan,
): Promise<StandingRow[]> {
  // Looked up row by row: joined, and before there are statistics of them, all sources would be read for each channel.
  const { rows } = await sql<StandingRow>`SELECT s.id, v.payload, o.payload AS source,
      s.st IN ('deleted', 'archived') AS is_taken_down
    FROM side s JOIN version v ON v.key = s.key
    LEFT JOIN LATERAL (
      SELECT payload FROM source WHERE urn = ${urn} AND id = s.id AND src = 'lds' LIMIT 1) o ON true
    WHERE ${airsWithin(urn, [channel], span)}
      AND (${LIVE} OR (s.st IN ('deleted', 'archived') AND o.payload IS NOT NULL)) ${inScope(reader)}
    ORDER BY s.airs_from, s.id`.execute(db)
  return rows
}

/** What channels show within a span, by channel and start, without what feeds have said of it. */
export async function shownOn(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  channels: readonly string[],
  span: GuideSpan,
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`SELECT s.airs_on AS channel, v.payload
    FROM side s JOIN version v ON v.key = s.key
    WHERE ${airsWithin(urn, channels, span)} AND ${LIVE} ${inScope(reader)}
    ORDER BY s.airs_on, s.airs_from, s.id`.execute(db)
  return rows
}

/** The channels that a reader sees, as many as feeds may name. */
export async function ourChannels(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  ids?: readonly string[],
): Promise<OurChannel[]> {
  const named = ids ? sql`AND s.id = ANY (${[...ids]}::uuid[])` : sql``
  const { rows } = await sql<{
    id: string
    prd: string[]
    row: { lon?: LocalizedText[]; cs?: unknown; cn?: unknown }
  }>`SELECT s.id, s.prd, s.list_row AS row FROM side s
    WHERE s.urn = ${urn} AND ${LIVE} ${named} ${inScope(reader)} ORDER BY s.id`.execute(db)
  return rows.map(({ id, prd, row: { lon = [], cs, cn } }) => ({
    ...{ id, lon, prd },
    ...(typeof cs === 'string' && { cs }),
    ...(typeof cn === 'number' && { cn }),
  }))
}

/** Titles that channels show within a span, as names are sorted and searched by. */
export async function titlesOn(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  { from, to }: GuideSpan,
): Promise<Map<string, ReadonlySet<string>>> {
  const [start, end] = [from, to].map((time) => new Date(time).toISOString())
  const { rows } = await sql<{ channel: string; titles: string[] }>`
    SELECT s.airs_on AS channel, array_agg(DISTINCT s.sort_name) AS titles FROM side s
    WHERE s.airs_on IS NOT NULL AND s.urn = ${urn} AND s.airs_from >= ${start}::timestamptz
      AND s.airs_from < ${end}::timestamptz AND ${LIVE} ${inScope(reader)} GROUP BY s.airs_on`.execute(db)
  return new Map(rows.map(({ channel, titles }) => [channel, new Set(titles)]))
}

/** Feeds of channels that name any, the one that counts most first. */
export async function feedOrders(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; feeds: string[] }>`SELECT s.id, v.payload -> 'epg_feeds' AS feeds
    FROM side s JOIN version v ON v.key = s.key
    WHERE s.urn = ${urn} AND s.id = ANY (${[...ids]}::uuid[]) AND ${LIVE} ${inScope(reader)}
      AND jsonb_typeof(v.payload -> 'epg_feeds') = 'array'`.execute(db)
  return new Map(rows.map(({ id, feeds }) => [id, feeds]))
}
