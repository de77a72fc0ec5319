import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_RATES } from '#contract/rules/time/frameRate.ts'
import type { PlayedItem } from '#contract/schemas/media.ts'
import { middleOf, placeAt, stepped } from './editClock.ts'

const item = (at: number, dur: number, frame: number, frames: number, rate = { num: 30, den: 1 }): PlayedItem => ({
  ...{ key: 'a', start: 0, end: 0, early: 0 },
  ...{ at, dur, frame, frames, rate },
})
const items = [item(0, 5_000, 120, 150), item(5_000, 1_000, 60, 30), item(6_000, 2_000, 0, 50, { num: 25, den: 1 })]

describe('the frame of an edit that is shown', () => {
  it('is counted in the whole and in the title that it comes from', () => {
    expect(placeAt(items, 0)).toMatchObject({ index: 0, nth: 0, source: 120, frame: 0 })
    expect(placeAt(items, 4.99)).toMatchObject({ index: 0, nth: 149, source: 269 })
    expect(placeAt(items, 5)).toMatchObject({ index: 1, nth: 0, source: 60, frame: 150 })
    expect(placeAt(items, 6.04)).toMatchObject({ index: 2, nth: 1, source: 1, frame: 151, rate: { num: 25 } })
    expect(placeAt(items, 99)).toMatchObject({ index: 2, nth: 49 })
  })

  it('steps over cuts both ways, and stays at the first and the last', () => {
    const at = (seconds: number) => placeAt(items, seconds)
    expect(stepped(items, at(4.99), 1)).toEqual({ index: 1, nth: 0 })
    expect(stepped(items, at(5), -1)).toEqual({ index: 0, nth: 149 })
    expect(stepped(items, at(0), -10)).toEqual({ index: 0, nth: 0 })
    expect(stepped(items, at(5.9), 40)).toEqual({ index: 2, nth: 37 })
    expect(stepped(items, at(7.99), 10)).toEqual({ index: 2, nth: 49 })
  })

  it('is the one whose middle is sought, at every rate', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRAME_RATES), fc.nat(80_000), (rate, nth) => {
        const film = [item(1_234, 3_600_000, 0, 100_000, rate)]
        expect(placeAt(film, middleOf(film, { index: 0, nth })).nth).toBe(nth)
      }),
    )
  })
})
