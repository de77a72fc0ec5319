import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { allOf, type Condition } from './condition.ts'
import { filterField } from './filterFields.ts'
import { filterSql, termSql } from './filterSql.ts'
import { groupedAlike } from './groupedAlike.ts'
import { countEachUpTo, countUpTo, keptTotal, visibleSets, type KeptTotal, type Total } from './keptTotals.ts'
import type { ListQuery } from './listQuery.ts'
import type { PageSource } from './pageSql.ts'
import { productSetSql, statusSql } from './sideScope.ts'

/** One kind's part of a list: what the caller may see of it and asks for, and its total where that is kept. */
type ListSource = PageSource & {
  urn: string
  kind: DocumentKind
  total: Total | undefined
  /** The condition over the narrower rows of `search`, where these suffice to count by. */
  counted: Condition | undefined
}

export function listSources(
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'term' | 'zone'>,
  totals: readonly KeptTotal[],
  now: number,
): ListSource[] {
  const moment = { now, zone: query.zone ?? 'UTC' }
  const { uid, username } = reader.actor
  const asked = { now: new Date(now).toISOString(), moment, product: reader.product, uid, username }
  return kinds.map((kind) => {
    const { urn } = kind
    const products = kind.global ? 'all' : scopeOf(reader)
    const conditionOver = (over: 'side' | 'search_side') =>
      allOf([
        statusSql(query.statuses),
        productSetSql(visibleSets(totals, urn, products)),
        filterSql(kind, query.filter, query.match, { ...asked, urn, products, over }),
        termSql(query.term, over),
      ])
    const isNamesOnly = query.filter.every(({ field }) => filterField(kind.type, field)?.by === 'names')
    const total =
      query.filter.length === 0 && !query.term ? keptTotal(totals, urn, query.statuses, products) : undefined
    const counted = total || !isNamesOnly ? undefined : conditionOver('search_side')
    return { urn, condition: conditionOver('side'), kind, total, counted }
  })
}

/** Of each source the kept total, or a count that stops at the limit: one statement for all that are asked the same. */
export async function totalsOfAll(db: Kysely<Tables>, sources: readonly ListSource[]): Promise<Total[]> {
  const uncounted = sources.filter(({ total }) => !total)
  const alike = groupedAlike(db, uncounted, ({ condition, counted }) => counted ?? condition)
  const found = await Promise.all(alike.map((group) => countGroup(db, group)))
  const counts = new Map(found.flatMap((group) => [...group]))
  return sources.map(({ urn, total }) => total ?? counts.get(urn) ?? { count: 0, atLeast: false })
}

async function countGroup(db: Kysely<Tables>, group: readonly ListSource[]): Promise<ReadonlyMap<string, Total>> {
  const [first] = group
  if (!first) return new Map()
  const { urn, counted, condition } = first
  const from = counted ? 'search_side' : 'side'
  const wanted = counted ?? condition
  if (group.length > 1)
    return countEachUpTo(
      db,
      group.map((source) => source.urn),
      wanted,
      from,
    )
  return new Map([[urn, await countUpTo(db, sql`urn = ${urn} AND ${wanted}`, from)]])
}

export async function sumOfTotals(db: Kysely<Tables>, sources: readonly ListSource[]): Promise<Total> {
  const totals = await totalsOfAll(db, sources)
  return {
    count: totals.reduce((sum, total) => sum + total.count, 0),
    atLeast: totals.some((total) => total.atLeast),
  }
}
