import { expect, test } from 'vitest'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import { groupedProblems } from './groupedProblems.ts'

const lacks = (id: string, ...languages: ('ta' | 'zh')[]): StorefrontProblem => ({
  ...{ target: { of: 'container', id }, field: 'names', code: 'nameMissing', languages },
})
const empty: StorefrontProblem = { target: { of: 'tab', id: 'home' }, code: 'tabEmpty' }

test('parts that lack names in the same languages are told as one, where the first of them stands', () => {
  const [a, b, c, other] = [lacks('a', 'ta'), lacks('b', 'ta'), lacks('c', 'ta'), lacks('d', 'ta', 'zh')]
  expect(groupedProblems([a, empty, b, other, c])).toEqual([
    { lacking: [a, b, c] },
    { problem: empty },
    { problem: other },
  ])
  expect(groupedProblems([a, b])).toEqual([{ problem: a }, { problem: b }])
})
