import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, listed, MINUTE, schedules, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { endOf, type Schedule } from '../model/schedule.ts'
import { firstFailingTurn, loopDrifts, loopFailures } from './failingTurn.ts'
import { occurrences } from './occurrences.ts'

const NOW = at('2026-11-22T08:00')
const block = { from: at('2026-11-23T00:00'), to: at('2026-11-24T00:00') }
const day = aSchedule(
  [anAiring('a', '2026-11-23T00:00', 12 * 60), anAiring('b', '2026-11-23T12:00', 12 * 60)],
  someDays(9),
)
const looped = (until: string, schedule = day) =>
  applyCommand(schedule, { kind: 'setLoop', loop: { block, until: at(until) } }, NOW).schedule
const seen = (schedule: Schedule, from: string, to: string) =>
  listed({ order: occurrences(schedule, { from: at(from), to: at(to) }).map(({ airing }) => airing) })

describe('a loop', () => {
  test('repeats its block in what is looked at, to its end in the middle of an airing', () => {
    const schedule = looped('2026-11-25T15:00')
    expect(seen(schedule, '2026-11-24T06:00', '2026-11-24T13:00')).toEqual(['a@1 00:00-12:00', 'b@1 12:00-00:00'])
    expect(seen(schedule, '2026-11-25T00:00', '2026-11-30T00:00')).toEqual(['a@2 00:00-12:00', 'b@2 12:00-15:00'])
    expect(seen(schedule, '2026-11-23T00:00', '2026-11-24T00:00')).toEqual([])
  })

  test('of a block with gaps has to be meant; what runs over its end fills the next turn', () => {
    const gappy = aSchedule([anAiring('a', '2026-11-23T01:00', 23 * 60)])
    const loop = { block, until: at('2026-11-25T00:00') }
    const { refused } = applyCommand(gappy, { kind: 'setLoop', loop }, NOW)
    expect(refused).toEqual({ reason: 'loopGaps', gaps: [{ from: block.from, to: block.from + HOUR }] })
    expect(applyCommand(gappy, { kind: 'setLoop', loop, evenWithGaps: true }, NOW).schedule.loop).toBeDefined()
    const wrapping = aSchedule([anAiring('a', '2026-11-23T01:00', 24 * 60)])
    expect(applyCommand(wrapping, { kind: 'setLoop', loop }, NOW).refused).toBeUndefined()
  })

  test('ends behind its block, and setting it as it is is no step', () => {
    const loop = { block, until: block.to }
    expect(applyCommand(day, { kind: 'setLoop', loop }, NOW).refused).toEqual({ reason: 'loopEnd' })
    const once = looped('2026-11-25T15:00')
    expect(looped('2026-11-25T15:00', once)).toBe(once)
    expect(applyCommand(once, { kind: 'setLoop', loop: undefined }, NOW).schedule).not.toHaveProperty('loop')
  })

  test('stands behind what is really planned, which cuts short what airs before it', () => {
    const schedule = looped(
      '2026-11-26T00:00',
      aSchedule([...day.order, anAiring('x', '2026-11-24T11:00', 30)], someDays(9)),
    )
    expect(seen(schedule, '2026-11-24T00:00', '2026-11-25T00:00')).toEqual(['a@1 00:00-11:00', 'b@1 12:00-00:00'])
  })

  test('broken out of is real from there on: to be moved, and removed for good', () => {
    const within = { from: at('2026-11-24T00:00'), to: at('2026-11-25T00:00') }
    const { schedule, changed } = applyCommand(
      looped('2026-11-30T00:00'),
      { kind: 'breakOutOfLoop', within, idPrefix: 'n' },
      NOW,
    )
    expect(changed).toEqual(['n1', 'n2'])
    expect(listed(schedule).slice(2)).toEqual(['n1 00:00-12:00', 'n2 12:00-00:00'])
    const emptied = applyCommand(schedule, { kind: 'removeDay', day: '2026-11-24' }, NOW).schedule
    expect(seen(emptied, '2026-11-24T00:00', '2026-11-25T00:00')).toEqual([])
    expect(seen(emptied, '2026-11-25T00:00', '2026-11-26T00:00')).toHaveLength(2)
    expect(applyCommand(day, { kind: 'breakOutOfLoop', within, idPrefix: 'n' }, NOW).refused?.reason).toBe('unknown')
  })

  test('law: ends at its end, never runs twice at once, and says the same of a range however it is cut', () => {
    const numbers = fc.tuple(fc.nat(6 * 24), fc.nat(200), fc.nat(200))
    fc.assert(
      fc.property(schedules, numbers, ({ schedule }, [hours, from, length]) => {
        const until = block.to + hours * HOUR + MINUTE
        const { schedule: loop } = applyCommand(
          schedule,
          { kind: 'setLoop', loop: { block, until }, evenWithGaps: true },
          NOW,
        )
        const range = { from: block.from + from * HOUR, to: block.from + (from + length + 1) * HOUR }
        const all = occurrences(loop, range)
        const middle = range.from + Math.floor(length / 2) * HOUR
        const halves = [
          ...occurrences(loop, { from: range.from, to: middle }),
          ...occurrences(loop, { from: middle, to: range.to }),
        ]
        expect(new Set(halves.map(({ airing }) => airing.id))).toEqual(new Set(all.map(({ airing }) => airing.id)))
        const order = all.map(({ airing }) => airing).sort((one, other) => one.start - other.start)
        expect(order.filter((one, nth) => endOf(one) > Math.min(until, order[nth + 1]?.start ?? until))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

describe('rights that end while a loop runs', () => {
  test('fail from a turn on, which is told with its time', () => {
    const loop = { block, until: at('2027-03-01T00:00') }
    const ends = at('2026-11-30T12:00')
    expect(loopFailures(day, loop, ({ id }) => (id === 'a' ? ends : undefined))).toEqual([
      { airing: 'a', turn: 8, at: at('2026-12-01T00:00') },
    ])
    expect(loopFailures(day, { block, until: at('2026-12-01T00:00') }, () => ends).map(({ airing }) => airing)).toEqual(
      ['b'],
    )
  })

  test('law: the turn is the first that ends after the rights do', () => {
    const number = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(number, number, fc.integer({ min: -100, max: 2000 }), (period, end, rightsEnd) => {
        const turn = firstFailingTurn({ end, period, rightsEnd })
        let first = 0
        while (end + first * period <= rightsEnd) first++
        expect(turn).toBe(first)
      }),
    )
  })
})

describe('a loop in UTC', () => {
  test('airs an hour off on local clocks once they are changed', () => {
    const london = {
      block: { from: at('2026-10-19T00:00'), to: at('2026-10-20T00:00') },
      until: at('2026-11-02T00:00'),
    }
    expect(loopDrifts(london, 'Europe/London')).toEqual([{ at: at('2026-10-25T01:00'), by: -HOUR }])
    expect(loopDrifts(london, 'Asia/Kuala_Lumpur')).toEqual([])
  })
})
