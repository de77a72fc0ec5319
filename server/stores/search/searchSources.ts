import { sql } from 'kysely'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, isInScope, type Reader } from '../documents/sender.ts'
import { ALWAYS, allOf, type Condition } from '../lists/condition.ts'
import { filterSql } from '../lists/filterSql.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import type { Sought } from './matchSql.ts'
import type { SetRows, TermCounts } from './termCounts.ts'
import { productSetSql, statusSql } from '../lists/sideScope.ts'

/** Where hits come from, and what of it the caller may see and asks for, over `search` under the name of `side`. */
export type SearchSource = {
  urns: readonly string[]
  condition: Condition
  /** Its hits are looked through together. */
  isSmall: boolean
  /** How many rows each urn has, where several are walked at once. */
  rows?: readonly number[]
}

/**
 * How far a search goes by walking: a term of up to `hits` hits is looked up in all kinds together, and where that is
 * not known, kinds of up to `few` rows are looked through together; of others the newest
 * rows are walked, so many entries of the index that holds names, so many rows of the table for everything else.
 */
export type SearchReach = { few: number; hits: number; names: number; rows: number }
export const SEARCH_REACH: SearchReach = { few: 5_000, hits: 1_000, names: 5_000, rows: 1_000 }

/** Kinds without a row are left out, since most types of a catalogue are empty, and those without a hit where that is known. */
export function searchSources(
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'zone'> & Pick<Sought, 'fields'>,
  totals: readonly SetRows[],
  { now, reach, counts }: { now: number; reach: SearchReach; counts?: TermCounts | undefined },
): SearchSource[] {
  const stored = kinds.filter(({ urn }) => totals.some((total) => total.urn === urn && total.sum > 0))
  const scope = allOf([statusSql(query.statuses), productSetSql(setsInScope(reader, stored, totals))])
  if (query.filter.length > 0)
    return stored.map((kind) => ({
      urns: [kind.urn],
      isSmall: rowsOf(kind.urn, totals) <= reach.few,
      condition: allOf([scope, filteredSql(reader, kind, query, now)]),
    }))
  const hitsOf = (urn: string) => counts?.atMost([urn], query.fields)
  const hit = stored.map(({ urn }) => urn).filter((urn) => hitsOf(urn) !== 0)
  const all = counts?.atMost(hit, query.fields)
  const few = all === undefined ? hit.filter((urn) => rowsOf(urn, totals) <= reach.few) : all <= reach.hits ? hit : []
  const many = hit.filter((urn) => !few.includes(urn))
  return [
    ...(few.length > 0 ? [{ urns: few, condition: scope, isSmall: true }] : []),
    ...(many.length > 0
      ? [{ urns: many, condition: scope, isSmall: false, rows: many.map((urn) => rowsOf(urn, totals)) }]
      : []),
  ]
}

function rowsOf(urn: string, totals: readonly SetRows[]): number {
  return totals.reduce((sum, total) => sum + (total.urn === urn ? total.sum : 0), 0)
}

/** Product sets that the caller may see; 'all' where there are no others. */
function setsInScope(reader: Reader, kinds: readonly DocumentKind[], totals: readonly SetRows[]) {
  const urns = new Set(kinds.map(({ urn }) => urn))
  const sets = [...new Set(totals.filter(({ urn }) => urns.has(urn)).map(({ prd_set }) => prd_set))]
  const visible = sets.filter((set) => isInScope(set.split(','), scopeOf(reader)))
  return visible.length === sets.length ? 'all' : visible
}

/** What a list filters by stands in the list row. */
function filteredSql(
  reader: Reader,
  kind: DocumentKind,
  { filter, match, zone = 'UTC' }: Pick<ListQuery, 'filter' | 'match' | 'zone'>,
  now: number,
): Condition {
  if (filter.length === 0) return ALWAYS
  const condition = filterSql(kind, filter, match, {
    uid: reader.actor.uid,
    username: reader.actor.username,
    moment: { now, zone },
    now: new Date(now).toISOString(),
    urn: kind.urn,
    product: reader.product,
    products: scopeOf(reader),
  })
  return sql`(side.id, side.slot) IN (SELECT side.id, side.slot FROM side WHERE side.urn = ${kind.urn} AND ${condition})`
}

/** One urn keeps the order of its index. */
export function urnSql(urns: readonly string[]): Condition {
  return urns.length === 1 ? sql`side.urn = ${urns[0]}` : sql`side.urn = ANY (${[...urns]}::text[])`
}
