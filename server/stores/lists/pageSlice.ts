import { EXACT_TOTAL } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { cursorOf, placeOf, type Place } from './cursor.ts'
import type { Total } from './keptTotals.ts'
import type { ListQuery } from './listQuery.ts'
import type { PageRow } from './pageRow.ts'
import type { PageSlice } from './pageOrder.ts'
import { idIn } from './rowHead.ts'

/** Where a page starts and how far it goes: one row more than it shows tells whether another page follows. */
export function sliceOf({ sort, page }: Pick<ListQuery, 'sort' | 'page'>, sources: number): PageSlice {
  const limit = page.size + 1
  const cursor = page.before ?? page.after
  if (cursor !== undefined)
    return { sort, limit, offset: 0, from: placeOf(cursor, sort), backwards: page.before !== undefined }
  const offset = (page.number - 1) * page.size
  // Several types are merged row by row, so that one may not jump as far as within one.
  if (sources > 1 && offset > EXACT_TOTAL) throw new DomainError('badPage')
  return { sort, limit, offset, backwards: false }
}

/** Cursors of the pages before and after, where there are such pages. */
export function neighbourCursors(
  { sort, page }: Pick<ListQuery, 'sort' | 'page'>,
  slice: PageSlice,
  rows: readonly PageRow[],
  more: boolean,
  total: Total,
): { next?: string; prev?: string } {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last) return {}
  const hasNext = slice.backwards || more
  const hasPrev = slice.backwards ? more : page.after !== undefined || page.number > 1
  const placeAt = (row: PageRow): Place => ({ value: row.place, id: idIn(row.head), ...total })
  return {
    ...(hasNext ? { next: cursorOf(sort, placeAt(last)) } : {}),
    ...(hasPrev ? { prev: cursorOf(sort, placeAt(first)) } : {}),
  }
}
