import { sql } from 'kysely'
import type { RunSql } from '../../db/planOnce.ts'
import type { Scope } from '../documents/sender.ts'
import { countsSql, GRAMS, PARTS } from './keptCounts.ts'
import { partNumber, sharedNumber, UNCOUNTED } from './partSums.ts'
import type { TermParts } from './parts.ts'
import { lookOf } from './vocabulary.ts'

/** How many titles of a urn have in just these fields what was asked as the `nth`. */
export type CountRow = { nth: number; urn: string; mask: number; many: number }

/** Kept counts of a gram. */
export function readGram(execute: RunSql, gram: number, urns: readonly string[], scope: Scope): Promise<CountRow[]> {
  const asked = sql`(SELECT 1 AS nth, (SELECT ${gram}::integer) AS gram)`
  return execute(sql<CountRow>`SELECT nth, urn, mask, sum(many)::integer AS many
    FROM (${countsSql(GRAMS, asked, urns, scope)}) counted GROUP BY nth, urn, mask HAVING sum(many) > 0`)
}

/** Words with the same letters in them that are counted together: reading more would cost what looking costs. */
const MOST_WORDS = 40

/**
 * Kept counts of the parts of a term, from 1: of each the sum over all words of the vocabulary in which it stands, without
 * what is counted too often for it, or that of a pair. Under 0 are titles of which nothing is kept. What stands in too many
 * words is told by a row without a urn. Words are found behind a fence: of a million the planner would read all in the
 * order of their numbers, to have each once.
 */
export function readParts(
  execute: RunSql,
  { words, pairs }: TermParts,
  urns: readonly string[],
  scope: Scope,
): Promise<CountRow[]> {
  const numbers = [UNCOUNTED, ...words.map(sharedNumber), ...pairs.map(partNumber)]
  const looks = words.map((word) => `%${lookOf(word)}%`)
  const named = sql`
    SELECT s.nth, w.number FROM unnest((SELECT ${looks}::text[]), (SELECT ${words}::text[]))
      WITH ORDINALITY AS s(look, word, nth), LATERAL (
        SELECT DISTINCT number FROM (
          SELECT number FROM word WHERE word.look LIKE s.look AND strpos(word.word, s.word) > 0 OFFSET 0) found
        LIMIT ${sql.lit(MOST_WORDS + 1)}) w`
  return execute(sql<CountRow>`
    WITH asked AS MATERIALIZED (
      SELECT nth - 1 AS nth, gram FROM unnest((SELECT ${numbers}::bigint[])) WITH ORDINALITY AS n(gram, nth)
      ${words.length > 0 ? sql`UNION ALL ${named}` : sql``})
    SELECT nth::integer, urn, mask, sum(many)::integer AS many
    FROM (${countsSql(PARTS, sql`asked`, urns, scope)}) counted GROUP BY nth, urn, mask HAVING sum(many) <> 0
    UNION ALL
    SELECT nth::integer, '', 0, 0 FROM asked GROUP BY nth HAVING count(*) > ${sql.lit(MOST_WORDS + 1)}`)
}
