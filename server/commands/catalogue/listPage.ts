import type { TypeDocument, SortColumn } from '#contract/registry/typeDocument.ts'
import { SORT_COLUMNS } from '#contract/registry/typeDocument.ts'
import { DEFAULT_PAGE_SIZE, MAX_FULL_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { ListQuery, Sort } from '../../stores/lists/listQuery.ts'

/** How list calls spell their page, order and breadth (calls.md section 0). */
export type ListWords = {
  st?: string
  pageNumber?: number
  pageSize?: number
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
  info?: 'row' | 'full'
  after?: string
  before?: string
}

/** A page of rows, or of whole records where `info=full` asks for them. */
export async function listPage(
  context: CallContext,
  kinds: readonly DocumentKind[],
  types: readonly TypeDocument[],
  words: ListWords,
  filter: Pick<ListQuery, 'filter' | 'match' | 'term' | 'zone'>,
): Promise<Answer> {
  const size = words.pageSize ?? DEFAULT_PAGE_SIZE
  if (words.info === 'full' && size > MAX_FULL_PAGE_SIZE)
    throw new DomainError('badPage', { description: `Whole records come in pages of at most ${MAX_FULL_PAGE_SIZE}.` })
  const { rows, ...page } = await context.services.lists.list(context, kinds, {
    ...filter,
    statuses: statusesIn(words.st),
    sort: sortOf(types, words),
    page: { number: words.pageNumber ?? 1, size, after: words.after, before: words.before },
  })
  if (words.info !== 'full') return { data: rows, page }
  const keys = rows.map((row) => row.key)
  const records = await context.services.documents.readByKeys(context, kinds, keys)
  return { json: `[${records.map((record) => record.json).join(',')}]`, page }
}

/** A field that the type calls sortable, or a sort column by its own name; by default what the type sorts by. */
function sortOf(types: readonly TypeDocument[], { sortBy, sortOrder }: ListWords): Sort {
  const normal =
    types.length === 1 && types[0] ? types[0].list.defaultSort : ({ column: 'updated', order: 'desc' } as const)
  if (sortBy === undefined) return { column: normal.column, order: sortOrder ?? normal.order }
  const column = columnNamed(types, sortBy)
  if (!column) throw new DomainError('malformed', { description: `One cannot sort by '${sortBy}'.` })
  return { column, order: sortOrder ?? 'asc' }
}

function columnNamed(types: readonly TypeDocument[], name: string): SortColumn | undefined {
  const known = SORT_COLUMNS.find((column) => column === name)
  return (
    known ?? types.flatMap((type) => type.list.columns).find((column) => column.field === name && column.sort)?.sort
  )
}
