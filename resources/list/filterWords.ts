import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { Product } from '#kit/context/providerTypes.ts'
import { termsOf } from './listState.ts'

export type FilterOption = { value: string; label: string }

/** What a filter offers: the document's options, or the token's products. */
export function optionsOf(filter: TypeFilter, products: readonly Product[], language: Language): FilterOption[] {
  if (filter.field === 'product') return products.map(({ id, n }) => ({ value: id, label: n }))
  return (filter.options ?? []).map(({ value, label }) => ({ value, label: textIn(label, language) }))
}

/** The operator that a kind of filter sends; several chosen values are 'one of'. */
export function operatorOf(filter: TypeFilter, terms: readonly string[]): FilterOperator {
  if (filter.kind === 'text') return 'contains'
  return terms.length > 1 ? 'one of' : 'equals'
}

/** The chosen values in words: what a chip shows. */
export function valueWords(
  filter: TypeFilter,
  entry: FilterEntry,
  options: readonly FilterOption[],
  yes: string,
): string {
  if (filter.kind === 'flag' || filter.kind === 'boolean') return yes
  return termsOf(entry)
    .map((term) => options.find((option) => option.value === term)?.label ?? term)
    .join(', ')
}
