import type { TypeDocument, SortColumn } from '#contract/registry/typeDocument.ts'
import { SORT_COLUMNS } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_PAGE_SIZE, MAX_FULL_PAGE_SIZE } from '#contract/values/limits.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { withField } from '../../jsonText.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { ListedRow, ListQuery, Sort } from '../../stores/lists/listQuery.ts'

/** How list calls spell their page, order and breadth (calls.md section 0). */
type ListWords = {
  st?: string
  pageNumber?: number
  pageSize?: number
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
  info?: 'row' | 'full'
  after?: string
  before?: string
}

type Filter = Pick<ListQuery, 'filter' | 'match' | 'term' | 'zone'>

/** A page of rows, or of whole records where `info=full` asks for them. */
export async function listPage(
  context: CallContext,
  kinds: readonly DocumentKind[],
  types: readonly TypeDocument[],
  words: ListWords,
  filter: Filter,
): Promise<Answer<ContentRow[]>> {
  if (words.info === 'full' && (words.pageSize ?? DEFAULT_PAGE_SIZE) > MAX_FULL_PAGE_SIZE)
    throw new DomainError('badPage', { description: `Whole records come in pages of at most ${MAX_FULL_PAGE_SIZE}.` })
  const { rows, ...page } = await context.services.lists.page(context, kinds, queryOf(types, words, filter))
  if (words.info !== 'full') return { rows: (await withFlags(context, types, rows)).map(({ json }) => json), page }
  const keys = rows.map(({ key }) => key)
  const records = await context.services.documents.readByKeys(context, kinds, keys)
  return { rows: records.map(({ json }) => json), page }
}

/** A page of rows for who makes something else of them. */
export async function rowsPage(
  context: CallContext,
  kinds: readonly DocumentKind[],
  types: readonly TypeDocument[],
  words: Omit<ListWords, 'info'>,
  filter: Filter,
): Promise<{ data: ContentRow[]; page: PageInfo }> {
  const { rows, ...page } = await context.services.lists.page(context, kinds, queryOf(types, words, filter))
  const flagged = await withFlags(context, types, rows)
  return { data: flagged.map(({ json }) => JSON.parse(json) as ContentRow), page }
}

function queryOf(types: readonly TypeDocument[], words: ListWords, filter: Filter): ListQuery {
  return {
    ...filter,
    statuses: statusesIn(words.st),
    sort: sortOf(types, words),
    page: {
      number: words.pageNumber ?? 1,
      size: words.pageSize ?? DEFAULT_PAGE_SIZE,
      after: words.after,
      before: words.before,
    },
  }
}

/** Rows of types that show flags tell whether viewers can have what they play; of all others nothing is asked. */
async function withFlags(context: CallContext, types: readonly TypeDocument[], rows: readonly ListedRow[]) {
  const flagged = types.filter(({ list }) => list.columns.some(({ kind }) => kind === 'flags')).map(({ type }) => type)
  const keys = rows.filter(({ cty }) => flagged.includes(cty)).map(({ key }) => key)
  if (keys.length === 0) return rows
  const found = await context.services.lists.withPartsUnavailable(context, keys)
  return rows.map((row) =>
    found.has(row.key) ? { ...row, json: withField(row.json, 'parts_unavailable', true) } : row,
  )
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
