import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import type { GuideSpan } from '../guideStore.ts'
import { LIVE } from './liveSides.ts'

/** An airing that stands: its text, and what the feed said of it last. */
export type StandingRow = {
  id: string
  payload: Record<string, unknown>
  source: Record<string, unknown> | null
}

/** A channel of ours, as feeds are matched with it. */
export type OurChannel = { id: string; lon: LocalizedText[]; prd: string[]; cs?: string; cn?: number }

function inScope(reader: Reader) {
  const products = scopeOf(reader)
  return products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
}

/** Airings of a channel that begin or last within a span, by start; the draft of an airing stands for it. */
export async function standingAirings(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  channel: string,
  { from, to }: GuideSpan,
): Promise<StandingRow[]> {
  const [start, end, earliest] = [from, to, from - AIRING_MAX_MS].map((time) => new Date(time).toISOString())
  const { rows } = await sql<StandingRow>`SELECT s.id, v.payload, o.payload AS source
    FROM side s JOIN version v ON v.key = s.key
    LEFT JOIN source o ON o.urn = s.urn AND o.id = s.id AND o.src = 'lds'
    WHERE s.airs_on = ${channel} AND s.urn = ${urn}
      AND s.airs_from < ${end}::timestamptz AND s.airs_from > ${earliest}::timestamptz
      AND (s.airs_to > ${start}::timestamptz OR s.airs_from >= ${start}::timestamptz)
      AND ${LIVE} ${inScope(reader)}
    ORDER BY s.airs_from, s.id`.execute(db)
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
