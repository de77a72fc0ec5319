import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TimeRange } from '../time/ranges.ts'
import { slackOf, sweep } from './sweep.ts'

const MINUTE = 60_000
const item = (from: number, to: number) => ({ from: from * MINUTE, to: to * MINUTE })
const window = item(0, 60)

/** The rule as it is said: each minute of the window is looked at alone. */
function minuteLoop(items: readonly TimeRange[], { from, to }: TimeRange) {
  const marks = { gaps: [] as number[], overlaps: [] as number[] }
  for (let mark = Math.ceil(from / MINUTE) * MINUTE; mark < to; mark += MINUTE) {
    const covered = items.filter((one) => one.from <= mark && mark < one.to).length
    if (covered === 0) marks.gaps.push(mark)
    if (covered > 1) marks.overlaps.push(mark)
  }
  return marks
}

const marksOf = (ranges: readonly TimeRange[]) =>
  ranges.flatMap(({ from, to }) => Array.from({ length: (to - from) / MINUTE }, (_, at) => from + at * MINUTE))

describe('gaps and overlaps', () => {
  test('are nothing where items fill the window end to end', () => {
    expect(sweep([item(0, 30), item(30, 60)], window)).toEqual({ gaps: [], overlaps: [] })
  })

  test('stand before, between and after items, and where two run at once', () => {
    const [first, second] = [item(5, 30), item(25, 50)]
    expect(sweep([second, first], window)).toEqual({
      gaps: [item(0, 5), item(50, 60)],
      overlaps: [{ ...item(25, 30), items: [first, second] }],
    })
  })

  test('leave items without length and touching ends out', () => {
    expect(sweep([item(0, 30), item(15, 15), item(30, 60), item(60, 60)], window).overlaps).toEqual([])
  })

  test('of three at once are one overlap that names them all', () => {
    const items = [item(0, 40), item(10, 30), item(20, 60)]
    expect(sweep(items, window).overlaps).toEqual([{ ...item(10, 40), items }])
  })

  test('end at the window: what began before and ends after it fills it', () => {
    expect(sweep([item(-30, 90)], window)).toEqual({ gaps: [], overlaps: [] })
    expect(sweep([], window).gaps).toEqual([window])
  })

  test('under a minute are slack, not warnings', () => {
    const items = [{ from: 0, to: 30 * MINUTE - 400 }, item(30, 60)]
    expect(sweep(items, window).gaps).toEqual([])
    expect(sweep(items, window, 1).gaps).toEqual([{ from: 30 * MINUTE - 400, to: 30 * MINUTE }])
    expect(slackOf(items, window)).toEqual([{ from: 30 * MINUTE - 400, to: 30 * MINUTE }])
    expect(slackOf([item(0, 29), item(30, 60)], window)).toEqual([])
  })

  const instants = fc.integer({ min: -10 * MINUTE, max: 70 * MINUTE })
  const lists = fc.array(fc.tuple(instants, fc.nat(25 * MINUTE)), { maxLength: 12 })
  const itemsOf = (list: [number, number][]) => list.map(([from, length]) => ({ from, to: from + length }))

  test('law: by minutes they are those of a loop over every minute', () => {
    fc.assert(
      fc.property(lists, fc.nat(MINUTE), (list, shift) => {
        const items = itemsOf(list)
        const cut = { from: window.from + shift, to: window.to + shift }
        const { gaps, overlaps } = sweep(items, cut)
        expect({ gaps: marksOf(gaps), overlaps: marksOf(overlaps) }).toEqual(minuteLoop(items, cut))
      }),
      { numRuns: 400 },
    )
  })

  test('law: exactly, what is no gap is covered, whatever the order of the items', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const items = itemsOf(list)
        const found = sweep(items, window, 1)
        expect(sweep(items.toReversed(), window, 1).gaps).toEqual(found.gaps)
        for (const gap of found.gaps)
          expect(items.some((one) => one.from < gap.to && one.to > gap.from && one.to > one.from)).toBe(false)
        for (const { from, to, items: within } of found.overlaps) {
          expect(to).toBeGreaterThan(from)
          expect(within.length).toBeGreaterThan(1)
        }
      }),
    )
  })

  test('names thousands that run at once, each once, without searching through them', () => {
    const items = Array.from({ length: 2_880 }, (_none, nth) => ({ from: nth, to: 86_400_000 }))
    const [overlap] = sweep(items, { from: 0, to: 86_400_000 }, 1).overlaps
    expect(overlap?.items).toHaveLength(items.length)
  })
})
