import type { SearchFacet, SearchFacets } from '#contract/schemas/search.ts'
import type { Command } from '../../context.ts'
import { statusesIn } from '../catalogue/statusesIn.ts'
import { namesIn, viewableTypes } from '../catalogue/viewableKinds.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { fieldOptions, typeOption } from './filterOptions.ts'

/** How many hits each field and each type has. */
export const countSearchFacets: Command<'countSearchFacets'> = async (context, { query }) => {
  const types = viewableTypes(context, namesIn(query.cty))
  const wish = {
    statuses: statusesIn(query.st),
    filter: [],
    match: 'ALL',
    term: query.term.trim(),
    sort: { column: 'updated', order: 'desc' },
    page: { number: 1, size: 1 },
  } as const
  const content_type = await Promise.all(
    types.map(async (type): Promise<SearchFacet> => {
      const { count, atLeast } = await context.services.lists.list(context, [catalogKind(type)], wish)
      const { checked: _, ...option } = typeOption(type)
      return { ...option, count, ...(atLeast ? { atLeast } : {}) }
    }),
  )
  const all = content_type.reduce((sum, { count }) => sum + count, 0)
  const search_across = (await fieldOptions(context)).map(({ checked: _, ...option }) => ({ ...option, count: all }))
  return { data: { search_across, content_type } satisfies SearchFacets }
}
