import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { visibleSets, type Totals } from './keptTotals.ts'
import { productSetSql } from './sideScope.ts'

/** Instants (ISO 8601) between which, and the zone by whose days, is counted. */
export type DaySpan = { from: string; to: string; zone: string }
/** `day` as '2026-11-24'. */
export type EndsOfDay = { type: string; day: string; count: number }

/**
 * Ends of published titles by day and kind, from the index on `ends` alone. Dates of a product's own are left aside as
 * they are by a list that is filtered by this date, so that each number is that of its list.
 */
export async function endsPerDay(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: readonly DocumentKind[],
  totals: Totals,
  { from, to, zone }: DaySpan,
): Promise<EndsOfDay[]> {
  const walks = kinds.map(({ urn, type, global }) => {
    const sets = productSetSql(visibleSets(totals, urn, global ? 'all' : scopeOf(reader)))
    return sql`SELECT ${type.type}::text AS type, to_char(ends AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, count(*) AS count
      FROM side WHERE urn = ${urn} AND ends >= ${from}::timestamptz AND ends < ${to}::timestamptz
        AND st = 'published' AND ${sets} GROUP BY 2`
  })
  const { rows } = await sql<EndsOfDay>`${sql.join(walks, sql` UNION ALL `)}`.execute(db)
  return rows
}
