import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'

/** Channels with the zones of their days. */
export type BoardChannels = { ids: readonly string[]; zones: readonly string[] }
/** Now, and until when is looked ahead, epoch ms. */
export type Ahead = { now: number; until: number }

export type ShownNow = { ch: string; id: string; from: number; to: number; lon: LocalizedText[] }

/** Programs that one title is looked for in. */
const PROGRAMS = 1_000
const UUID = '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'

/** The minute that a warning goes by (contract/rules/schedule/sweep): what falls between two of them is none. */
const minute = (column: string) => sql`ceil(extract(epoch FROM ${sql.raw(column)}) / 60)`
/** Without an end where it is infinite. */
const instant = (time: number) =>
  Number.isFinite(time) ? sql`${new Date(time).toISOString()}::timestamptz` : sql`'infinity'::timestamptz`

/** Airings of a board: the draft side stands for its document, as lists have it (`is_primary`). */
function shown(reader: Reader, urn: string) {
  const products = scopeOf(reader)
  const mine = products === 'all' ? sql`true` : sql`s.prd && ${[...products]}::text[]`
  return sql`s.urn = ${urn} AND s.is_primary AND s.st IN ('draft', 'pending', 'pre-draft', 'published')
    AND s.airs_from < s.airs_to AND ${mine}`
}

/** What each channel shows now, and what comes next: two looks into the index of airings for each of them. */
export async function readNowAndNext(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  { ids }: BoardChannels,
  { now, until }: Ahead,
): Promise<ShownNow[]> {
  if (ids.length === 0) return []
  const row = sql`s.id, s.airs_from, s.airs_to, s.list_row -> 'lon' AS lon`
  const { rows } = await sql<{
    ch: string
    id: string
    airs_from: string
    airs_to: string
    lon: LocalizedText[] | null
  }>`
    SELECT c.id AS ch, a.id, a.airs_from, a.airs_to, a.lon FROM unnest(${[...ids]}::text[]) AS c (id)
    CROSS JOIN LATERAL (
      (SELECT ${row} FROM side s WHERE s.airs_on = c.id AND ${shown(reader, urn)}
        AND s.airs_from <= ${instant(now)} AND s.airs_from > ${instant(now - AIRING_MAX_MS)}
        AND s.airs_to > ${instant(now)} ORDER BY s.airs_from DESC LIMIT 1)
      UNION ALL
      (SELECT ${row} FROM side s WHERE s.airs_on = c.id AND ${shown(reader, urn)}
        AND s.airs_from > ${instant(now)} AND s.airs_from < ${instant(until)} ORDER BY s.airs_from LIMIT 1)) a`.execute(
    db,
  )
  return rows.map(({ ch, id, airs_from, airs_to, lon }) => ({
    ...{ ch, id, from: Date.parse(airs_from), to: Date.parse(airs_to), lon: lon ?? [] },
  }))
}

/**
 * How channels are covered ahead: `cover` their first start and last end within the window, `gap` what nothing covers
 * between these, `overlap` an airing that begins before all earlier ones have ended, `draft` a day with airings that are
 * not published as they stand. One reading of the narrow rows, gathered where they lie.
 */
export type Covered = { what: 'cover' | 'gap' | 'overlap' | 'draft'; ch: string; from: number; to: number } & {
  airing: string | null
  day: string | null
  count: number
}

type CoveredRow = Omit<Covered, 'from' | 'to'> & { a: string; b: string }

