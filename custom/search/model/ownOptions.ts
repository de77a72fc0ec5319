import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { SearchField, SearchFilterOption } from '#contract/schemas/search.ts'
import { SEARCH_FIELDS } from '#contract/schemas/search.ts'
import type { Texts } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'

/** Searched at first; ids are searched when somebody asks for it. */
const USUAL: readonly SearchField[] = ['lon', 'lod', 'ppl']

/** What can be searched as far as the console knows by itself, while the server does not say. */
export function ownOptions(
  types: readonly TypeSummary[],
  nameOf: (field: SearchField) => string,
): SearchFilterOption[] {
  const fields = SEARCH_FIELDS.map((value): SearchFilterOption => {
    const header = Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(value)])) as Texts
    return { accessor: value, header, checked: USUAL.includes(value), value, key: 'search_across' }
  })
  const offered = types.filter((type) => !isRetired(type))
  return [
    ...fields,
    ...offered.map(({ type, labels }): SearchFilterOption => ({
      accessor: 'cty',
      header: labels.many,
      checked: true,
      value: type,
      key: 'content_type',
    })),
  ]
}
