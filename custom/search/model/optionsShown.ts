import { searchText } from '#contract/rules/searchText.ts'
import type { SearchOption } from './searchState.ts'

/** Lines of a folded list. */
export const FOLDED = 4

type Params = {
  chosen: readonly string[]
  /** What stands in the list's filter box; undefined while the box is closed. */
  sought: string | undefined
  /** 'Show More' was chosen. */
  isAll: boolean
}

/**
 * The lines of a list of FILTER RESULTS. Folded: what has hits, the chosen ones and those with more first; then what is
 * chosen without hits, then the first of the others. With a text in its filter box: every name that holds it, whatever its case and accents (specification section 2).
 */
export function optionsShown<Option extends SearchOption & { name: string }>(
  options: readonly Option[],
  { chosen, sought = '', isAll }: Params,
): { shown: Option[]; isFolding: boolean } {
  const wanted = searchText(sought)
  const fitting = options.filter(({ name }) => searchText(name).includes(wanted))
  const isFolding = fitting.length > FOLDED
  if (isAll || !isFolding) return { shown: fitting, isFolding }
  const byWorth = (a: Option, b: Option) => worthOf(b, chosen) - worthOf(a, chosen) || (b.count ?? 0) - (a.count ?? 0)
  const first = [...fitting].sort(byWorth).slice(0, FOLDED)
  return { shown: fitting.filter((option) => first.includes(option)), isFolding }
}

function worthOf({ value, count = 0 }: SearchOption, chosen: readonly string[]): number {
  const isChosen = chosen.includes(value) ? 1 : 0
  return count > 0 ? 2 + isChosen : isChosen
}
