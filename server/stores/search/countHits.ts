import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import { EXACT_HITS } from '#contract/values/limits.ts'
import type { Tables } from '../../db/tables.ts'
import { allOf, anyOf, type Condition } from '../lists/condition.ts'
import { bounded, type Total } from '../lists/keptTotals.ts'
import { matchSql, soughtOf, type Sought } from './matchSql.ts'
import { urnSql, type SearchSource } from './searchSources.ts'
import type { TermCounts } from './termCounts.ts'

type Counted = { name: string; many: number }

/** What is counted: sources whose urns have hits, and what is known of the term beforehand. */
type Asked = { sources: readonly SearchSource[]; counts: TermCounts | undefined }

/** As many candidates at most are gone through at once, rather than up to the limit for each that is counted. */
const AT_ONCE = 5_000

/** Hits in all sources, exact up to the limit. */
export async function countHits(db: Kysely<Tables>, { sources, counts }: Asked, sought: Sought): Promise<Total> {
  const known = exact(counts, urnsOf(sources), sought.fields)
  if (known !== undefined) return totalOf(known)
  const [total] = await run(db, [boundedSql('all', allOf([inSources(sources), matchSql(sought)]))])
  return totalOf(total?.many ?? 0)
}

/** Hits of a term by field, those that are not known in one statement. */
export async function countByField(
  db: Kysely<Tables>,
  { sources, counts }: Asked,
  term: string,
  fields: readonly SearchField[],
): Promise<Map<string, Total>> {
  const urns = urnsOf(sources)
  const known = fields.flatMap((name) => {
    const atMost = counts?.atMost(urns, [name])
    return atMost === 0 || (atMost !== undefined && counts?.isExact) ? [{ name, many: atMost }] : []
  })
  const open = fields.filter((field) => !known.some(({ name }) => name === field))
  const within = inSources(sources)
  const matches = (field: SearchField) => matchSql(soughtOf(term, [field]))
  if (sources.length === 0 || open.length === 0) return byName(known)
  if (!((counts?.atMost(urns, open) ?? Infinity) <= AT_ONCE))
    return byName([
      ...known,
      ...(await run(
        db,
        open.map((field) => boundedSql(field, allOf([within, matches(field)]))),
      )),
    ])
  const columns = open.map((field) => sql`count(*) FILTER (WHERE ${matches(field)}) AS ${sql.ref(field)}`)
  const { rows } = await sql<Record<string, number>>`SELECT ${sql.join(columns)} FROM search_side side
    WHERE ${within} AND ${matchSql(soughtOf(term, open))}`.execute(db)
  return byName([...known, ...open.map((name) => ({ name, many: rows[0]?.[name] ?? 0 }))])
}

/** Hits by urn: kinds of few rows or few hits are counted together, each of the others as far as the limit. */
export async function countByUrn(
  db: Kysely<Tables>,
  { sources, counts }: Asked,
  sought: Sought,
): Promise<Map<string, Total>> {
  const urns = urnsOf(sources)
  if (exact(counts, urns, sought.fields) !== undefined)
    return byName(urns.map((name) => ({ name, many: exact(counts, [name], sought.fields) ?? 0 })))
  const match = matchSql(sought)
  const together = (source: SearchSource) =>
    sql`(SELECT urn AS name, count(*) AS many FROM search_side side
      WHERE ${allOf([inSources([source]), match])} GROUP BY urn)`
  const parted = sources.flatMap((source) => {
    if (source.isSmall) return [source]
    const few = source.urns.filter((urn) => (counts?.atMost([urn], sought.fields) ?? Infinity) <= EXACT_HITS)
    const many = source.urns.filter((urn) => !few.includes(urn)).map((urn) => [urn])
    return [few, ...many].filter((of) => of.length > 0).map((of) => ({ ...source, urns: of }))
  })
  const counted = parted.map((source) => {
    const [only] = source.urns
    return source.urns.length === 1 && only !== undefined
      ? boundedSql(only, allOf([inSources([source]), match]))
      : together(source)
  })
  return byName(await run(db, counted))
}

function exact(counts: TermCounts | undefined, urns: readonly string[], fields: readonly SearchField[]) {
  const atMost = counts?.atMost(urns, fields)
  return counts?.isExact || atMost === 0 ? atMost : undefined
}

const urnsOf = (sources: readonly SearchSource[]) => sources.flatMap(({ urns }) => urns)

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

const totalOf = (many: number): Total => bounded(many, EXACT_HITS)
