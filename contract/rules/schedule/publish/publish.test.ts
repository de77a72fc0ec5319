import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aSchedule,
  anAiring,
  at,
  clashes,
  HOUR,
  listed,
  MINUTE,
  MONDAY,
  schedules,
  someDays,
} from '#tests/support/aSchedule.ts'
import { shiftDay } from '../../dates/zoneDays.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { PLACE_MODES, type ScheduleCommand } from '../commands/command.ts'
import type { Airing, Schedule } from '../model/schedule.ts'
import { mergeSchedule } from './mergeSchedule.ts'
import { publishCheck } from './publishCheck.ts'
import { scheduleChanges } from './scheduleChanges.ts'

const NOW = at('2026-11-23T08:00')
const TUESDAY = shiftDay(MONDAY, 1)
const base = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('b', '2026-11-23T11:00', 60),
  anAiring('c', '2026-11-23T23:30', 60),
])
const apply = (schedule: Schedule, ...commands: ScheduleCommand[]) =>
  commands.reduce((now, command) => applyCommand(now, command, NOW).schedule, schedule)
const moved = (id: string, toStart: string): ScheduleCommand => ({
  kind: 'move',
  ids: [id],
  toStart: at(toStart),
  mode: 'exact',
})

describe('a review before publishing', () => {
  const draft = apply(
    base,
    { kind: 'lift', ids: ['a'] },
    moved('b', '2026-11-23T12:00'),
    { kind: 'add', airings: [anAiring('x', '2026-11-23T00:00', 30)], toStart: at('2026-11-24T05:00'), mode: 'exact' },
    { kind: 'pin', ids: ['c'] },
  )

  test('says what was added, moved, removed and changed', () => {
    expect(scheduleChanges(base, draft)).toMatchObject([
      { kind: 'removed', airing: { id: 'a' } },
      { kind: 'moved', airing: { id: 'b' }, by: HOUR },
      { kind: 'changed', airing: { id: 'c' }, fields: ['pinned'] },
      { kind: 'added', airing: { id: 'x' } },
    ])
    expect(scheduleChanges(base, base)).toEqual([])
  })

  test('is a table by day: with the changes that touch it and its warnings', () => {
    const rows = publishCheck(draft, base, { days: [MONDAY, TUESDAY, '2026-11-25'], now: NOW, rights: new Map() })
    expect(
      rows.map(({ day, outcome, changes, warnings }) => [
        day,
        outcome,
        changes.length,
        warnings.map(({ code }) => code),
      ]),
    ).toEqual([
      [MONDAY, 'warns', 3, ['413401']],
      [TUESDAY, 'warns', 2, ['413401']],
      ['2026-11-25', 'warns', 0, ['113403']],
    ])
    const full = aSchedule([anAiring('all', '2026-11-23T00:00', 24 * 60)], someDays(1))
    expect(publishCheck(full, full, { days: [MONDAY], now: NOW, rights: new Map() })[0]?.outcome).toBe('publishes')
  })

  test('holds back what cannot be: airings at once, days that are processing, changes of what has begun', () => {
    const reason = (schedule: Schedule, now = NOW) =>
      publishCheck(schedule, base, { days: [MONDAY], now, rights: new Map() })[0]?.reason
    expect(reason(aSchedule([...base.order, anAiring('x', '2026-11-23T10:30', 15)]))).toBe('overlap')
    expect(reason(aSchedule(base.order, someDays(3, MONDAY, { 0: { pst: 'processing' } })))).toBe('processing')
    expect(reason(draft, at('2026-11-23T10:00'))).toBe('pastMoved')
    expect(reason(draft, at('2026-11-23T09:59'))).toBeUndefined()
  })
})

describe('two people on one week', () => {
  test('keep both what they did to different airings', () => {
    const mine = apply(base, moved('a', '2026-11-23T09:00'))
    const theirs = apply(base, { kind: 'lift', ids: ['b'] })
    const { merged, conflicts } = mergeSchedule(base, mine, theirs)
    expect([listed(merged), conflicts]).toEqual([['a 09:00-10:00', 'c 23:30-00:30'], []])
  })

  test('who changed the same airing choose; till then it is mine', () => {
    const mine = apply(base, moved('a', '2026-11-23T09:00'))
    const theirs = apply(base, moved('a', '2026-11-23T13:00'))
    const { merged, conflicts } = mergeSchedule(base, mine, theirs)
    expect(listed(merged)).toEqual(listed(mine))
    expect(conflicts).toMatchObject([
      { kind: 'both', id: 'a', base: base.byId.get('a'), mine: mine.byId.get('a'), theirs: theirs.byId.get('a') },
    ])
  })

  test('who put different airings to the same time are told, and nothing runs at once', () => {
    const add = (id: string, minutes: number): ScheduleCommand => ({
      ...{
        kind: 'add',
        airings: [anAiring(id, '2026-11-23T00:00', minutes)],
        toStart: at('2026-11-23T14:00'),
        mode: 'exact',
      },
    })
    const { merged, conflicts } = mergeSchedule(base, apply(base, add('m', 30)), apply(base, add('t', 45)))
    expect(conflicts).toMatchObject([{ kind: 'overlap', id: 't', others: ['m'] }])
    expect(merged.byId.has('m') && !merged.byId.has('t')).toBe(true)
  })

  test('save against the revisions that the other one left', () => {
    const theirs = { ...base, days: new Map(base.days).set(MONDAY, { st: 'draft' as const, rev: 7 }) }
    const mine = apply(base, { kind: 'lift', ids: ['a'] })
    expect(mergeSchedule(base, mine, theirs).merged.days.get(MONDAY)?.rev).toBe(7)
  })
})

