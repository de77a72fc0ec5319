import { expect, it } from 'vitest'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { foldedTypes } from './foldedTypes.ts'

const types = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'none'].map((type) => ({ ...summaryOf(aType()), type }))
const tally = (type: string, count: number, st = 'published'): ListTally => ({ type, st, filter: [], count })

it('shows the five types with most titles, and of the others what waits for an approval', () => {
  const statuses = [...'abcdefg'].map((type, at) => tally(type, at + 1))
  const folded = foldedTypes(types, [...statuses, tally('b', 2, 'pending'), tally('g', 1, 'pending')])
  expect(folded.most.map(({ type }) => type)).toEqual(['g', 'f', 'e', 'b', 'd'])
  expect(folded.rest.map(({ type }) => type)).toEqual(['a', 'c'])
  expect(folded.count).toBe(4)
  expect(folded.pending).toEqual([])
  const waits = foldedTypes(types, [...statuses, tally('a', 1, 'pending')])
  expect(waits.pending).toEqual([tally('a', 1, 'pending')])
})
