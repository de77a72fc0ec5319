import { sql } from 'kysely'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { ALWAYS, allOf, type Condition } from '../lists/condition.ts'
import { filterSql } from '../lists/filterSql.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import type { Sought } from './matchSql.ts'
import { NEWEST_REACH, type NewestReach } from './newest/newestReach.ts'
import type { TermCounts } from './termCounts.ts'
import { storedRows, visibleSetsOf, type Totals, type VisibleSets } from '../lists/keptTotals.ts'
import { productSetSql, statusSql } from '../lists/sideScope.ts'

/** Where hits come from, and what of it the caller may see and asks for, over `search` under the name of `side`. */
export type SearchSource = {
  urns: readonly string[]
  condition: Condition
  /** A filter narrows it: one kind, about which no counts are kept. */
  isFiltered: boolean
  /** How many rows each urn has. */
  rows: readonly number[]
  /** Where what 'All' shows is asked: the product sets that the caller may see. */
  sets?: VisibleSets | undefined
}

/**
 * How far a search goes by looking through: a filtered kind of up to `few` rows, and otherwise up to `hits` hits in all
 * kinds together, `known` where their number is known before, `joined` of a phrase that the index of joins finds. Where there are more, the newest rows are walked, so many
 * entries of the index that holds names, so
 * many rows of the table for everything else.
 */
export type SearchReach = {
  few: number
  hits: number
  known: number
  joined: number
  names: number
  rows: number
  newest: NewestReach
}
export const SEARCH_REACH: SearchReach = {
  few: 5_000,
  hits: 1_000,
  known: 15_000,
  joined: 5_000,
  names: 5_000,
  rows: 1_000,
  newest: NEWEST_REACH,
}

/**
 * Kinds without a row are left out, since most types of a catalogue are empty, and those without a hit where that is
 * known. What a filter means is another thing of each kind; otherwise all are one source.
 */
export function searchSources(
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'zone'> & Pick<Sought, 'fields'>,
  totals: Totals,
  { now, counts }: { now: number; counts?: TermCounts | undefined },
): SearchSource[] {
  const stored = kinds.filter(({ urn }) => storedRows(totals, urn) > 0)
  const storedUrns = stored.map(({ urn }) => urn)
  const sets = visibleSetsOf(totals, storedUrns, scopeOf(reader))
  const scope = allOf([statusSql(query.statuses), productSetSql(sets)])
  const rows = (urns: readonly string[]) => urns.map((urn) => storedRows(totals, urn))
  if (query.filter.length > 0)
    return stored.map((kind) => ({
      urns: [kind.urn],
      isFiltered: true,
      rows: rows([kind.urn]),
      condition: allOf([scope, filteredSql(reader, kind, query, now)]),
    }))
  const urns = storedUrns.filter((urn) => counts?.([urn], query.fields) !== 0)
  const source = { urns, isFiltered: false, rows: rows(urns), condition: scope }
  return urns.length > 0 ? [{ ...source, sets: query.statuses === ALL ? sets : undefined }] : []
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
