import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockLabel, clockLabelsOf } from '#contract/rules/dates/rulerTicks.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
import { dateRuler } from './dateRuler.ts'
import { itemAt, itemsWithin } from './itemIndex.ts'
import { cellOf, isRun, laneLayout, RUN_BELOW_PX } from './laneLayout.ts'
import { rulerLabels, rulerStep } from './rulerLabels.ts'
import { nextSpan, scaleOf, timeAt, widthOf, xOf } from './timeScale.ts'
import { drawnSpan, revealLeft } from './viewWindow.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const week = { from: 0, to: 168 * HOUR }
/** Days on which clocks are changed, one in a zone that never does, and how many hours they have. */
const SWITCH_DAYS = [
  ['Europe/London', '2026-03-29', 23],
  ['Europe/London', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Asia/Kuala_Lumpur', '2026-10-25', 24],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
] as const
const fourHours = scaleOf(week, 4 * HOUR, 800)

/** Items by start, one after the other with holes and overlaps between, minutes long or days. */
const items = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 40 }), fc.oneof(fc.nat(3), fc.nat(120), fc.nat(2_000))), {
    maxLength: 60,
  })
  .map((steps) => {
    let at = 0
    return steps
      .map(([hole, length], index) => {
        const from = (at + hole) * MINUTE
        at += Math.max(0, hole) + Math.min(length, 200)
        return { key: String(index), from, to: from + length * MINUTE }
      })
      .sort((one, other) => one.from - other.from)
  })
const instants = fc.integer({ min: -60, max: 10_000 }).map((minutes) => minutes * MINUTE)
const ranges = fc.tuple(instants, fc.nat(3_000)).map(([from, length]) => ({ from, to: from + length * MINUTE }))

describe('a time scale', () => {
  it('has 200 px for an hour where four hours fill 800', () => {
    expect(xOf(fourHours, HOUR)).toBe(200)
    expect(timeAt(fourHours, 300)).toBe(1.5 * HOUR)
    expect(widthOf(fourHours)).toBe(168 * 200)
  })

  it('fills the view with a range shorter than the span', () => {
    expect(widthOf(scaleOf({ from: 0, to: HOUR }, 4 * HOUR, 800))).toBe(800)
  })

  it('zooms by steps, and ends at the range', () => {
    const spans = [4 * HOUR]
    for (let n = 0; n < 12; n++) spans.push(nextSpan(spans.at(-1) ?? 0, 1, week))
    expect([...new Set(spans)].map((span) => span / HOUR)).toEqual([4, 8, 12, 24, 72, 168])
    expect(nextSpan(4 * HOUR, -1, week)).toBe(2 * HOUR)
    expect(nextSpan(0.5 * HOUR, -1, week)).toBe(0.5 * HOUR)
  })

  it('law: px to time and back', () => {
    fc.assert(fc.property(instants, (at) => Math.abs(timeAt(fourHours, xOf(fourHours, at)) - at) < 1))
  })
})

describe('items of a lane', () => {
  it('law: those of a range are exactly the ones that touch it, long ones that began before it too', () => {
    fc.assert(
      fc.property(items, ranges, (all, range) => {
        const { first, end } = itemsWithin(all, range)
        const touching = all.filter(({ from, to }) => from < range.to && to > range.from && to > from)
        const found = all.slice(first, end)
        expect(touching.every((item) => found.includes(item))).toBe(true)
        expect(found.every(({ from }) => from < range.to)).toBe(true)
      }),
    )
  })

  it('law: at an instant stands the one that runs, the latest begun of several', () => {
    fc.assert(
      fc.property(items, instants, (all, at) => {
        const running = all.filter(({ from, to }) => from <= at && at < to)
        const found = all[itemAt(all, at)]
        if (running.length > 0) expect(found).toBe(running.at(-1))
        else expect(found === undefined).toBe(all.length === 0)
      }),
    )
  })

  it('between two the nearer one stands', () => {
    const two = [
      { from: 0, to: HOUR },
      { from: 3 * HOUR, to: 4 * HOUR },
    ]
    expect(itemAt(two, 1.5 * HOUR)).toBe(0)
    expect(itemAt(two, 2.5 * HOUR)).toBe(1)
    expect(itemAt(two, -HOUR)).toBe(0)
    expect(itemAt([], 0)).toBe(-1)
  })
})

