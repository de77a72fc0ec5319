import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { WordSource } from './filterWords.ts'
import { optionsOf } from './filterWords.ts'

/** A filter to be said, or one that is said already by a value that was typed. */
export type Suggestion = { key: string; name: string; value?: string; filter: TypeFilter; entry?: FilterEntry }

/** More would not be read. */
const MOST_VALUES = 12

/** Filters whose name holds what was typed, those pinned first; then single values: 'dra' offers 'Genre: Drama'. */
export function suggestFilters(
  filters: readonly TypeFilter[],
  typed: string,
  source: Pick<WordSource, 'language' | 'products'>,
): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase()
  const name = (filter: TypeFilter) => textIn(filter.label, source.language)
  const byName = filters
    .filter((filter) => name(filter).toLocaleLowerCase().includes(wanted) || filter.field === wanted)
    .sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false))
    .map((filter): Suggestion => ({
      key: filter.field,
      name: name(filter),
      filter,
      ...(filter.kind === 'flag' ? { entry: { field: filter.field, term: 'true' } } : {}),
    }))
  if (wanted === '') return byName
  const byValue = filters.flatMap((filter) =>
    optionsOf(filter, source.products, source.language)
      .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
      .map(({ value, label }): Suggestion => ({
        key: `${filter.field}=${value}`,
        name: name(filter),
        value: label,
        filter,
        entry: { field: filter.field, term: [value], operator: 'one of' },
      })),
  )
  return [...byName, ...byValue.slice(0, MOST_VALUES)]
}
