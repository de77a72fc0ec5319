import type { SearchFacet, SearchFacets, SearchFilterOption } from '#contract/schemas/search.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Total } from '../../stores/lists/keptTotals.ts'
import { searchScope } from './searchScope.ts'
import { fieldOptions, typeOption } from './filterOptions.ts'

/**
 * How many hits each field and each type has. A group's own choices do not narrow it: what is not ticked says how many
 * hits ticking it would bring. Types without a hit are left out.
 */
export const countSearchFacets: Command<'countSearchFacets'> = async (context, { query: words }) => {
  const [{ query, chosen, types }, options] = await Promise.all([searchScope(context, words), fieldOptions(context)])
  const { search } = context.services
  const fields = options.map(({ value }) => value)
  const { byField, byUrn } = await search.facets(context, types.map(catalogKind), query, {
    fields,
    chosen: chosen.map(catalogKind),
  })
  const facets: SearchFacets = {
    search_across: options.map((option) => facetOf(option, byField.get(option.value))),
    content_type: types.flatMap((type) => {
      const total = byUrn.get(catalogUrn(type.type))
      return total && total.count > 0 ? [facetOf(typeOption(type), total)] : []
    }),
  }
  return { data: facets }
}

function facetOf({ accessor, header, value, key }: SearchFilterOption, total: Total | undefined): SearchFacet {
  const { count = 0, atLeast = false } = total ?? {}
  return { accessor, header, value, key, count, ...(atLeast ? { atLeast } : {}) }
}
