import type { Kysely } from 'kysely'
import { composedOnce, told, type RunSql } from '../../db/planOnce.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf } from '../documents/sender.ts'
import { anchoredSlice } from './anchoredSlice.ts'
import type { Anchors } from './anchors.ts'
import { keptTotal, visibleSets, type Total } from './keptTotals.ts'
import { areUsual, listSources, sumOfTotals } from './listSources.ts'
import type { PageRow } from './pageRow.ts'
import { inOrder, placeOfPage, usualPage, type PageSource } from './pageSql.ts'
import type { CheckedPage, ReadSeen } from './seenPages.ts'
import type { TermPageAsked } from './termPage.ts'

/** A list that nothing narrows, and its statements by what makes them differ. */
type PlainList = { key: string; sources: readonly PageSource[]; pages: Map<string, CheckedPage> }

/** By type, role, order, size and status. */
export type PlainLists = Map<string, PlainList>

/** Types, roles, orders and statuses that come together. */
const MOST = 300

type Parts = {
  kysely: Kysely<Tables>
  once: RunSql
  plain: PlainLists
  seen: ReadSeen
  anchors: Anchors | undefined
}

export type Page = { found: PageRow[]; counted: Total | undefined }

/**
 * A page of a list that nothing narrows, which is what most lists are: its statements are put together once for all who
 * see the same product sets. Undefined where it is another list.
 */
export function plainPage(parts: Parts, asked: TermPageAsked): Promise<Page> | undefined {
  const { kinds, query, slice } = asked
  if (query.filter.length > 0 || query.term || !areUsual(query.statuses)) return undefined
  // Several types are each walked as far as the page reaches, which makes a text of its own of every jump.
  if (slice.offset > 0 && kinds.length > 1) return undefined
  const counted = totalOf(parts, asked)
  const found = rowsOf(parts, asked)
  // Most totals are known.
  if (!(counted instanceof Promise)) return found.then((rows) => ({ found: rows, counted }))
  return Promise.all([found, counted]).then(([rows, total]) => ({ found: rows, counted: total }))
}

async function rowsOf({ kysely, once, plain, seen, anchors }: Parts, asked: TermPageAsked): Promise<PageRow[]> {
  const { key, sources, pages } = listOf(plain, asked)
  const [source] = sources
  const { slice, totals } = asked
  const walked =
    anchors && source && slice.offset > 0 ? await anchoredSlice(once, anchors, { source, slice, key, totals }) : slice
  const { offset, from, backwards } = walked
  const shape = JSON.stringify([offset > 0, Boolean(from), backwards])
  const page = pages.get(shape) ?? composed(usualPage(kysely, sources, walked))
  pages.set(shape, page)
  const place = placeOfPage(walked)
  return inOrder(await seen(once, { rows: told(page.rows, place), state: told(page.state, place) }), walked)
}

const composed = ({ rows, state }: CheckedPage) => ({ rows: composedOnce(rows), state: composedOnce(state) })

function listOf(plain: PlainLists, { reader, kinds, query, slice, totals }: TermPageAsked): PlainList {
  const sets = kinds.map(({ urn, global }) => [urn, visibleSets(totals, urn, global ? 'all' : scopeOf(reader))])
  const key = JSON.stringify([slice.sort, slice.limit, query.statuses, sets])
  const known = plain.get(key)
  if (known) return known
  if (plain.size >= MOST) plain.clear()
  // Nothing of it is of a moment: that is only in filters.
  const list = { key, sources: listSources(reader, kinds, query, totals, 0), pages: new Map() }
  plain.set(key, list)
  return list
}

/** As the page before said, or as it is kept, or counted where it is not. */
function totalOf({ kysely }: Parts, asked: TermPageAsked): Total | undefined | Promise<Total> {
  const { reader, kinds, query, slice, totals } = asked
  if (slice.from) return slice.from
  if (query.counted === false) return undefined
  let count = 0
  for (const { urn, global } of kinds) {
    const total = keptTotal(totals, urn, query.statuses, global ? 'all' : scopeOf(reader))
    if (!total) return sumOfTotals(kysely, listSources(reader, kinds, query, totals, 0))
    count += total.count
  }
  return { count, atLeast: false }
}