describe('cells of a lane', () => {
  const cut = { scale: fourHours, bucket: 30 * MINUTE }
  const brief = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ key: String(n), from: n * MINUTE, to: (n + 1) * MINUTE }))

  it('are a run where neighbours are under six px, up to the next step of the ruler', () => {
    const cells = laneLayout(brief(60), cut, week)
    expect(cells.map(({ first, end }) => [first, end])).toEqual([
      [0, 30],
      [30, 60],
    ])
    expect(cells[0]?.width).toBe(100)
  })

  it('are a card where a narrow one stands alone, or its neighbour is wide or far', () => {
    const alone = [
      { key: 'a', from: 0, to: HOUR },
      { key: 'b', from: HOUR, to: HOUR + MINUTE },
      { key: 'c', from: HOUR + 10 * MINUTE, to: HOUR + 11 * MINUTE },
    ]
    expect(laneLayout(alone, cut, week).some(isRun)).toBe(false)
  })

  it('law: every item of a range stands in one cell, which is the same from wherever one looks', () => {
    fc.assert(
      fc.property(items, ranges, fc.constantFrom(0.5, 4, 24, 168), (all, range, hours) => {
        const scale = scaleOf(week, hours * HOUR, 800)
        const at = { scale, bucket: rulerStep(scale) }
        const cells = laneLayout(all, at, range)
        const { first, end } = itemsWithin(all, range)
        for (let index = first; index < end; index++) {
          const holding = cells.filter((cell) => cell.first <= index && index < cell.end)
          expect(holding).toEqual([cellOf(all, index, at)])
        }
        for (const cell of cells.filter(isRun))
          for (const item of all.slice(cell.first, cell.end))
            expect((item.to - item.from) * scale.pxPerMs).toBeLessThan(RUN_BELOW_PX)
      }),
    )
  })
})

describe('what is drawn of the width', () => {
  it('law: reaches half a screen beyond either edge, and stays until the view has moved a quarter', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 100, max: 3_000 }), (left, width) => {
        const { from, to } = drawnSpan(left, width)
        expect(from).toBeLessThanOrEqual(left - width / 2 + 1)
        expect(to).toBeGreaterThanOrEqual(left + 1.5 * width - 1)
        expect(to - from).toBeLessThanOrEqual(2.25 * width + 4)
        expect(drawnSpan(Math.floor(left / (width / 4)) * (width / 4) + 1e-6, width).from).toBe(from)
      }),
    )
  })

  it('scrolls no further than it must', () => {
    expect(revealLeft(1_000, 800, { from: 1_100, to: 1_300 })).toBe(1_000)
    expect(revealLeft(1_000, 800, { from: 900, to: 950 })).toBe(876)
    expect(revealLeft(1_000, 800, { from: 1_790, to: 1_900 })).toBe(1_124)
    expect(revealLeft(1_000, 800, { from: 1_790, to: 9_000 })).toBe(1_766)
    expect(revealLeft(0, 800, { from: 0, to: 10 })).toBe(0)
  })
})

