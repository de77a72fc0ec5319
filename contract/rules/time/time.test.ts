import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationOf, msOfDuration } from './duration.ts'
import { snapMinute, snapQuarter } from './snapQuarter.ts'

describe('a duration', () => {
  test.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [1_000, '00:00:01'],
    [3_599_999, '00:59:59'],
    [90_061_000, '25:01:01'],
    [-1, '00:00:00'],
  ])('of %i ms is %s', (ms, text) => expect(durationOf(ms)).toBe(text))

  test.each([
    ['25:01:01', 90_061_000],
    ['1:30', 5_400_000],
    ['00:60', undefined],
    ['00:00:60', undefined],
    ['90', undefined],
    ['', undefined],
  ])('%s is %s ms', (text, ms) => expect(msOfDuration(text)).toBe(ms))

  test('of whole seconds is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(300_000_000), (seconds) => msOfDuration(durationOf(seconds * 1000)) === seconds * 1000),
    )
  })
})

/** Specification section 5, all sixty minutes of an hour. */
const QUARTERS = [
  ...Array.from({ length: 8 }, () => 0),
  ...Array.from({ length: 14 }, () => 15),
  ...Array.from({ length: 16 }, () => 30),
  ...Array.from({ length: 14 }, () => 45),
  ...Array.from({ length: 8 }, () => 60),
]

describe('start times snap to quarter hours', () => {
  test('to the quarter of each of the sixty minutes', () => {
    expect(QUARTERS.map((_quarter, minute) => snapMinute(minute))).toEqual(QUARTERS)
  })

  test('13:52 snaps to 14:00, 23:59:59 to the next day, 13:07:59 to 13:00', () => {
    const snapped = (text: string) => new Date(snapQuarter(Date.parse(text))).toISOString()
    expect(snapped('2026-03-01T13:52:00Z')).toBe('2026-03-01T14:00:00.000Z')
    expect(snapped('2026-03-01T23:59:59.999Z')).toBe('2026-03-02T00:00:00.000Z')
    expect(snapped('2026-03-01T13:07:59Z')).toBe('2026-03-01T13:00:00.000Z')
    expect(snapped('1969-12-31T23:50:00Z')).toBe('1969-12-31T23:45:00.000Z')
  })

  test('what is snapped stays, and nothing moves further than eight minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), (instant) => {
        const snapped = snapQuarter(instant)
        expect(snapQuarter(snapped)).toBe(snapped)
        expect(snapped % 900_000).toBe(snapped < 0 && snapped % 900_000 === 0 ? -0 : 0)
        expect(Math.abs(snapped - instant)).toBeLessThanOrEqual(8 * 60_000)
      }),
    )
  })
})
