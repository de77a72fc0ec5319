import { sql } from 'kysely'
import type { Database } from '#server/db/openDatabase.ts'
import { gramKeys } from '#server/stores/search/grams.ts'
import { GRAMS, PARTS } from '#server/stores/search/keptCounts.ts'
import { partsOf } from '#server/stores/search/parts.ts'
import { partSums } from '#server/stores/search/partSums.ts'

type Counts = Record<string, number>

/** All kept counts, appended changes among them, by type, product set and key. */
export async function keptGrams({ kysely }: Pick<Database, 'kysely'>): Promise<Counts> {
  const counts: Counts = {}
  for (const kept of [GRAMS, PARTS]) {
    const { rows } = await sql<{ name: string; many: number }>`
      SELECT concat_ws(' ', urn, prd_set, key) AS name, sum(many)::integer AS many FROM (
        SELECT s.urn, s.prd_set, c.gram * 16 + p.part % 16 AS key, p.many
        FROM ${sql.table(kept.counts)} c, unnest(c.parts, c.sums) AS p(part, many), gram_scope s
        WHERE s.scope = p.part / 16
        UNION ALL
        SELECT d.urn, d.prd_set, k.key, k.many
        FROM ${sql.table(kept.changes)} d, unnest(d.keys, d.sums) AS k(key, many)) kept
      GROUP BY 1 HAVING sum(many) <> 0`.execute(kysely)
    for (const { name, many } of rows) counts[`${kept.counts} ${name}`] = many
  }
  return counts
}

/** The same, counted from the words of what 'All' shows. */
export async function countedGrams({ kysely }: Pick<Database, 'kysely'>): Promise<Counts> {
  const counts: Counts = {}
  const add = (name: string, many: number) => (counts[name] = (counts[name] ?? 0) + many)
  const rows = await kysely.selectFrom('search_side').selectAll().where('is_primary', '=', true).execute()
  for (const row of rows) {
    for (const key of gramKeys(row)) add(`${GRAMS.counts} ${row.urn} ${row.prd_set} ${key}`, 1)
    for (const [key, many] of partSums(undefined, { parts: partsOf(row) }))
      add(`${PARTS.counts} ${row.urn} ${row.prd_set} ${key}`, many)
  }
  return Object.fromEntries(Object.entries(counts).filter(([, many]) => many !== 0))
}

/** Words of what 'All' shows that the vocabulary lacks. */
export async function wordsUnknown({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
  const known = new Set((await kysely.selectFrom('word').select('word').execute()).map(({ word }) => word))
  const rows = await kysely.selectFrom('search_side').selectAll().where('is_primary', '=', true).execute()
  const words = rows.flatMap((row) => [...(partsOf(row)?.keys() ?? [])]).filter((part) => part.length > 2)
  return [...new Set(words)].filter((word) => !known.has(word))
}
