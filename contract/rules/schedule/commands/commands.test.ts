import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, listed, MINUTE, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from './applyCommand.ts'
import type { Airing } from '../model/schedule.ts'
import { halvesAt } from './joinHalves.ts'
import { insertionConflicts } from './insertionConflicts.ts'
import { offersFor } from './offers.ts'
import type { PlaceMode, ScheduleCommand } from './command.ts'

const NOW = at('2026-11-23T08:00')
const on = (clock: string) => at(`${MONDAY}T${clock}`)
const airing = (id: string, clock: string, minutes: number, more = {}) =>
  anAiring(id, `${MONDAY}T${clock}`, minutes, more)

/** Three programs in a row from 10:00, half an hour free, a pinned one at 13:30. */
const morning = aSchedule([
  airing('a', '10:00', 60),
  airing('b', '11:00', 60),
  airing('c', '12:00', 60),
  airing('news', '13:30', 30, { pinned: true }),
])
const after = (command: ScheduleCommand, schedule = morning) => listed(applyCommand(schedule, command, NOW).schedule)
const refusal = (command: ScheduleCommand, schedule = morning) => {
  const { refused, schedule: same } = applyCommand(schedule, command, NOW)
  expect(same).toBe(schedule)
  return refused
}
const add = (minutes: number, clock: string, mode: PlaceMode): ScheduleCommand => ({
  ...{ kind: 'add', airings: [airing('x', '00:00', minutes)], toStart: on(clock), mode },
})

describe('an insertion', () => {
  test('pushes what follows, and holes absorb it', () => {
    expect(after(add(20, '11:00', 'insert'))).toEqual([
      ...['a 10:00-11:00', 'x 11:00-11:20', 'b 11:20-12:20', 'c 12:20-13:20', 'news 13:30-14:00'],
    ])
  })

  test('into an airing goes to its nearer end, and tears nothing apart', () => {
    expect(after(add(20, '11:20', 'insert')).slice(0, 3)).toEqual(['a 10:00-11:00', 'x 11:00-11:20', 'b 11:20-12:20'])
    expect(after(add(20, '11:40', 'insert')).slice(1, 4)).toEqual(['b 11:00-12:00', 'x 12:00-12:20', 'c 12:20-13:20'])
  })

  test('that would push what is pinned is refused: with what blocks, what is missing, and the nearest room', () => {
    expect(refusal(add(45, '11:00', 'insert'))).toEqual({
      ...{ reason: 'blocked', blockedBy: { airing: 'news' }, missing: 15 * MINUTE, nearest: on('09:15') },
    })
  })

  test('is refused where it would push something over the end of what was read, or into a day that is processing', () => {
    const late = anAiring('late', '2026-11-25T23:00', 60)
    const insert: ScheduleCommand = { ...add(5, '00:00', 'insert'), toStart: late.start } as ScheduleCommand
    expect(refusal(insert, aSchedule([late]))).toMatchObject({ blockedBy: 'window', missing: 5 * MINUTE })
    const busy = aSchedule([airing('z', '23:00', 60)], someDays(3, MONDAY, { 1: { pst: 'processing' } }))
    expect(refusal(add(5, '23:00', 'insert'), busy)).toMatchObject({ reason: 'blocked', blockedBy: 'day' })
  })
})

describe('an overwrite', () => {
  test('cuts away what it covers, and what is cut at both ends stays as two', () => {
    expect(after(add(60, '10:30', 'overwrite'))).toEqual([
      ...['a 10:00-10:30', 'x 10:30-11:30', 'b 11:30-12:00', 'c 12:00-13:00', 'news 13:30-14:00'],
    ])
    const { schedule } = applyCommand(morning, add(20, '11:20', 'overwrite'), NOW)
    expect(listed(schedule).slice(1, 4)).toEqual(['b 11:00-11:20', 'x 11:20-11:40', 'b+x 11:40-12:00'])
    expect(schedule.byId.get('b+x')).toMatchObject({ offset: 40 * MINUTE, pgmId: 'p-b' })
  })

  test('of what is pinned is refused', () => {
    expect(refusal(add(60, '13:00', 'overwrite'))).toMatchObject({ reason: 'blocked', blockedBy: { airing: 'news' } })
  })
})

