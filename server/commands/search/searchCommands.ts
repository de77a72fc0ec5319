import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { countSearchFacets } from './countSearchFacets.ts'
import { searchScope } from './searchScope.ts'
import { fieldOptions, typeOptions } from './filterOptions.ts'

/** Hits of a term, best first, in every type that the caller may view. */
const searchContent: Command<'searchContent'> = async (context, { query: words }) => {
  const { query, chosen } = await searchScope(context, words)
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE, after } = words
  const place = { number: pageNumber, size: pageSize, ...(after ? { after } : {}) }
  const { hits, ...page } = await context.services.search.search(context, chosen.map(catalogKind), query, place)
  return { data: hits, page }
}

/** What a search may be narrowed by, in `attrs` of the one entry (specification section 7). */
const listSearchFilterKeys: Command<'listSearchFilterKeys'> = async (context) => {
  const attrs = [...(await fieldOptions(context)), ...typeOptions(context)]
  return { data: attrs.length > 0 ? [{ attrs }] : [] }
}

/** Commands of the global search (calls.md section 13). */
export const searchCommands = { searchContent, countSearchFacets, listSearchFilterKeys }
