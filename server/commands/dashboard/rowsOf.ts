import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { CallContext } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { ListQuery } from '../../stores/lists/listQuery.ts'

/** How many rows each part of the dashboard answers. */
export const ROWS = 10

/** The first rows of a list over all kinds; their total is not asked for. */
export async function rowsOf(
  context: CallContext,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'sort'> & Partial<ListQuery>,
): Promise<ContentRow[]> {
  if (kinds.length === 0) return []
  const page = { number: 1, size: ROWS }
  return (
    await context.services.lists.list(context, kinds, { filter: [], match: 'ALL', page, counted: false, ...query })
  ).rows
}
