import { SORT_COLUMNS, type SortColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Sort } from '../../stores/lists/listQuery.ts'

/** How lists of pages and containers are asked for (calls.md section 0). */
type ListWords = {
  st?: string
  term?: string
  zone?: string
  filter?: readonly FilterEntry[]
  match?: 'ALL' | 'ANY'
  pageNumber?: number
  pageSize?: number
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
  after?: string
  before?: string
}

/** Fields of a row that have a column of their own to sort by. */
const SORTABLE: Readonly<Record<string, SortColumn>> = {
  lon: 'name',
  ut: 'updated',
  ct: 'created',
  st_dt: 'starts',
  ed_dt: 'ends',
}

/** A page of rows of one kind, each with where it is shown; `own` are entries that hold whatever the filter's match is, so they stand alone with ANY. */
export async function storeList(
  context: CallContext,
  kind: DocumentKind,
  words: ListWords,
  own: Readonly<Record<string, string | undefined>> = {},
): Promise<Answer<ContentRow[]>> {
  const mine = Object.entries(own).flatMap(([field, term]): FilterEntry[] =>
    term === undefined ? [] : [{ field, term, operator: 'equals' }],
  )
  const { rows, ...page } = await context.services.lists.list(context, [kind], {
    statuses: statusesIn(words.st),
    filter: [...mine, ...(words.filter ?? [])],
    match: words.match ?? 'ALL',
    ...(words.term !== undefined && { term: words.term.trim() }),
    ...(words.zone !== undefined && { zone: words.zone }),
    sort: sortOf(words),
    page: {
      number: words.pageNumber ?? 1,
      size: words.pageSize ?? DEFAULT_PAGE_SIZE,
      ...(words.after !== undefined && { after: words.after }),
      ...(words.before !== undefined && { before: words.before }),
    },
  })
  const shownIn = await context.services.storefronts.shownIn(
    context,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => ({ ...row, ...(shownIn.has(row.id) && { shown_in: shownIn.get(row.id) }) })), page }
}

function sortOf({ sortBy, sortOrder }: ListWords): Sort {
  if (sortBy === undefined) return { column: 'updated', order: sortOrder ?? 'desc' }
  const column =
    SORT_COLUMNS.find((one) => one === sortBy) ?? (Object.hasOwn(SORTABLE, sortBy) ? SORTABLE[sortBy] : undefined)
  if (!column) throw new DomainError('malformed', { description: `One cannot sort by '${sortBy}'.` })
  return { column, order: sortOrder ?? 'asc' }
}
