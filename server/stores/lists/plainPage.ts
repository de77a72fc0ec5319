import type { Kysely } from 'kysely'
import { composedOnce, type RunSql } from '../../db/planOnce.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf } from '../documents/sender.ts'
import { keptTotal, visibleSets, type Total } from './keptTotals.ts'
import { listSources } from './listSources.ts'
import type { PageRow } from './pageRow.ts'
import { inOrder, usualPage } from './pageSql.ts'
import type { CheckedPage, ReadSeen } from './seenPages.ts'
import type { TermPageAsked } from './termPage.ts'

/** Statements of first pages by what makes them differ. */
export type PlainPages = Map<string, CheckedPage>

/** Types, roles, orders and statuses that come together. */
const MOST = 300

type PlainPage = { found: PageRow[]; counted: Total }

/**
 * The first page of a list that nothing narrows, which is what most lists are: its statement is put together once for
 * all who see the same product sets. Undefined where it is another page, or where its total is not kept.
 */
export function plainPage(
  { kysely, once, plain, seen }: { kysely: Kysely<Tables>; once: RunSql; plain: PlainPages; seen: ReadSeen },
  asked: TermPageAsked,
): Promise<PlainPage> | undefined {
  const { reader, kinds, query, slice, totals } = asked
  const { sort, limit, offset, from } = slice
  if (query.filter.length > 0 || query.term || query.counted === false || offset > 0 || from) return undefined
  const scopes = kinds.map(({ global }) => (global ? 'all' : scopeOf(reader)))
  let count = 0
  for (const [at, { urn }] of kinds.entries()) {
    const total = keptTotal(totals, urn, query.statuses, scopes[at] ?? [])
    if (!total) return undefined
    count += total.count
  }
  const sets = kinds.map(({ urn }, at) => [urn, visibleSets(totals, urn, scopes[at] ?? [])])
  const key = JSON.stringify([sort, limit, query.statuses, sets])
  const known = plain.get(key)
  // Nothing of it is of a moment: that is only in filters.
  const made = known ? undefined : usualPage(kysely, listSources(reader, kinds, query, totals, 0), slice)
  const page = known ?? (made && { rows: composedOnce(made.rows), state: composedOnce(made.state) })
  if (!page) return undefined
  if (plain.size >= MOST) plain.clear()
  plain.set(key, page)
  return seen(once, page).then((found) => ({ found: inOrder(found, slice), counted: { count, atLeast: false } }))
}
