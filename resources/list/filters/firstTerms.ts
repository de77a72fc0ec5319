import { rollingTerm } from '#contract/rules/filters/dateWindow.ts'
import type { FilterKind } from '#contract/values/filters.ts'

/** What a filter says before anything is chosen: the next seven days where time is asked for. */
export function firstTerms(kind: FilterKind): string[] {
  if (kind === 'date' || kind === 'relative') return [rollingTerm('next', 7, 'days')]
  return kind === 'flag' || kind === 'boolean' ? ['true'] : []
}
