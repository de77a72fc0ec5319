import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, listed, MINUTE } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { airingsOfDays, daysInRow, promoteBranch } from './planOnSchedule.ts'
import { scheduleFigures } from './scheduleFigures.ts'

const NOW = at('2026-11-23T08:00')
const monday = ['2026-11-23']

describe('figures of a schedule', () => {
  test('tell minutes by genre, repeats, ads by the hour, gaps and warnings of the days asked for', () => {
    const schedule = aSchedule([
      anAiring('a', '2026-11-23T00:00', 12 * 60, { pgmId: 'drama' }),
      anAiring('ad', '2026-11-23T12:00', 20, { kind: 'ad', pgmId: undefined }),
      anAiring('b', '2026-11-23T12:20', 60, { pgmId: 'comedy' }),
      anAiring('c', '2026-11-23T13:20', 30, { pgmId: 'drama' }),
      anAiring('next', '2026-11-24T00:00', 24 * 60, { pgmId: 'comedy' }),
    ])
    const figures = scheduleFigures(schedule, {
      ...{ days: monday, spacing: 3 * HOUR, adLimit: () => 12 * MINUTE, rights: new Map() },
      genresOf: ({ pgmId }) => (pgmId === undefined ? [] : [pgmId, 'other']),
    })
    expect(figures).toEqual({
      genres: new Map([
        ['drama', 12 * HOUR + 30 * MINUTE],
        ['comedy', HOUR],
      ]),
      ...{ repeats: 1, ads: 20 * MINUTE, mostAds: 20 * MINUTE, overloaded: 1, airings: 4 },
      gaps: 10 * HOUR + 10 * MINUTE,
      warnings: new Map([['413401', 1]]),
    })
  })

  test('count what runs over midnight on both of its days, each its part', () => {
    const schedule = aSchedule([anAiring('a', '2026-11-23T23:00', 120)])
    const asked = { spacing: 0, adLimit: () => HOUR, rights: new Map(), genresOf: () => [] }
    const minutes = (day: string) => scheduleFigures(schedule, { ...asked, days: [day] }).genres.get('')
    expect([minutes('2026-11-23'), minutes('2026-11-24')]).toEqual([HOUR, HOUR])
  })
})

describe('a branch that is promoted', () => {
  const draft = aSchedule([
    anAiring('past', '2026-11-23T07:00', 60),
    anAiring('a', '2026-11-23T10:00', 60),
    anAiring('pinned', '2026-11-23T12:00', 60, { pinned: true }),
    anAiring('b', '2026-11-23T14:00', 60),
    anAiring('tuesday', '2026-11-24T10:00', 60),
  ])
  let count = 0
  const promoted = (airings: ReturnType<typeof anAiring>[]) => {
    const command = promoteBranch({ airings, days: monday }, draft, { now: NOW, newId: () => `n${++count}` })
    return applyCommand(draft, command, NOW)
  }

  test('takes the place of the day, pins given way, but for what has begun, and leaves other days alone', () => {
    const { schedule, changed } = promoted([
      anAiring('past', '2026-11-23T07:00', 90),
      anAiring('a', '2026-11-23T10:00', 60),
      anAiring('c', '2026-11-23T15:00', 30),
    ])
    expect(listed(schedule)).toEqual([...['past 07:00-08:00', 'a 10:00-11:00', 'c 15:00-15:30'], 'tuesday 10:00-11:00'])
    expect(changed.toSorted()).toEqual(['b', 'c', 'pinned'])
  })

  test('is taken over exactly, what runs at once in it and over its border included', () => {
    const { schedule, left } = promoted([
      anAiring('x', '2026-11-23T12:30', 60),
      anAiring('y', '2026-11-23T13:00', 60, { pinned: true }),
      anAiring('late', '2026-11-23T23:00', 12 * 60),
    ])
    expect(left).toBeUndefined()
    expect(listed(schedule).slice(1)).toEqual([
      ...['x 12:30-13:30', 'y 13:00-14:00', 'late 23:00-11:00', 'tuesday 10:00-11:00'],
    ])
  })

  test('tells what nobody may lay there, and gives a new id to what the schedule has elsewhere', () => {
    const { schedule, left } = promoted([
      anAiring('tuesday', '2026-11-23T10:00', 60),
      anAiring('x', '2026-11-23T12:30', 0),
    ])
    expect(listed(schedule)[1]).toBe('n1 10:00-11:00')
    expect(left).toMatchObject([{ reason: 'length', airing: 'x' }])
  })

  test('is the same schedule again where nothing is otherwise', () => {
    expect(promoted(structuredClone(airingsOfDays(draft, monday))).schedule).toBe(draft)
  })
})

test('days in a row go over the end of a month', () => {
  expect(daysInRow('2026-11-30', 2)).toEqual(['2026-11-30', '2026-12-01'])
})
