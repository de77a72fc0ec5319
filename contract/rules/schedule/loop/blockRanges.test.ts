import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, schedules } from '#tests/support/aSchedule.ts'
import { makeSchedule } from '../model/makeSchedule.ts'
import { endOf, type Loop, type Schedule } from '../model/schedule.ts'
import { blockRanges } from './blockRanges.ts'
import { loopSpans } from './loopSpans.ts'
import { blockAirings } from './occurrences.ts'
import { onAirWithin } from './onAirWithin.ts'

/** What the ranges ask for of the blocks, with the first airing of each, beside what really airs around. */
function narrowed(schedule: Schedule, loop: Loop, visible: { from: number; to: number }): Schedule {
  const spans = loopSpans(loop)
  const ranges = spans.flatMap((span) => blockRanges(span, visible))
  const firsts = new Set(spans.map((span) => blockAirings(schedule, span)[0]))
  const near = { from: visible.from - 24 * HOUR, to: visible.to + 24 * HOUR }
  const airings = schedule.order.filter(
    (airing) =>
      firsts.has(airing) || [...ranges, near].some(({ from, to }) => airing.start < to && endOf(airing) > from),
  )
  return makeSchedule({ ...schedule, airings, loop })
}

const hours = (max: number) => fc.integer({ min: 1, max })

test('what is on air is the same by the ranges of the block that it is read from', () => {
  const shapes = fc.record({
    start: fc.nat(30),
    length: hours(40),
    aired: hours(20),
    first: fc.nat(200),
    width: hours(30),
  })
  fc.assert(
    fc.property(schedules, shapes, fc.boolean(), ({ schedule }, shape, isFollowed) => {
      const { from: monday } = schedule.window
      const blockFrom = monday + shape.start * HOUR
      const block = { from: blockFrom, to: blockFrom + shape.length * HOUR }
      const before = { block: { from: monday, to: monday + shape.aired * HOUR }, broken: [], until: block.to }
      const broken = [{ from: block.to + 3 * HOUR, to: block.to + 5 * HOUR }]
      const follows = isFollowed && before.block.to < block.to
      const loop: Loop = {
        ...{ block, broken, until: block.to + 200 * HOUR },
        ...(follows && { aired: [{ ...before, from: before.block.to }] }),
      }
      const from = monday + shape.first * HOUR
      const visible = { from, to: from + shape.width * HOUR }
      const whole = { ...schedule, loop }
      expect(onAirWithin(narrowed(whole, loop, visible), visible)).toEqual(onAirWithin(whole, visible))
    }),
  )
})
