import { sql, type RawBuilder } from 'kysely'
import { ALWAYS, allOf, type Condition } from '../lists/condition.ts'
import { productSetSql } from '../lists/sideScope.ts'
import { kindOf } from './heads.ts'
import { joinsOfTerm, ofTypeByJoins } from './joins.ts'
import { urnSql, type SearchSource } from './searchSources.ts'

/** What is looked for: `value` is worked out of the words of what `matches` a term's key. */
type Wanted = { key: string; matches: Condition; value: RawBuilder<unknown> }

/**
 * Rows of a source whose words match. Fences make it one road whatever the planner guesses: to the words by their index,
 * and from each of them to its rows. What a filter narrows may be found sooner by the filter.
 */
export function foundSql(
  source: SearchSource,
  { key, matches, value, behind = ALWAYS }: Wanted & { behind?: Condition },
): RawBuilder<unknown> {
  const asked = allOf([urnSql(source.urns), source.condition, behind])
  if (source.isFiltered)
    return sql`SELECT id, slot, updated, urn, ${value} AS value FROM search_side side
      WHERE ${asked} AND ${matches} OFFSET 0`
  return sql`SELECT side.*, said.value FROM (${saidSql(source, { key, matches, value })}) said,
    LATERAL (SELECT id, slot, updated, urn FROM search side WHERE side.words = said.words AND ${asked} OFFSET 0) side`
}

/** The same for counting, with `words` instead of a place: of what 'All' shows the words themselves know all that is asked. */
export function hitsSql(source: SearchSource, wanted: Wanted): RawBuilder<unknown> {
  if (!isOfWords(source)) return foundSql(source, wanted)
  return saidSql(source, wanted)
}

/** Whether hits are wordings, to which `shownAt` leads. */
export const isOfWords = ({ sets, isFiltered }: SearchSource): boolean => sets !== undefined && !isFiltered

/** Where 'All' shows these words. */
export const shownAt = (hits: string): RawBuilder<unknown> =>
  sql`(SELECT id, slot, updated FROM search WHERE search.words = ${sql.ref(hits)}.words AND is_primary OFFSET 0)`

function saidSql({ urns, sets }: SearchSource, { key, matches, value }: Wanted): RawBuilder<unknown> {
  const [urn, ...more] = urns
  const ofKind = urn !== undefined && more.length === 0 ? kindSql(key, urn) : ALWAYS
  const seen = sets === undefined ? ALWAYS : sql<boolean>`is_primary AND ${productSetSql(sets)}`
  return sql`SELECT words, urn, ${value} AS value FROM search_words side
    WHERE ${allOf([ofKind, urnSql(urns), seen, matches])} OFFSET 0`
}

/** By the index that the term is found by: of another one all titles of the type would be read. */
const kindSql = (key: string, urn: string): Condition =>
  joinsOfTerm(key).length > 0 ? ofTypeByJoins(urn) : sql`heads @> (SELECT ARRAY[${kindOf(urn)}::integer])`