describe('a split', () => {
  test('puts what comes into the middle of what runs then, whose rest goes on behind and pushes what follows', () => {
    const { schedule } = applyCommand(morning, add(20, '11:15', 'split'), NOW)
    expect(listed(schedule)).toEqual([
      ...['a 10:00-11:00', 'b 11:00-11:15', 'x 11:15-11:35', 'b+x 11:35-12:20', 'c 12:20-13:20', 'news 13:30-14:00'],
    ])
    expect(schedule.byId.get('b+x')).toMatchObject({ offset: 15 * MINUTE, dur: 45 * MINUTE })
  })

  test('at the start of something, or where nothing runs, cuts nothing', () => {
    expect(after(add(20, '11:00', 'split')).slice(0, 3)).toEqual(['a 10:00-11:00', 'x 11:00-11:20', 'b 11:20-12:20'])
    expect(after(add(20, '13:00', 'split'))).toContain('x 13:00-13:20')
  })

  test('never cuts what keeps its time', () => {
    expect(refusal(add(20, '13:45', 'split'))).toMatchObject({ reason: 'blocked', blockedBy: { airing: 'news' } })
  })

  test('is offered where something runs then, and can be cut', () => {
    const offered = (clock: string, minutes: number) => {
      const command = add(minutes, clock, 'exact') as Extract<ScheduleCommand, { toStart: number }>
      const { refused } = applyCommand(morning, command, NOW)
      return offersFor(morning, command, refused ?? { reason: 'overlap' }, NOW).map(({ kind }) => kind)
    }
    expect(offered('11:15', 20)).toContain('split')
    expect(offered('11:00', 20)).not.toContain('split')
    expect(offered('13:45', 10)).not.toContain('split')
  })
})

describe('an exact place', () => {
  test('needs free time', () => {
    expect(after(add(30, '13:00', 'exact'))).toContain('x 13:00-13:30')
    expect(refusal(add(31, '13:00', 'exact'))).toEqual({
      ...{ reason: 'overlap', airing: 'x', blockedBy: { airing: 'news' }, missing: MINUTE, nearest: on('14:00') },
    })
    expect(refusal(add(31, '07:00', 'exact'))).toMatchObject({ reason: 'past', nearest: on('08:00') })
  })

  test('squeezed goes to the nearest hole that is large enough', () => {
    expect(after(add(20, '12:50', 'squeeze'))).toContain('x 13:00-13:20')
    expect(after(add(40, '12:50', 'squeeze'))).toContain('x 14:00-14:40')
  })

  test('snaps to its quarter, and stays in its day where the next one is closed', () => {
    const snapped = (schedule = morning) =>
      after({ ...add(5, '23:53', 'exact'), snap: true } as ScheduleCommand, schedule).at(-1)
    expect(snapped()).toBe('x 00:00-00:05')
    expect(snapped(aSchedule([], someDays(3, MONDAY, { 1: { pst: 'yet-to-start' } })))).toBe('x 23:45-23:50')
  })
})

describe('a move', () => {
  const move = (ids: string[], clock: string, more = {}): ScheduleCommand => ({
    ...{ kind: 'move', ids, toStart: on(clock), mode: 'exact' },
    ...more,
  })

  test('of several keeps their distances', () => {
    expect(after(move(['a', 'c'], '15:00'))).toEqual([
      ...['b 11:00-12:00', 'news 13:30-14:00', 'a 15:00-16:00', 'c 17:00-18:00'],
    ])
  })

  test('to where it is changes nothing', () => {
    expect(applyCommand(morning, move(['a', 'c'], '10:00'), NOW)).toEqual({ schedule: morning, changed: [] })
    expect(applyCommand(morning, move(['a', 'c'], '10:00'), NOW).schedule).toBe(morning)
  })

  test('behind another leaves a hole, or none where what followed closes up', () => {
    expect(after(move(['a'], '12:00', { mode: 'insert', leave: 'closed' })).slice(0, 3)).toEqual([
      ...['b 10:00-11:00', 'a 11:00-12:00', 'c 12:00-13:00'],
    ])
    expect(refusal(move(['a'], '12:00', { mode: 'insert' }))).toMatchObject({ missing: 30 * MINUTE })
    expect(after(move(['c'], '10:00', { mode: 'insert', leave: 'closed' })).slice(0, 3)).toEqual([
      ...['c 10:00-11:00', 'a 11:00-12:00', 'b 12:00-13:00'],
    ])
  })

  test('of what is pinned has to be meant, and keeps it pinned', () => {
    expect(refusal(move(['news'], '14:00'))).toEqual({ reason: 'pinned', airing: 'news' })
    const { schedule } = applyCommand(morning, move(['news'], '14:00', { evenPinned: true }), NOW)
    expect(schedule.byId.get('news')).toMatchObject({ start: on('14:00'), pinned: true })
  })

  test('of what has begun is refused', () => {
    expect(applyCommand(morning, move(['a'], '15:00'), on('10:00')).refused).toEqual({ reason: 'past', airing: 'a' })
    expect(refusal(move(['nobody'], '15:00'))).toEqual({ reason: 'unknown', airing: 'nobody' })
  })
})

