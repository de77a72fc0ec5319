import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { isEqual } from './isEqual.ts'

const lodash = createRequire(import.meta.url)('lodash/isEqual.js') as typeof isEqual
const day = (at: number) => new Date(at)
const pairs: [unknown, unknown][] = [
  [undefined, null],
  [0, -0],
  [NaN, NaN],
  ['1', 1],
  [
    { page: 1, filter: { st: ['a', 'b'] } },
    { filter: { st: ['a', 'b'] }, page: 1 },
  ],
  [{ st: ['a', 'b'] }, { st: ['b', 'a'] }],
  [{ st: undefined }, {}],
  [{ st: undefined }, { q: undefined }],
  [
    [1, [2]],
    [1, [2]],
  ],
  [[1], [1, undefined]],
  [{ at: day(5) }, { at: day(5) }],
  [{ at: day(5) }, { at: day(6) }],
  [[], {}],
  [expect, expect],
  [() => 1, () => 1],
  [Object.create(null), {}],
]

it.each(pairs)('tells of %j and %j what lodash tells react-admin', (a, b) => {
  expect(isEqual(a, b)).toBe(lodash(a, b))
})
