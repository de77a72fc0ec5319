import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LoadRule } from '#contract/schemas/ads.ts'
import { limitText, readLimit } from './limitText.ts'
import { EVERYWHERE, gridOf, scopesIn, withCell, withGrid } from './loadGrid.ts'

const MINUTE = 60_000
const FILMS = { prd: [], cty: ['movie'] }

describe('a grid of hours and limits', () => {
  const rules: LoadRule[] = [{ ads: 12 * MINUTE }, { from: 22, to: 1, ads: 9 * MINUTE }, { cty: ['movie'], breaks: 2 }]

  test('shows what the rules of one scope say, over midnight too', () => {
    const { day, hours } = gridOf(rules, EVERYWHERE)
    expect(day).toEqual({ ads: 12 * MINUTE })
    expect(hours.flatMap(({ ads }, hour) => (ads === undefined ? [] : [hour]))).toEqual([0, 22, 23])
    expect(gridOf(rules, FILMS).day).toEqual({ breaks: 2 })
    expect(scopesIn(rules)).toEqual([EVERYWHERE, FILMS])
  })

  test('makes one rule of hours that are alike, and leaves other scopes alone', () => {
    const grid = withCell(gridOf(rules, EVERYWHERE), { limit: 'ads', hours: [1, 2] }, 9 * MINUTE)
    expect(withGrid(rules, EVERYWHERE, grid)).toEqual([
      { cty: ['movie'], breaks: 2 },
      { ads: 12 * MINUTE },
      { from: 0, to: 3, ads: 9 * MINUTE },
      { from: 22, to: 24, ads: 9 * MINUTE },
    ])
    const empty = withCell(gridOf(rules, FILMS), { limit: 'breaks', hours: undefined }, undefined)
    expect(scopesIn(withGrid(rules, FILMS, empty))).toEqual([EVERYWHERE])
  })

  test('is read as it was written', () => {
    const value = fc.option(fc.nat(5), { nil: undefined })
    const limits = fc
      .record({ ads: value, breaks: value, longest: value, apart: value })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)))
    const grids = fc.record({ day: limits, hours: fc.array(limits, { minLength: 24, maxLength: 24 }) })
    const alike = limits.map((one) => ({ day: {}, hours: Array.from({ length: 24 }, () => one) }))
    fc.assert(
      fc.property(fc.oneof(grids, alike), (grid) => {
        expect(gridOf(withGrid(rules, FILMS, grid), FILMS)).toEqual(grid)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a limit', () => {
  test.each([
    ['ads', '9', 9 * MINUTE],
    ['ads', '9:30', 9.5 * MINUTE],
    ['longest', ' 0:45 ', 45_000],
    ['apart', '1440', 24 * 60 * MINUTE],
    ['breaks', '4', 4],
    ['breaks', '', undefined],
    ['breaks', '4:00', 'wrong'],
    ['ads', '61', 'wrong'],
    ['ads', '9:75', 'wrong'],
    ['ads', '-1', 'wrong'],
    ['ads', 'many', 'wrong'],
  ] as const)('%s typed as %j', (limit, text, value) => expect(readLimit(limit, text)).toBe(value))

  test('is shown as it is typed', () => {
    expect(limitText('ads', 570_000)).toBe('9:30')
    expect(limitText('breaks', 4)).toBe('4')
    expect(limitText('apart', undefined)).toBe('')
  })
})