describe('taking out', () => {
  test('leaves a hole when it is lifted, and closes the run when it is extracted', () => {
    expect(after({ kind: 'lift', ids: ['b'] })).toEqual(['a 10:00-11:00', 'c 12:00-13:00', 'news 13:30-14:00'])
    expect(after({ kind: 'extract', ids: ['b'] })).toEqual(['a 10:00-11:00', 'c 11:00-12:00', 'news 13:30-14:00'])
    expect(after({ kind: 'extract', ids: ['a', 'b'] })).toEqual(['c 10:00-11:00', 'news 13:30-14:00'])
  })

  test('of what ran at the same time as another closes up to the end of that one', () => {
    const both = aSchedule([airing('long', '10:00', 120), airing('x', '11:00', 90), airing('y', '12:30', 30)])
    expect(after({ kind: 'extract', ids: ['x'] }, both)).toEqual(['long 10:00-12:00', 'y 12:00-12:30'])
  })

  test('of a day leaves what is pinned, unless that is meant too', () => {
    expect(after({ kind: 'removeDay', day: MONDAY })).toEqual(['news 13:30-14:00'])
    expect(after({ kind: 'removeDay', day: MONDAY, evenPinned: true })).toEqual([])
    const busy = aSchedule([], someDays(1, MONDAY, { 0: { pst: 'processing' } }))
    expect(refusal({ kind: 'removeDay', day: MONDAY }, busy)).toEqual({ reason: 'processing', blockedBy: 'day' })
  })
})

describe('a replacement', () => {
  const replace = (minutes: number): ScheduleCommand => ({
    kind: 'replace',
    id: 'b',
    airing: airing('x', '00:00', minutes),
  })

  test('of another length draws the run along, or pushes it', () => {
    expect(after(replace(40)).slice(1, 3)).toEqual(['x 11:00-11:40', 'c 11:40-12:40'])
    expect(after(replace(90)).slice(1, 3)).toEqual(['x 11:00-12:30', 'c 12:30-13:30'])
  })

  test('that does not fit is refused as a whole', () => {
    expect(refusal(replace(100))).toMatchObject({ blockedBy: { airing: 'news' }, missing: 10 * MINUTE })
  })
})

describe('a swap', () => {
  test('keeps the first start and the last end', () => {
    const uneven = aSchedule([airing('a', '10:00', 30), airing('b', '10:30', 15), airing('c', '11:00', 60)])
    expect(after({ kind: 'swap', ids: ['a', 'c'] }, uneven)).toEqual([
      'c 10:00-11:00',
      'b 11:00-11:15',
      'a 11:30-12:00',
    ])
  })

  test('over what is pinned needs room on both sides', () => {
    const around = aSchedule([...morning.order, airing('d', '14:00', 30)])
    expect(after({ kind: 'swap', ids: ['c', 'd'] }, around).slice(2)).toEqual([
      ...['d 12:00-12:30', 'news 13:30-14:00', 'c 14:00-15:00'],
    ])
    const tight = aSchedule([...around.order, airing('e', '14:30', 30)])
    expect(refusal({ kind: 'swap', ids: ['c', 'd'] }, tight)).toMatchObject({
      ...{ reason: 'blocked', blockedBy: { airing: 'news' }, missing: 30 * MINUTE },
    })
  })
})

describe('cutting', () => {
  test('in two goes on where it was cut, and what is trimmed off at the start can be shown again', () => {
    const { schedule } = applyCommand(morning, { kind: 'split', id: 'b', at: on('11:20'), newId: 'b2' }, NOW)
    expect(listed(schedule).slice(1, 3)).toEqual(['b 11:00-11:20', 'b2 11:20-12:00'])
    expect(schedule.byId.get('b2')?.offset).toBe(20 * MINUTE)
    const later = applyCommand(schedule, { kind: 'lift', ids: ['b'] }, NOW).schedule
    expect(after({ kind: 'trim', id: 'b2', edge: 'start', to: on('11:00') }, later)[1]).toBe('b2 11:00-12:00')
    expect(after({ kind: 'trim', id: 'a', edge: 'start', to: on('09:00') })[0]).toBe('a 10:00-11:00')
    expect(after({ kind: 'trim', id: 'a', edge: 'end', to: on('10:40') })[0]).toBe('a 10:00-10:40')
    expect(refusal({ kind: 'trim', id: 'a', edge: 'end', to: on('11:10') })).toMatchObject({ reason: 'overlap' })
    expect(refusal({ kind: 'split', id: 'b', at: on('11:00'), newId: 'b2' })).toMatchObject({ reason: 'length' })
  })

  test('is undone by joining the halves, and only halves of one program that follow each other can be joined', () => {
    const cut = applyCommand(morning, { kind: 'split', id: 'b', at: on('11:20'), newId: 'b2' }, NOW).schedule
    for (const id of ['b', 'b2']) {
      const halves = halvesAt(cut, cut.byId.get(id) as Airing)
      expect(halves?.map((half) => half.id)).toEqual(['b', 'b2'])
      const joined = applyCommand(cut, { kind: 'join', ids: ['b2', 'b'] }, NOW)
      expect([joined.schedule.order, joined.changed]).toEqual([morning.order, ['b2', 'b']])
    }
    expect(refusal({ kind: 'join', ids: ['a', 'b'] })).toMatchObject({ reason: 'notHalves' })
    const apart = applyCommand(cut, { kind: 'move', ids: ['b2'], toStart: on('15:00'), mode: 'exact' }, NOW).schedule
    expect(halvesAt(apart, apart.byId.get('b') as Airing)).toBeUndefined()
    expect(refusal({ kind: 'join', ids: ['b', 'b2'] }, apart)).toMatchObject({ reason: 'notHalves' })
  })
})

