import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationText, readDuration } from './durationText.ts'

describe('a length of time', () => {
  it.each([
    [6_960_000, '01:56:00'],
    [0, '00:00:00'],
    [90_061_500, '25:01:01.500'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text)
  })

  it.each([
    ['1:56:00', 6_960_000],
    ['1:56', 6_960_000],
    ['116', 6_960_000],
    ['116 min', 6_960_000],
    ['1h 56m', 6_960_000],
    ['1 H 30 S', 3_630_000],
    ['500 ms', 500],
  ])('may be typed as %s', (text, milliseconds) => {
    expect(readDuration(text)).toBe(milliseconds)
  })

  it.each(['', 'long', '1:60:00', '1:00:60', '1:5', '1:00:00.', '-5', '1.5', '5 apples'])(
    'cannot be typed as %s',
    (text) => {
      expect(readDuration(text)).toBeUndefined()
    },
  )

  it('reads back whatever it shows', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 172_800_000 }), (ms) => readDuration(durationText(ms)) === ms))
  })
})
