import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, MINUTE, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { ScheduleCommand } from '../commands/command.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { endOf, type Schedule } from '../model/schedule.ts'
import { readLoop, writeLoop } from '../wire/loopOnWire.ts'
import { followLoop, isSameLoop, loopCut } from './followLoop.ts'
import { occurrences } from './occurrences.ts'

const DAY = 24 * HOUR
const FROM = at('2026-11-23T00:00')
const blockOf = (first: number, days: number) => ({ from: FROM + first * DAY, to: FROM + (first + days) * DAY })
const base = aSchedule(
  [
    anAiring('a', '2026-11-23T00:00', 7 * 60),
    anAiring('b', '2026-11-23T07:00', 17 * 60),
    anAiring('c', '2026-11-24T00:00', 25 * 60),
    anAiring('d', '2026-11-25T02:00', 9 * 60),
  ],
  someDays(14),
)
/** What is on air at an instant: which title, and how far into it. */
function onAirAt(schedule: Schedule, instant: number): string {
  const range = { from: instant, to: instant + 1 }
  const all = [...airingsWithin(schedule, range), ...occurrences(schedule, range).map(({ airing }) => airing)]
  return all.map(({ pgmId, start, offset }) => `${pgmId} ${instant - start + offset}`).join()
}
const looped = (schedule: Schedule, loop: object | undefined, now: number) =>
  applyCommand(schedule, { kind: 'setLoop', loop, evenWithGaps: true } as ScheduleCommand, now).schedule

describe('what has aired by a loop', () => {
  const loop = { block: blockOf(0, 1), until: FROM + 10 * DAY }
  const now = FROM + 3 * DAY + 5 * HOUR

  test('stays where the loop ends, and what airs at the moment runs to its end', () => {
    const ended = looped(looped(base, loop, FROM - DAY), undefined, now)
    expect(ended.loop).toMatchObject({ ended: true, until: FROM + 3 * DAY + 7 * HOUR })
    expect(onAirAt(ended, now + HOUR)).toBe(`p-a ${6 * HOUR}`)
    expect(onAirAt(ended, now + 2 * HOUR)).toBe('')
    expect(looped(ended, undefined, now + DAY)).toBe(ended)
  })

  test('stays where another block follows, which begins when it is set and not before', () => {
    const before = looped(base, loop, FROM - DAY)
    const after = looped(before, { block: blockOf(0, 2), until: FROM + 9 * DAY }, now)
    expect(after.loop?.aired).toHaveLength(1)
    for (let hour = 0; hour < 77; hour++)
      expect([hour, onAirAt(after, FROM + hour * HOUR)]).toEqual([hour, onAirAt(before, FROM + hour * HOUR)])
    expect(onAirAt(after, now + 3 * HOUR)).toBe(`p-c ${8 * HOUR}`)
  })

  test('is nothing where a loop is set for a block of long ago: it joins at the moment, in the middle of a turn', () => {
    const late = looped(base, loop, now)
    expect(onAirAt(late, now - MINUTE)).toBe('')
    expect(onAirAt(late, now)).toBe(`p-a ${5 * HOUR}`)
  })

  test('takes nothing along where only the end is another, or it was never on air', () => {
    const before = looped(base, loop, FROM - DAY)
    expect(looped(before, { ...loop, until: FROM + 12 * DAY }, now).loop).not.toHaveProperty('aired')
    expect(looped(before, undefined, FROM)).not.toHaveProperty('loop')
    expect(isSameLoop(undefined, looped(before, undefined, now).loop)).toBe(true)
  })

  test('law: no later loop, break, end, airing or removal changes anything before it was made', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15 * MINUTE),
      act: fc.constantFrom('set', 'set', 'end', 'break', 'insert', 'lift'),
      first: fc.nat(2),
      days: fc.integer({ min: 1, max: 2 }),
      lasts: fc.integer({ min: 1, max: 120 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
        let [schedule, clock] = [base, FROM + 2 * DAY]
        const kept: [number, string][] = []
        steps.forEach(({ after, act, first, days, lasts }, nth) => {
          for (const end = clock + after; clock < end; clock += 15 * MINUTE)
            kept.push([clock, onAirAt(schedule, clock)])
          const within = { from: clock - 3 * HOUR, to: clock + lasts * HOUR }
          const commands: Record<string, ScheduleCommand> = {
            set: {
              kind: 'setLoop',
              loop: { block: blockOf(first, days), until: clock + lasts * HOUR },
              evenWithGaps: true,
            },
            end: { kind: 'setLoop', loop: undefined },
            break: { kind: 'breakOutOfLoop', within, idPrefix: `n${nth}-` },
            insert: {
              kind: 'add',
              airings: [anAiring(`i${nth}`, '2026-11-23T00:00', lasts)],
              toStart: clock + first * HOUR + MINUTE,
              mode: 'exact',
            },
            lift: { kind: 'lift', ids: schedule.order.filter(({ start }) => start > clock).map(({ id }) => id) },
          }
          const command = commands[act]
          if (command) schedule = applyCommand(schedule, command, clock).schedule
          expect(kept.map(([instant]) => [instant, onAirAt(schedule, instant)])).toEqual(kept)
          const turns = occurrences(schedule, { from: FROM, to: FROM + 14 * DAY })
          expect(new Set(turns.map(({ airing }) => airing.id)).size).toBe(turns.length)
          if (schedule.loop) expect(readLoop(writeLoop(schedule.loop))).toEqual(schedule.loop)
        })
      }),
      { numRuns: 150 },
    )
  })

  test('is closed once: following an ended loop keeps every span, the first first', () => {
    const first = looped(base, loop, FROM - DAY)
    const cut = loopCut(first, now)
    const ended = followLoop(first.loop, undefined, cut)
    const again = followLoop(ended, { ...loop, broken: [] }, cut + DAY)
    expect(again).toMatchObject({ from: cut + DAY, aired: [{ until: cut }] })
    const all = occurrences({ ...base, loop: again! }, { from: FROM, to: FROM + 14 * DAY })
    expect(all.every(({ airing }) => airing.start >= cut + DAY || endOf(airing) <= cut)).toBe(true)
  })
})
