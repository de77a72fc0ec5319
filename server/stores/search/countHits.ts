import { sql, type RawBuilder } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import { EXACT_HITS } from '#contract/values/limits.ts'
import type { RunSql } from '../../db/planOnce.ts'
import { bounded, type Total } from '../lists/keptTotals.ts'
import { foundSql } from './foundSql.ts'
import { matchSql, soughtOf, type Sought } from './matchSql.ts'
import type { SearchSource } from './searchSources.ts'
import { exactly, type TermCounts } from './termCounts.ts'

type Counted = { name: string; many: number }

/** What is counted: sources whose urns have hits, and what is known of the term beforehand. */
export type Asked = { sources: readonly SearchSource[]; counts: TermCounts | undefined }

/** Hits in all sources, exact up to the limit. */
export async function countHits(execute: RunSql, { sources, counts }: Asked, sought: Sought): Promise<Total> {
  const known = exactly(counts, urnsOf(sources), sought.fields)
  if (known !== undefined) return totalOf(known)
  const [total] = await run(execute, [boundedSql('all', sources, sought)])
  return totalOf(total?.many ?? 0)
}

/** Hits of a term by field, each as far as the limit. */
export async function countEachField(
  execute: RunSql,
  sources: readonly SearchSource[],
  term: string,
  fields: readonly SearchField[],
): Promise<Map<string, number>> {
  if (sources.length === 0) return new Map()
  const counts = fields.map((field) => boundedSql(field, sources, soughtOf(term, [field])))
  return byName(await run(execute, counts))
}

/** Hits by urn: urns of few rows or few hits are counted together, each of the others as far as the limit. */
export async function countEachUrn(
  execute: RunSql,
  { sources, counts }: Asked,
  sought: Sought,
): Promise<Map<string, number>> {
  const parted = sources.flatMap((source) => {
    const mostOf = (urn: string, at: number) => counts?.atMost([urn], sought.fields) ?? source.rows[at] ?? 0
    const few = source.urns.filter((urn, at) => mostOf(urn, at) <= EXACT_HITS)
    const many = source.urns.filter((urn) => !few.includes(urn)).map((urn) => [urn])
    return [few, ...many].filter((of) => of.length > 0).map((urns) => ({ ...source, urns }))
  })
  const counted = parted.map((source) => {
    const [only] = source.urns
    return source.urns.length === 1 && only !== undefined
      ? boundedSql(only, [source], sought)
      : sql`(SELECT urn AS name, count(*) AS many FROM (${hitsSql(source, sought)}) found GROUP BY urn)`
  })
  return byName(await run(execute, counted))
}

export const urnsOf = (sources: readonly SearchSource[]) => sources.flatMap(({ urns }) => urns)

const hitsSql = (source: SearchSource, sought: Sought) =>
  foundSql(source, { matches: matchSql(sought), value: sql`true` })

function boundedSql(name: string, sources: readonly SearchSource[], sought: Sought): RawBuilder<unknown> {
  const found = sources.map((source) => sql`(${hitsSql(source, sought)})`)
  return sql`(SELECT ${name}::text AS name, count(*) AS many
    FROM (SELECT FROM (${sql.join(found, sql` UNION ALL `)}) found LIMIT ${EXACT_HITS + 1}) bounded)`
}

async function run(execute: RunSql, counts: readonly RawBuilder<unknown>[]): Promise<Counted[]> {
  if (counts.length === 0) return []
  return execute(sql<Counted>`${sql.join(counts, sql` UNION ALL `)}`)
}

function byName(counted: readonly Counted[]): Map<string, number> {
  return new Map(counted.map(({ name, many }) => [name, many]))
}

export const totalOf = (many: number): Total => bounded(many, EXACT_HITS)
