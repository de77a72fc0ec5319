import type { ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { sumOf } from './tallyPath.ts'

/** Types that stand by themselves; the others share a line. */
const SHOWN = 5

type FoldedTypes = {
  /** Those with the most titles, most first. */
  most: TypeSummary[]
  /** The others, in the order of the menu. */
  rest: TypeSummary[]
  /** What of the others waits for an approval: forty types are no place to look for it. */
  pending: ListTally[]
  /** Titles of the others in all. */
  count: number
}

/** Forty types by what matters: the largest ones, and of the rest what waits. Types without titles are left out. */
export function foldedTypes(types: readonly TypeSummary[], statuses: readonly ListTally[]): FoldedTypes {
  const countOf = ({ type }: TypeSummary) => sumOf(statuses.filter((tally) => tally.type === type)).count
  const present = types.filter((type) => countOf(type) > 0)
  const most = [...present].sort((one, other) => countOf(other) - countOf(one)).slice(0, SHOWN)
  const rest = present.filter((type) => !most.includes(type))
  const pending = statuses.filter(({ type, st }) => st === 'pending' && rest.some((one) => one.type === type))
  return { most, rest, pending, count: rest.reduce((sum, type) => sum + countOf(type), 0) }
}
