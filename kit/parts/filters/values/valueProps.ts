import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import type { WordSource } from '../filterWords.ts'

/** What every editor of a filter's terms is given. */
export type ValueProps = {
  type: TypeSummary
  filter: TypeFilter
  operator: FilterOperator
  terms: readonly string[]
  onTerms: (terms: string[]) => void
  /** The filter's name, for inputs without a label of their own. */
  label: string
  source: WordSource
}
