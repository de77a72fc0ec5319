import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import { EXACT_HITS } from '#contract/values/limits.ts'
import type { Tables } from '../../db/tables.ts'
import { allOf, anyOf, type Condition } from '../lists/condition.ts'
import type { Total } from '../lists/keptTotals.ts'
import { matchSql, soughtOf, type Sought } from './matchSql.ts'
import { urnSql, type SearchSource } from './searchSources.ts'

type Counted = { name: string; many: number }

/** Hits in all sources, exact up to the limit. */
export async function countHits(db: Kysely<Tables>, sources: readonly SearchSource[], sought: Sought): Promise<Total> {
  const [total] = await run(db, [boundedSql('all', allOf([inSources(sources), matchSql(sought)]))])
  return totalOf(total?.many ?? 0)
}

/** Hits of a term by field, in one statement of a bounded count each. */
export async function countByField(
  db: Kysely<Tables>,
  sources: readonly SearchSource[],
  term: string,
  fields: readonly SearchField[],
): Promise<Map<string, Total>> {
  const within = inSources(sources)
  const counts = fields.map((field) => boundedSql(field, allOf([within, matchSql(soughtOf(term, [field]))])))
  return byName(await run(db, counts))
}

/** Hits by urn: kinds of few rows are counted together, each of the others as far as the limit. */
export async function countByUrn(
  db: Kysely<Tables>,
  sources: readonly SearchSource[],
  sought: Sought,
): Promise<Map<string, Total>> {
  const match = matchSql(sought)
  const counts = sources.map((source) => {
    const condition = allOf([inSources([source]), match])
    const [only] = source.urns
    return source.urns.length === 1 && only !== undefined
      ? boundedSql(only, condition)
      : sql`(SELECT urn AS name, count(*) AS many FROM search_side side WHERE ${condition} GROUP BY urn)`
  })
  return byName(await run(db, counts))
}

function inSources(sources: readonly SearchSource[]): Condition {
  return anyOf(sources.map(({ urns, condition }) => sql<boolean>`${urnSql(urns)} AND ${condition}`))
}

function boundedSql(name: string, condition: Condition): RawBuilder<unknown> {
  return sql`(SELECT ${name}::text AS name, count(*) AS many
    FROM (SELECT FROM search_side side WHERE ${condition} LIMIT ${EXACT_HITS + 1}) bounded)`
}

async function run(db: Kysely<Tables>, counts: readonly RawBuilder<unknown>[]): Promise<Counted[]> {
  if (counts.length === 0) return []
  return (await sql<Counted>`${sql.join(counts, sql` UNION ALL `)}`.execute(db)).rows
}

function byName(counted: readonly Counted[]): Map<string, Total> {
  return new Map(counted.map(({ name, many }) => [name, totalOf(many)]))
}

function totalOf(many: number): Total {
  return { count: Math.min(many, EXACT_HITS), atLeast: many > EXACT_HITS }
}
