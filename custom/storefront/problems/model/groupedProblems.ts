import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'

type NamesMissing = Extract<StorefrontProblem, { code: 'nameMissing' }>

/** One problem, or parts that lack names in the same languages, told as one. */
export type ProblemLine = { problem: StorefrontProblem } | { lacking: readonly [NamesMissing, ...NamesMissing[]] }

/** Fewer stand by themselves. */
const GROUPED = 3

/** Problems in their order; many that say the same of names stand where the first of them does. */
export function groupedProblems(problems: readonly StorefrontProblem[]): ProblemLine[] {
  const byLanguages = Map.groupBy(
    problems.filter((problem) => problem.code === 'nameMissing'),
    ({ languages }) => languages.join(),
  )
  const groups = [...byLanguages.values()].filter((list) => list.length >= GROUPED)
  return problems.flatMap((problem): ProblemLine[] => {
    const group = groups.find((list) => list.some((one) => one === problem))
    if (!group) return [{ problem }]
    const [first, ...others] = group
    return first && first === problem ? [{ lacking: [first, ...others] }] : []
  })
}
