import { describe, expect, it, test } from 'vitest'
import { policyGate, speaksOfTitles } from './policyGate.ts'
import type { PolicyAttribute } from './policy.ts'
import { readPolicy } from './readPolicy.ts'
import { sentenceOf } from './sentenceOf.ts'
import { contentValues, viewerValues } from './viewerValues.ts'

const ATTRIBUTES: readonly PolicyAttribute[] = [
  { name: 'age', type: 'Number', source: 'user', values: [] },
  { name: 'groups', type: 'StringArray', source: 'user', values: [] },
  { name: 'rating', type: 'StringArray', source: 'content', values: [], field: 'rat.v' },
]
const adults = readPolicy({
  id: 'adults',
  effect: 'Allow',
  rules: [{ aty: 'Number', n: 'age', op: 'greater than', val: 17 }],
})
const rated = readPolicy({
  id: 'rated',
  effect: 'Deny',
  rules: [{ aty: 'StringArray', n: 'rating', op: 'one of', val: ['18'], src: 'content' }],
  more: [{ effect: 'Allow', rules: [] }],
})
const gate = policyGate([adults, rated], ATTRIBUTES)
const at = 0

describe('the gate before storefronts', () => {
  it('lets pass whom the policies allow that are named together, and says which keep the others away', () => {
    expect(gate.whyDenied(['adults'], { viewer: { age: ['30'] }, at })).toEqual([])
    expect(gate.whyDenied(['adults'], { viewer: { age: ['9'] }, at })).toEqual([{ policy: 'adults' }])
    expect(gate.whyDenied([], { viewer: {}, at })).toEqual([])
  })
  it('keeps everybody away where none of the policies that are named is in force', () =>
    expect(gate.whyDenied(['gone'], { viewer: { age: ['30'] }, at })).toEqual([{ policy: 'gone' }]))
  it('judges titles by the policies that speak of titles alone', () => {
    expect([adults, rated].map(speaksOfTitles)).toEqual([false, true])
    const judge = gate.titlesFor({ viewer: {}, at })
    expect(judge?.(contentValues({ rat: [{ v: '18' }] }, ATTRIBUTES))).toEqual([{ policy: 'rated', rule: 0 }])
    expect(judge?.(contentValues({ rat: [{ v: 'P13' }] }, ATTRIBUTES))).toBeUndefined()
    expect(policyGate([adults], ATTRIBUTES).titlesFor({ viewer: {}, at })).toBeUndefined()
  })
})

test('words of a viewer are values of their attributes, and stay words where they are none', () => {
  const types = new Map([
    ['age', 'Number'],
    ['groups', 'StringArray'],
    ['staff', 'Boolean'],
    ['country', 'String'],
  ])
  const words = { age: ['30'], groups: ['kids'], staff: ['true'], country: ['MY'], odd: ['x'], none: [] }
  expect(viewerValues(words, types)).toEqual({ age: 30, groups: ['kids'], staff: true, country: 'MY', odd: ['x'] })
  expect(viewerValues({ age: ['old'], country: ['MY', 'SG'] }, types)).toEqual({ age: 'old', country: ['MY', 'SG'] })
})

test('a sentence has the rows that count, and says where nobody or everybody is meant', () => {
  const off = { aty: 'String', n: 'country', op: 'equals', val: 'MY', off: true }
  const [allow, any, idle] = [
    readPolicy({ effect: 'Allow', rules: [{ ...off, off: false, op: 'none of' }] }),
    readPolicy({ effect: 'Allow', match: 'any', rules: [] }),
    readPolicy({ effect: 'Allow', rules: [off] }),
  ].map(({ rules: [rule] }) => rule && sentenceOf(rule))
  expect(allow).toMatchObject({ condition: 'rows', rows: [{ key: 'noneOf', values: ['MY'], missingCounts: true }] })
  expect([any?.condition, idle?.condition]).toEqual(['nobody', 'nobody'])
})
