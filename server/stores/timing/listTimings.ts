import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../../db/tables.ts'
import { timingOf, type TimingRow } from './timingRow.ts'

export type TimingQuery = {
  urns: readonly string[]
  /** Products that the caller may see. */
  products: readonly string[] | 'all'
  /** ISO 8601; what comes earlier or later is left out. */
  from?: string | undefined
  to?: string | undefined
  limit: number
  offset: number
}

export type TimingPage = { entries: TimingEntry[]; count: number }

type Row = TimingRow & { lon: LocalizedText[] | null; ia: string[] | null; total: number }

/** What is coming up by its first instant; what failed stands at the instant at which it should have been. */
export async function listTimings(
  db: Kysely<Tables>,
  { urns, products, from, to, limit, offset }: TimingQuery,
): Promise<TimingPage> {
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const since = from === undefined ? sql`` : sql`AND next >= ${from}::timestamptz`
  const until = to === undefined ? sql`` : sql`AND next <= ${to}::timestamptz`
  const { rows } = await sql<Row>`
    SELECT *, count(*) OVER () AS total FROM (
      SELECT t.*, s.list_row -> 'lon' AS lon, s.list_row -> 'ia' AS ia,
        coalesce(least(t.publish_at, t.unpublish_at), (t.failed ->> 'due')::timestamptz) AS next
      FROM timing t, LATERAL (
        SELECT prd, list_row FROM side WHERE side.id = t.id AND side.urn = t.urn
          AND st IN ('draft', 'pending', 'published') ORDER BY slot LIMIT 1) s
      WHERE t.urn = ANY (${[...urns]}::text[]) ${inScope}) coming
    WHERE next IS NOT NULL ${since} ${until}
    ORDER BY next, id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return { entries: rows.map(entryOf), count: rows[0]?.total ?? 0 }
}

function entryOf(row: Row): TimingEntry {
  const { by, publishAt, unpublishAt, failed } = timingOf(row)
  return {
    id: row.id,
    cty: typeOfUrn(row.urn) ?? '',
    lon: row.lon ?? [],
    ia: row.ia ?? [],
    ...(publishAt ? { publishAt } : {}),
    ...(unpublishAt ? { unpublishAt } : {}),
    by,
    ...(failed ? { failed } : {}),
  }
}
