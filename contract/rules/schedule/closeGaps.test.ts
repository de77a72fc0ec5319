import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, listed, MINUTE, MONDAY, schedules, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from './commands/applyCommand.ts'
import { closeGaps, previewCloseGaps, whyNotCloseGaps } from './closeGaps.ts'
import { makeSchedule } from './model/makeSchedule.ts'
import { editSchedule } from './model/editSchedule.ts'
import { endOf, type Schedule } from './model/schedule.ts'
import { whyFixed } from './model/whyFixed.ts'
import { sweep } from './sweep.ts'

const NOW = at('2026-11-23T08:00')
const airing = (id: string, clock: string, minutes: number, more = {}) =>
  anAiring(id, `${MONDAY}T${clock}`, minutes, more)
const closed = (schedule: Schedule, now: number) =>
  editSchedule(schedule, { removed: new Set(), added: closeGaps(schedule, now) }).schedule

describe('removing all gaps', () => {
  const schedule = aSchedule([
    airing('live', '07:30', 60),
    airing('a', '09:00', 60),
    airing('news', '11:00', 30, { pinned: true }),
    airing('b', '12:00', 60),
  ])

  test('draws everything to the end of what is before it, and leaves what keeps its time', () => {
    expect(listed(closed(schedule, NOW))).toEqual([
      ...['live 07:30-08:30', 'a 08:30-09:30', 'news 11:00-11:30', 'b 11:30-12:30'],
    ])
  })

  test('says before what moves, how far, what stays open and why, and what may not air at its new time', () => {
    const mayAir = ({ id, start }: { id: string; start: number }) => id !== 'b' || start >= at('2026-11-23T12:00')
    const { moves, ...rest } = previewCloseGaps(schedule, { now: NOW, mayAir })
    expect(moves.map(({ airing: { id }, from }) => [id, from])).toEqual([
      ['a', at('2026-11-23T09:00')],
      ['b', at('2026-11-23T12:00')],
    ])
    expect(rest).toEqual({
      farthest: 30 * MINUTE,
      remaining: [
        { from: at('2026-11-23T09:30'), to: at('2026-11-23T11:00'), before: 'news', why: 'pinned' },
        { from: at('2026-11-23T12:30'), to: at('2026-11-26T00:00'), why: 'end' },
      ],
      fails: ['b'],
    })
  })

  test('is not offered while a day is processing, but for the first and the last of those that were read', () => {
    const withDay = (nth: number) => aSchedule([], someDays(3, MONDAY, { [nth]: { pst: 'processing' } }))
    expect([0, 1, 2].map((nth) => whyNotCloseGaps(withDay(nth)))).toEqual([undefined, 'processing', undefined])
    expect(whyNotCloseGaps(aSchedule([], someDays(3, MONDAY, { 1: { pst: 'active' } })))).toBeUndefined()
  })

  test('law: twice is once; order, lengths and what keeps its time stay, nothing is later, no gap is left in front of what could move', () => {
    fc.assert(
      fc.property(schedules, ({ schedule: before, now }) => {
        const after = closed(before, now)
        expect(closeGaps(after, now)).toEqual([])
        expect(after.order.map(({ id, dur }) => [id, dur])).toEqual(before.order.map(({ id, dur }) => [id, dur]))
        const wrong = after.order.filter(({ id, start }) => {
          const was = before.byId.get(id)
          return !was || start > was.start || (whyFixed(before, was, now) && start !== was.start)
        })
        expect(wrong).toEqual([])
        expect(
          sweep(
            after.order.map((one) => ({ from: one.start, to: endOf(one) })),
            after.window,
            1,
          ).overlaps,
        ).toEqual([])
        for (const gap of previewCloseGaps(after, { now, mayAir: () => true }).remaining) {
          const next = after.order.find(({ start }) => start === gap.to)
          if (next) expect(whyFixed(after, next, now)).toBeDefined()
        }
        expect(applyCommand(before, { kind: 'closeGaps' }, now).schedule.order).toEqual(after.order)
      }),
      { numRuns: 200 },
    )
  })

  test('law: in overlaps that were there it makes none longer', () => {
    const lists = fc.array(
      fc.record({ start: fc.nat(70 * 60), minutes: fc.constantFrom(0, 5, 30, 90), pinned: fc.boolean() }),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(lists, (list) => {
        const airings = list.map(({ start, minutes, pinned }, nth) => ({
          ...airing(`a${nth}`, '00:00', minutes, { pinned }),
          start: at('2026-11-23T00:00') + start * MINUTE,
        }))
        const before = makeSchedule({ cs: 'x', zone: 'UTC', days: someDays(4), airings })
        const after = closed(before, NOW)
        const overlapped = ({ order, window }: Schedule) =>
          sweep(
            order.map((one) => ({ from: one.start, to: endOf(one) })),
            window,
            1,
          ).overlaps.reduce((sum, { from, to }) => sum + to - from, 0)
        expect(overlapped(after)).toBeLessThanOrEqual(overlapped(before))
        expect(closeGaps(after, NOW)).toEqual([])
        expect(after.order.every(({ id, start }) => start <= (before.byId.get(id)?.start ?? 0))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
