import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { allOf, ALWAYS } from './condition.ts'
import { filterField } from './filterFields.ts'
import { filterSql, termSql } from './filterSql.ts'
import { groupedAlike } from './groupedAlike.ts'
import type { Over } from './filterScope.ts'
import { countEachUpTo, keptTotal, visibleSets, type Counting, type Total, type Totals } from './keptTotals.ts'
import type { ListQuery, Statuses } from './listQuery.ts'
import type { PageSource } from './pageSql.ts'
import { productSetSql, statusSql } from './sideScope.ts'

/** One kind's part of a list: what the caller may see of it and asks for, and its total where that is kept. */
type ListSource = PageSource & {
  urn: string
  kind: DocumentKind
  total: Total | undefined
  /** Ways to count it. */
  counted: readonly Counting[]
}

export function listSources(
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'term' | 'zone'>,
  totals: Totals,
  now: number,
): ListSource[] {
  const moment = { now, zone: query.zone ?? 'UTC' }
  const { uid, username } = reader.actor
  const asked = { now: new Date(now).toISOString(), moment, product: reader.product, uid, username }
  return kinds.map((kind) => {
    const { urn } = kind
    const products = kind.global ? 'all' : scopeOf(reader)
    const sets = visibleSets(totals, urn, products)
    const conditionOver = (over: Over) =>
      allOf([
        statusSql(query.statuses),
        productSetSql(sets),
        filterSql(kind, query.filter, query.match, { ...asked, urn, products, over }),
        termSql(query.term, over),
      ])
    const isNamesOnly = query.filter.every(({ field }) => filterField(kind.type, field)?.by === 'names')
    const total =
      query.filter.length === 0 && !query.term ? keptTotal(totals, urn, query.statuses, products) : undefined
    const [condition, recent] = [conditionOver('side'), conditionOver('recent')]
    const isNarrow = query.filter.length > 0 || Boolean(query.term) || !areUsual(query.statuses)
    // The narrower rows of the search suffice to count by where only names are asked.
    const counted: Counting[] = isNamesOnly
      ? [{ over: 'search_side', condition: conditionOver('search_side') }]
      : [
          { over: 'side', condition },
          ...(isInRecent(kind, query.filter) ? [{ over: 'recent', condition: recent } as const] : []),
        ]
    return { urn, condition, recent, isNarrow, kind, total, counted: total ? [] : counted }
  })
}

/** Most rows have one of these. */
const USUAL: readonly string[] = ['published', 'draft']

/** Statuses that lists are walked by; of others there are few rows. */
export function areUsual(statuses: Statuses): boolean {
  return statuses === ALL || statuses.some((st) => USUAL.includes(st))
}

/** Whether the rows of `recent` have all that is asked. */
function isInRecent({ type }: DocumentKind, filter: ListQuery['filter']): boolean {
  return filter.every((entry) => {
    const field = filterField(type, entry.field)
    return field?.by !== 'reference' && entry.field !== 'parts_unavailable'
  })
}

/** Of each source the kept total, or a count that stops at the limit: one statement for all that are asked the same. */
export async function totalsOfAll(db: Kysely<Tables>, sources: readonly ListSource[]): Promise<Total[]> {
  const uncounted = sources.filter(({ total }) => !total)
  const alike = groupedAlike(db, uncounted, ({ counted: [first] }) => first?.condition ?? ALWAYS)
  const found = await Promise.all(
    alike.map((group) => {
      const urns = group.map(({ urn }) => urn)
      return countEachUpTo(db, urns, group[0]?.counted ?? [])
    }),
  )
  const counts = new Map(found.flatMap((group) => [...group]))
  return sources.map(({ urn, total }) => total ?? counts.get(urn) ?? { count: 0, atLeast: false })
}

export async function sumOfTotals(db: Kysely<Tables>, sources: readonly ListSource[]): Promise<Total> {
  const totals = await totalsOfAll(db, sources)
  return {
    count: totals.reduce((sum, total) => sum + total.count, 0),
    atLeast: totals.some((total) => total.atLeast),
  }
}