describe('laws of merging', () => {
  const step = fc.record({
    kind: fc.constantFrom('move', 'lift', 'add', 'pin', 'trim'),
    place: fc.nat(40),
    minute: fc.nat(70 * 60),
    mode: fc.constantFrom(...PLACE_MODES),
  })
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
  const steps = fc.array(step, { maxLength: 4 })

  const worked = (
    schedule: Schedule,
    list: readonly Step[],
    { who, now, among }: { who: string; now: number; among: (nth: number) => boolean },
  ) =>
    list.reduce((before, { kind, place, minute, mode }, nth) => {
      const own = before.order.filter(({ id }) => !/^a/.test(id) || among(Number(id.slice(1))))
      const airing = own[place % Math.max(1, own.length)]
      const toStart = schedule.window.from + minute * MINUTE
      const fresh: Airing = anAiring(`${who}${nth}`, '2026-11-23T00:00', 20)
      const ids = airing ? [airing.id] : []
      const command: ScheduleCommand =
        kind === 'add'
          ? { kind, airings: [fresh], toStart, mode: 'exact' }
          : kind === 'move'
            ? { kind, ids, toStart, mode: mode === 'overwrite' ? 'exact' : mode }
            : kind === 'trim'
              ? { kind, id: airing?.id ?? '', edge: 'end', to: (airing?.start ?? 0) + 7 * MINUTE }
              : { kind: kind === 'pin' ? 'pin' : 'lift', ids }
      const { schedule: after, changed } = applyCommand(before, command, now)
      return changed.every((id) => id.startsWith(who) || among(Number(id.slice(1)))) ? after : before
    }, schedule)

  test('with what nobody else changed it is mine, the very same; with what I did not change it is theirs', () => {
    fc.assert(
      fc.property(schedules, steps, ({ schedule, now }, list) => {
        const mine = worked(schedule, list, { who: 'm', now, among: () => true })
        expect(mergeSchedule(schedule, mine, schedule)).toEqual({ merged: mine, conflicts: [] })
        expect(mergeSchedule(schedule, mine, schedule).merged).toBe(mine)
        const other = mergeSchedule(schedule, schedule, mine)
        expect([other.merged.order, other.conflicts]).toEqual([mine.order, []])
      }),
      { numRuns: 100 },
    )
  })

  test('of different airings it does not matter who is who, where nothing is left to choose', () => {
    fc.assert(
      fc.property(schedules, steps, steps, ({ schedule, now }, one, two) => {
        const mine = worked(schedule, one, { who: 'm', now, among: (nth) => nth % 2 === 0 })
        const theirs = worked(schedule, two, { who: 't', now, among: (nth) => nth % 2 === 1 })
        const [forth, back] = [mergeSchedule(schedule, mine, theirs), mergeSchedule(schedule, theirs, mine)]
        expect(forth.conflicts.length === 0).toBe(back.conflicts.length === 0)
        if (forth.conflicts.length === 0) expect(forth.merged.order).toEqual(back.merged.order)
      }),
      { numRuns: 150 },
    )
  })

  test('nothing runs at once in the end, and whatever is not as one of both is told', () => {
    fc.assert(
      fc.property(schedules, steps, steps, ({ schedule, now }, one, two) => {
        const mine = worked(schedule, one, { who: 'm', now, among: () => true })
        const theirs = worked(schedule, two, { who: 't', now, among: () => true })
        const { merged, conflicts } = mergeSchedule(schedule, mine, theirs)
        expect(clashes(merged.order)).toEqual([])
        const told = new Set(conflicts.map(({ id }) => id))
        for (const change of scheduleChanges(schedule, theirs)) {
          const { id } = change.airing
          if (!told.has(id)) expect(merged.byId.get(id)).toEqual(theirs.byId.get(id))
        }
        for (const { airing } of scheduleChanges(schedule, mine))
          expect(merged.byId.get(airing.id)).toEqual(mine.byId.get(airing.id))
      }),
      { numRuns: 150 },
    )
  })
})