export async function readCoverage(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  { ids, zones }: BoardChannels,
  { now, until }: Ahead,
): Promise<Covered[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CoveredRow>`
    WITH shown AS (
      SELECT s.airs_on AS ch, s.id, s.airs_from AS f, s.airs_to AS t, s.st,
        max(s.airs_to) OVER (PARTITION BY s.airs_on ORDER BY s.airs_from, s.airs_to, s.id
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
      FROM side s WHERE s.airs_on = ANY (${[...ids]}::text[]) AND ${shown(reader, urn)}
        AND s.airs_from > ${instant(now - AIRING_MAX_MS)} AND s.airs_from < ${instant(until)}
    ), zone AS (
      SELECT * FROM unnest(${[...ids]}::text[], ${[...zones]}::text[]) AS z (ch, tz)
    )
    SELECT 'cover' AS what, ch, min(f) AS a, max(t) AS b, NULL::uuid AS airing, NULL AS day, count(*)::int AS count
      FROM shown GROUP BY ch
    UNION ALL SELECT 'gap', ch, before, f, NULL, NULL, 1 FROM shown
      WHERE f > before AND f > ${instant(now)} AND ${minute('f')} > ${minute('before')}
    UNION ALL SELECT 'overlap', ch, f, least(t, before), id, NULL, 1 FROM shown
      WHERE f < before AND least(t, before) > ${instant(now)} AND ${minute('least(t, before)')} > ${minute('f')}
    UNION ALL SELECT 'draft', d.ch, min(d.f), max(d.t), (array_agg(d.id ORDER BY d.f))[1], d.day, count(*)::int FROM (
        SELECT shown.*, (f AT TIME ZONE zone.tz)::date::text AS day FROM shown JOIN zone USING (ch)
        WHERE st <> 'published' AND t > ${instant(now)}) d GROUP BY d.ch, d.day`.execute(db)
  return rows.map(({ a, b, ...row }) => ({ ...row, from: Date.parse(a), to: Date.parse(b) }))
}

/** When each program is on air ahead, from its first start to its last end; programs only, by their own rows. */
type ProgramAhead = { id: string; from: number; to: number }

export async function readProgramsAhead(
  db: Kysely<Tables>,
  reader: Reader,
  urns: { airing: string; program: string },
  { ids }: BoardChannels,
  { now, until }: Ahead,
): Promise<ProgramAhead[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; a: string; b: string }>`
    WITH named AS (
      SELECT ref, min(s.airs_from) AS a, max(s.airs_to) AS b FROM side s CROSS JOIN LATERAL unnest(s.refs) AS ref
      WHERE s.airs_on = ANY (${[...ids]}::text[]) AND ${shown(reader, urns.airing)}
        AND s.airs_from > ${instant(now - AIRING_MAX_MS)} AND s.airs_from < ${instant(until)}
        AND s.airs_to > ${instant(now)} AND ref <> s.airs_on
      GROUP BY ref
    )
    SELECT ref AS id, a, b FROM named
    WHERE EXISTS (SELECT FROM side p
      WHERE p.id = CASE WHEN ref ~ ${UUID} THEN ref::uuid END AND p.urn = ${urns.program})`.execute(db)
  return rows.map(({ id, a, b }) => ({ id, from: Date.parse(a), to: Date.parse(b) }))
}

/** Airings of some programs ahead, by start. */
export type ProgramAiring = ShownNow & { program: string }

export async function readAiringsOf(
  db: Kysely<Tables>,
  reader: Reader,
  urn: string,
  programs: readonly string[],
  { now, until, limit }: Ahead & { limit: number },
): Promise<ProgramAiring[]> {
  if (programs.length === 0) return []
  const { rows } = await sql<{
    ch: string
    id: string
    airs_from: string
    airs_to: string
    lon: LocalizedText[] | null
    program: string
  }>`
    SELECT s.airs_on AS ch, s.id, s.airs_from, s.airs_to, s.list_row -> 'lon' AS lon, s.list_row ->> 'pgm_id' AS program
    FROM side s WHERE s.refs && ${[...programs]}::text[] AND s.refs <> '{}' AND s.airs_on IS NOT NULL
      AND ${shown(reader, urn)} AND s.airs_from > ${instant(now - AIRING_MAX_MS)}
      AND s.airs_from < ${instant(until)} AND s.airs_to > ${instant(now)}
      AND s.list_row ->> 'pgm_id' = ANY (${[...programs]}::text[])
    ORDER BY s.airs_from, s.id LIMIT ${limit}`.execute(db)
  return rows.map(({ airs_from, airs_to, lon, ...row }) => ({
    ...{ ...row, from: Date.parse(airs_from), to: Date.parse(airs_to), lon: lon ?? [] },
  }))
}

/** Programs that name a title in one of their pieces, whichever side of them does. */
export async function readProgramsOf(db: Kysely<Tables>, urn: string, title: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT p.id FROM side p WHERE p.refs @> ARRAY[${title}]::text[] AND p.refs <> '{}' AND p.urn = ${urn}
    LIMIT ${PROGRAMS}`.execute(db)
  return rows.map(({ id }) => id)
}