describe('laying many', () => {
  test('clears a day first, keeps what keeps its time, and tells what found no place', () => {
    const airings = [airing('x', '13:00', 60), airing('y', '14:00', 60)]
    const laid = applyCommand(morning, { kind: 'template', airings, clear: [MONDAY] }, NOW)
    expect(listed(laid.schedule)).toEqual(['news 13:30-14:00', 'y 14:00-15:00'])
    expect(laid.left).toEqual([{ reason: 'overlap', airing: 'x', blockedBy: { airing: 'news' }, missing: 30 * MINUTE }])
  })
})

describe('pins', () => {
  test('are set and taken away, and doing it again is no step', () => {
    const { schedule } = applyCommand(morning, { kind: 'unpin', ids: ['news'] }, NOW)
    expect(schedule.byId.get('news')?.pinned).toBe(false)
    expect(applyCommand(schedule, { kind: 'unpin', ids: ['news'] }, NOW).schedule).toBe(schedule)
    const back = applyCommand(schedule, { kind: 'pin', ids: ['news'] }, NOW).schedule
    expect(back.order).toEqual(morning.order)
    expect(back.byId.get('a')).toBe(morning.byId.get('a'))
  })
})

describe('offers in place of a collision', () => {
  test('are what would not be refused, each with what it leads to', () => {
    const move = { kind: 'move', ids: ['a'], toStart: on('13:15'), mode: 'exact' } as const
    const { refused } = applyCommand(morning, move, NOW)
    const offers = offersFor(morning, move, refused ?? { reason: 'overlap' }, NOW)
    expect(offers.map(({ kind, applied }) => [kind, listed(applied.schedule)[0]])).toEqual([
      ['nearest', 'b 11:00-12:00'],
    ])
    const atC = { ...move, toStart: on('12:15') }
    const found = offersFor(morning, atC, applyCommand(morning, atC, NOW).refused ?? { reason: 'overlap' }, NOW)
    expect(found.map(({ kind }) => kind)).toEqual(['nearest', 'overwrite', 'swap'])
    expect(listed(found[2]?.applied.schedule ?? morning).slice(0, 3)).toEqual([
      ...['c 10:00-11:00', 'b 11:00-12:00', 'a 12:00-13:00'],
    ])
  })
})

describe('a safe insertion', () => {
  test('conflicts with whatever runs then, and says what keeps its time', () => {
    const of = (from: string, to: string, now = NOW) =>
      insertionConflicts(morning, { from: on(from), to: on(to) }, { now, ignored: 'b' }).map((one) => [
        one.airing.id,
        one.reason,
      ])
    expect(of('12:30', '14:00')).toEqual([
      ['c', 'overlap'],
      ['news', 'pinned'],
    ])
    expect(of('10:30', '12:00', on('10:00'))).toEqual([['a', 'past']])
    expect(of('13:00', '13:30')).toEqual([])
  })
})

describe('breaks for ads', () => {
  const breaks = (more = {}): ScheduleCommand => ({
    ...{ kind: 'adBreaks', ids: ['a', 'b'], seconds: 60, idPrefix: 'ad' },
    ...more,
  })

  test('come before, between and behind what is chosen, pushing it; the first or the last may be left out', () => {
    expect(after(breaks()).slice(0, 6)).toEqual([
      ...['ad1 10:00-10:01', 'a 10:01-11:01', 'ad2 11:01-11:02', 'b 11:02-12:02', 'ad3 12:02-12:03', 'c 12:03-13:03'],
    ])
    expect(after(breaks({ leaveOut: ['first', 'last'] })).slice(0, 4)).toEqual([
      ...['a 10:00-11:00', 'ad1 11:00-11:01', 'b 11:01-12:01', 'c 12:01-13:01'],
    ])
  })

  test('that do not all fit are refused as a whole', () => {
    expect(refusal(breaks({ seconds: 660 }))).toMatchObject({ reason: 'blocked', blockedBy: { airing: 'news' } })
  })
})
