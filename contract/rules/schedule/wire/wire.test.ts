import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { shiftDay } from '../../dates/zoneDays.ts'
import { makeSchedule } from '../model/makeSchedule.ts'
import type { Airing } from '../model/schedule.ts'
import { anAiring, at, HOUR, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { daysOf, projectDay, storedDay } from './projectDay.ts'
import { readSchedule } from './readSchedule.ts'

const NOW = at('2026-11-23T12:00')
const scheduleOf = (airings: readonly Airing[], zone = 'UTC', days = someDays(3)) =>
  makeSchedule({ cs: 'hits', zone, days, airings })

/** Every day of a schedule on the wire, as it would be stored. */
const split = (schedule: ReturnType<typeof scheduleOf>, now = NOW) =>
  [...schedule.days.keys()].map((day) => storedDay(projectDay(schedule, day, now)))
const join = (days: readonly ScheduleDay[], zone = 'UTC') =>
  readSchedule(days, { cs: 'hits', from: days[0]?.dt ?? '', to: days.at(-1)?.dt ?? '', zone }).schedule

describe('an airing over midnight', () => {
  const late = anAiring('late', '2026-11-23T23:30', 90)

  test('is one airing, and a part of it in each of its days', () => {
    const schedule = scheduleOf([late])
    expect(projectDay(schedule, MONDAY, NOW).ar).toEqual([
      {
        ...{ uId: 'late', type: 'vod', pgm_id: 'p-late', dur: HOUR / 2, durationInMinutes: 30 },
        ...{ a_st_dt: '2026-11-23T23:30:00.000Z', a_ed_dt: '2026-11-24T00:00:00.000Z', start: '23:30', end: '00:00' },
        ...{ start_time: '23:30:00', end_time: '00:00:00', content_type: 'Program' },
        ...{ day: 'Mon', past: false, draggable: true, split: true, nextAEd: '2026-11-24T01:00:00.000Z' },
      },
    ])
    expect(projectDay(schedule, shiftDay(MONDAY, 1), NOW).ar[0]).toMatchObject({
      ...{ uId: 'late', dur: HOUR, off: HOUR / 2, split: true, start: '00:00', end: '01:00', day: 'Tue' },
      ...{ prevASt: '2026-11-23T23:30:00.000Z', newStart: '2026-11-24T00:00:00.000Z' },
    })
    expect(daysOf(schedule, late)).toEqual([MONDAY, shiftDay(MONDAY, 1)])
    expect(join(split(schedule)).order).toEqual([late])
  })

  test('is known whole where only one of its days was read', () => {
    const [, tuesday, wednesday] = split(scheduleOf([late]))
    expect(join([tuesday, wednesday].flatMap((day) => day ?? [])).order).toEqual([late])
  })

  test('that its first day no longer has begins where it still stands', () => {
    const [monday, tuesday, wednesday] = split(scheduleOf([late]))
    const days = [{ ...(monday as ScheduleDay), ar: [] }, tuesday, wednesday].flatMap((day) => day ?? [])
    expect(join(days).order).toEqual([{ ...late, start: at('2026-11-24T00:00'), dur: HOUR, offset: HOUR / 2 }])
  })

  test('from Sunday on reaches into the next week', () => {
    const sunday = shiftDay(MONDAY, 6)
    const schedule = scheduleOf([anAiring('night', '2026-11-29T23:00', 120)], 'UTC', someDays(8))
    expect(projectDay(schedule, sunday, NOW).ar[0]).toMatchObject({ nextWeek: true, day: 'Sun' })
    expect(projectDay(schedule, shiftDay(MONDAY, 7), NOW).ar[0]).toMatchObject({ lastWeek: true, day: 'Mon' })
    expect(projectDay(schedule, sunday, NOW).ar[0]).not.toHaveProperty('lastWeek')
  })
})

describe('a day from the wire', () => {
  const day = (ar: ScheduleDay['ar'], more: Partial<ScheduleDay> = {}): ScheduleDay => ({
    ...{ cs: 'hits', dt: MONDAY, st: 'published', ar },
    ...more,
  })
  const wire = { a_st_dt: '2026-11-23T10:00:00Z', a_ed_dt: '2026-11-23T11:00:00Z', pgm_id: 'p' }

  test('keeps what our rules know nothing of, and takes over nothing that follows from it', () => {
    const sent = {
      ...wire,
      uId: 'x',
      type: 'movie',
      colour: 'red',
      draggable: false,
      past: true,
      pgm: { mn_avl: true },
    }
    const schedule = join([day([sent], { rev: 4, pst: 'active' })])
    expect(schedule.days.get(MONDAY)).toMatchObject({ rev: 4, st: 'published', pst: 'active' })
    const back = projectDay(schedule, MONDAY, at('2026-11-22T00:00'))
    expect(back).toMatchObject({ rev: 4, pst: 'active', st: 'published' })
    expect(back.ar[0]).toMatchObject({ type: 'movie', colour: 'red', draggable: true, past: false, pgm: sent.pgm })
  })

  test('says of each airing what plays, to the second, and what is so of its day', () => {
    const lon = [
      { lang: 'ms', n: 'Pelabuhan' },
      { lang: 'en', n: 'Harbour' },
    ]
    const ct = '2026-11-20T09:00:00.000Z'
    const ad = { uId: 'ad', type: 'ad', a_st_dt: wire.a_ed_dt, a_ed_dt: '2026-11-23T11:00:30Z' }
    const sent = { ...wire, pgm: { lon }, content_name: 'Lie', content_type: 'Lie', ct: 'soon', pst: 'lie' }
    const schedule = join([day([sent, ad], { ct, pst: 'active' })])
    const [program, second] = projectDay(schedule, MONDAY, NOW).ar
    expect(program).toMatchObject({ content_name: 'Harbour', content_type: 'Program', ct, pst: 'active' })
    expect(second).toMatchObject({ start: '11:00', end: '11:00', start_time: '11:00:00', end_time: '11:00:30', ct })
    expect(second).not.toHaveProperty('content_type')
    expect(split(schedule)[0]?.ar[0]).not.toHaveProperty('content_name')
  })

  test('names airings without an id by their program and start, and tells two of one name apart', () => {
    expect(join([day([wire])]).order[0]?.id).toBe('p@2026-11-23T10:00:00.000Z')
    const again = { ...wire, uId: 'x', a_st_dt: '2026-11-23T12:00:00Z', a_ed_dt: '2026-11-23T13:00:00Z' }
    expect(join([day([{ ...wire, uId: 'x' }, again])]).order.map(({ id }) => id)).toEqual(['x', 'x~2'])
  })

  test('tells what it could not read', () => {
    const bad = { ...wire, a_st_dt: 'soon' }
    const { schedule, unread } = readSchedule([day([wire, bad])], { cs: 'hits', from: MONDAY, to: MONDAY })
    expect(schedule.order).toHaveLength(1)
    expect(unread).toEqual([{ dt: MONDAY, at: 1 }])
  })
})

describe('law: airings that go to the wire and come back are the same', () => {
  const airing = fc.record({
    start: fc.integer({ min: -20 * 60, max: 95 * 60 }),
    length: fc.integer({ min: 0, max: 30 * 60 }),
    offset: fc.constantFrom(0, 0, 90_000),
    pinned: fc.boolean(),
    kind: fc.constantFrom('vod' as const, 'ad' as const),
  })
  const zones = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Kuala_Lumpur', 'Australia/Lord_Howe']
  /** Days around a change of clocks in each hemisphere, and one without. */
  const firsts = ['2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31', '2026-07-01']

  test('over any border of days, in every zone, on days when clocks change', () => {
    fc.assert(
      fc.property(
        ...([fc.array(airing, { maxLength: 8 }), fc.constantFrom(...zones), fc.constantFrom(...firsts)] as const),
        (list, zone, first) => {
          const days = someDays(4, first)
          const empty = scheduleOf([], zone, days)
          const airings = list
            .map(({ start, length, ...more }, nth) => ({
              ...{ ...more, id: `a${nth}`, pgmId: `p${nth}`, rest: { nth } },
              ...{ start: empty.window.from + start * 60_000 + nth, dur: length * 60_000 },
            }))
            // What touches no day that was read is on no wire.
            .filter(
              ({ start, dur }) =>
                start < empty.window.to && (start >= empty.window.from || start + dur > empty.window.from),
            )
          const schedule = scheduleOf(airings, zone, days)
          const back = join(split(schedule), zone)
          expect(back.order).toEqual(schedule.order)
          expect(back.window).toEqual(schedule.window)
        },
      ),
      { numRuns: 250 },
    )
  })
})

describe('a day on which clocks are changed', () => {
  test.each([
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Asia/Kuala_Lumpur', '2026-03-29', 24],
  ])('in %s, %s, has %d hours, and each instant in one of its parts', (zone, day, hours) => {
    const first = shiftDay(day, -1)
    const { window } = scheduleOf([], zone, someDays(3, first))
    const airings = Array.from({ length: (window.to - window.from) / (HOUR / 2) }, (_, nth) => ({
      ...anAiring(`a${nth}`, '2026-11-23T00:00', 30),
      start: window.from + (nth * HOUR) / 2,
    }))
    const schedule = scheduleOf([...airings.slice(0, -1)], zone, someDays(3, first))
    const parts = projectDay(schedule, day, NOW).ar
    expect(parts.reduce((sum, { dur = 0 }) => sum + dur, 0)).toBe(hours * HOUR)
    expect(parts.map(({ a_st_dt }, nth) => nth === 0 || a_st_dt === parts[nth - 1]?.a_ed_dt)).not.toContain(false)
    const later = applyCommand(
      schedule,
      { kind: 'move', ids: ['a3'], toStart: window.to - HOUR / 2, mode: 'exact' },
      window.from - 1,
    ).schedule
    const back = join(split(later, window.from - 1), zone)
    expect(back.byId.get('a3')?.start).toBe(window.to - HOUR / 2)
    for (const { id, start } of airings.slice(4, -1)) expect(back.byId.get(id)?.start).toBe(start)
  })
})
