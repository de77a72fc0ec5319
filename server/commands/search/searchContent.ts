import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { searchScope } from './searchScope.ts'

/** Hits of a term, best first, in every type that the caller may view. */
export const searchContent: Command<'searchContent'> = async (context, { query: words }) => {
  const { query, chosen } = await searchScope(context, words)
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE, after } = words
  const place = { number: pageNumber, size: pageSize, ...(after ? { after } : {}) }
  const { hits, ...page } = await context.services.search.search(context, chosen.map(catalogKind), query, place)
  return { data: hits, page }
}
