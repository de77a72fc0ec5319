import { sql, type RawBuilder } from 'kysely'
import { ALWAYS, allOf, type Condition } from '../lists/condition.ts'
import { urnSql, type SearchSource } from './searchSources.ts'

/** What is looked for: `value` is worked out of the words of what `matches`. */
type Wanted = { matches: Condition; value: RawBuilder<unknown>; behind?: Condition }

/**
 * Rows of a source whose words match. Fences make it one road whatever the planner guesses: to the words by their index,
 * and from each of them to its rows. What a filter narrows may be found sooner by the filter.
 */
export function foundSql(source: SearchSource, { matches, value, behind = ALWAYS }: Wanted): RawBuilder<unknown> {
  const asked = allOf([urnSql(source.urns), source.condition, behind])
  if (source.isFiltered)
    return sql`SELECT id, slot, updated, urn, ${value} AS value FROM search_side side
      WHERE ${asked} AND ${matches} OFFSET 0`
  return sql`SELECT side.*, said.value FROM (SELECT words, ${value} AS value FROM search_words WHERE ${matches} OFFSET 0) said,
    LATERAL (SELECT id, slot, updated, urn FROM search side WHERE side.words = said.words AND ${asked} OFFSET 0) side`
}
