import { sql } from 'kysely'
import type { Database } from '#server/db/openDatabase.ts'
import { gramKeys } from '#server/stores/search/grams.ts'

type Counts = Record<string, number>

/** The kept counts of grams, appended changes among them, by type, product set and key. */
export async function keptGrams({ kysely }: Pick<Database, 'kysely'>): Promise<Counts> {
  const { rows } = await sql<{ name: string; many: number }>`
    SELECT concat_ws(' ', urn, prd_set, key) AS name, sum(many)::integer AS many FROM (
      SELECT s.urn, s.prd_set, c.gram * 16 + p.part % 16 AS key, p.many
      FROM gram_count c, unnest(c.parts, c.sums) AS p(part, many), gram_scope s WHERE s.scope = p.part / 16
      UNION ALL
      SELECT d.urn, d.prd_set, k.key, k.many FROM gram_delta d, unnest(d.keys, d.sums) AS k(key, many)) kept
    GROUP BY 1 HAVING sum(many) <> 0`.execute(kysely)
  return Object.fromEntries(rows.map(({ name, many }) => [name, many]))
}

/** The same, counted from the words of what 'All' shows. */
export async function countedGrams({ kysely }: Pick<Database, 'kysely'>): Promise<Counts> {
  const counts: Counts = {}
  const rows = await kysely.selectFrom('search_side').selectAll().where('is_primary', '=', true).execute()
  for (const row of rows)
    for (const key of gramKeys(row)) {
      const name = `${row.urn} ${row.prd_set} ${key}`
      counts[name] = (counts[name] ?? 0) + 1
    }
  return counts
}
