import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowWindow, windowed } from './rowWindow.ts'

describe('the rows that are drawn', () => {
  it('are those in view and a few beyond', () => {
    expect(rowWindow({ top: 0, height: 400, row: 40, count: 1000, beyond: 2 })).toEqual({ first: 0, end: 12 })
    expect(rowWindow({ top: 4000, height: 400, row: 40, count: 1000, beyond: 2 })).toEqual({ first: 98, end: 112 })
  })

  it('are with them the row that holds the focus, wherever it is', () => {
    expect(windowed({ first: 3, end: 5 }, 9, 10)).toEqual([3, 4, 9])
    expect(windowed({ first: 3, end: 5 }, 0, 10)).toEqual([0, 3, 4])
    expect(windowed({ first: 3, end: 5 }, 4, 10)).toEqual([3, 4])
    expect(windowed({ first: 0, end: 2 }, 9, 2)).toEqual([0, 1])
  })

  it('law: every row in view is drawn, none twice, none that does not exist, however many there are', () => {
    fc.assert(
      fc.property(
        fc.nat(60_000),
        fc.nat(2_000),
        fc.nat(1_000),
        fc.integer({ min: -1, max: 1_200 }),
        fc.nat(6),
        (top, height, count, kept, beyond) => {
          const rows = windowed(rowWindow({ top, height, row: 40, count, beyond }), kept, count)
          expect(new Set(rows).size).toBe(rows.length)
          expect(rows.every((row) => row >= 0 && row < count)).toBe(true)
          expect(rows.length).toBeLessThanOrEqual(Math.ceil(height / 40) + 2 * beyond + 3)
          for (let row = 0; row < count; row++)
            if (row * 40 + 40 > top && row * 40 < top + height) expect(rows).toContain(row)
        },
      ),
    )
  })
})