describe('labels of a ruler', () => {
  it('stand at the closest step that has room', () => {
    const stepAt = (hours: number) => rulerStep(scaleOf(week, hours * HOUR, 800)) / MINUTE
    expect([0.5, 1, 2, 4, 8, 12, 24, 72, 168].map(stepAt)).toEqual([5, 10, 15, 30, 60, 120, 180, 720, 1_440])
  })

  it('make way for the badge of the time now', () => {
    const labels = rulerLabels(fourHours, { from: 0, to: 4 * HOUR }, 'UTC', { now: 95 * MINUTE })
    expect(labels.filter(({ isCovered }) => isCovered).map(({ at }) => at / MINUTE)).toEqual([90])
  })

  it.each(SWITCH_DAYS)('%s, %s: %d hours, in order, each as long as it is', (zone, day, hours) => {
    const range = dayBounds(day, zone)
    const scale = { ...range, pxPerMs: 100 / HOUR }
    const labels = rulerLabels(scale, range, zone)
    expect(range.to - range.from).toBe(hours * HOUR)
    for (const { at, x } of labels) expect(x).toBeCloseTo(((at - range.from) / HOUR) * 100, 6)
    expect(widthOf(scale)).toBeCloseTo(hours * 100, 6)
  })

  it('law: around a change of clocks they stand exactly where the clocks show a whole step, and no two say the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SWITCH_DAYS),
        fc.constantFrom(0.5, 1, 2, 4, 8, 12, 24),
        fc.integer({ min: -24 * 12, max: 24 * 12 }),
        ([zone, day], span, fives) => {
          const { from, to } = dayBounds(day, zone)
          const range = { from: from - 48 * HOUR, to: to + 48 * HOUR }
          const scale = scaleOf(range, span * HOUR, 800)
          const seen = { from: from + fives * 5 * MINUTE, to: from + fives * 5 * MINUTE + span * HOUR }
          const labels = rulerLabels(scale, seen, zone)
          expect(labels.map(({ at }) => at)).toEqual(wholeSteps(seen, rulerStep(scale), zone))
          for (const { at, x } of labels) expect(timeAt(scale, x)).toBeCloseTo(at, 3)
          const read = clockLabelsOf(seen, zone)
          expect(labels.map(({ at }) => read(at))).toEqual(labels.map(({ at }) => clockLabel(at, zone)))
          const words = labels.map(({ at }) => {
            const { day: on, time, letters } = clockLabel(at, zone)
            return [on, time, letters].join(' ')
          })
          expect(new Set(words).size).toBe(words.length)
        },
      ),
    )
  })
})

/** What a walk by five minutes finds: clocks of all zones differ by multiples of them. */
function wholeSteps({ from, to }: { from: number; to: number }, step: number, zone: string): number[] {
  const instants = Array.from({ length: Math.ceil((to - from) / (5 * MINUTE)) }, (_, n) => from + n * 5 * MINUTE)
  return instants.filter((at) => {
    const { hour, minute } = zonedParts(at, zone)
    return ((hour * 60 + minute) * MINUTE) % step === 0
  })
}

describe('a ruler of dates', () => {
  const DAY = 24 * HOUR
  const zone = 'Asia/Kuala_Lumpur'
  const { from } = dayBounds('2026-11-17', zone)
  const ruler = (days: number, px: number) => {
    const range = { from, to: from + days * DAY }
    return dateRuler(scaleOf(range, days * DAY, px), range, zone)
  }

  it.each([
    [1, 1100, 'time', 'withYear', ['2026-11-17']],
    [7, 1100, 'day', 'month', ['2026-11-17']],
    [30, 1100, 'letter', 'month', ['2026-11-17', '2026-12-01']],
    [30, 700, 'number', 'month', ['2026-11-17', '2026-12-01']],
    [91, 1100, 'day', 'month', ['2026-11-17', '2026-12-01', '2027-01-01', '2027-02-01']],
    [365, 1100, 'month', 'year', ['2026-11-17', '2027-01-01']],
  ] as const)('says of %i days in %i px each %s within its %s', (days, px, form, of, periods) => {
    const { ticks, ...said } = ruler(days, px)
    expect([said.form, said.of]).toEqual([form, of])
    expect(said.periods.map(({ at }) => at)).toEqual(periods.map((day) => dayBounds(day, zone).from))
    expect(said.periods.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(px, 0)
    expect(ticks.length).toBeGreaterThan(5)
  })

  it('counts weeks from Monday, and knows the days at their end', () => {
    expect(ruler(91, 1100).ticks[0]?.at).toBe(dayBounds('2026-11-23', zone).from)
    const weekend = ruler(30, 1100).ticks.filter(({ isWeekend }) => isWeekend)
    expect(weekend.slice(0, 2).map(({ at }) => at)).toEqual(
      ['2026-11-21', '2026-11-22'].map((day) => dayBounds(day, zone).from),
    )
  })
})
