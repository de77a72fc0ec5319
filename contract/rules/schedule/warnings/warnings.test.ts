import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, MINUTE, MONDAY, schedules, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { rangeOf } from '../model/schedule.ts'
import { sweep } from '../sweep.ts'
import { adFindings, adLoad } from './adLoad.ts'
import { checkRights, nextRightsCheck, recheckRights } from './checkRights.ts'
import { dayOverlaps, dayWarnings } from './dayWarnings.ts'
import { repeatsWithin } from './repeats.ts'
import { rightsFailures, type RightsFacts } from './rightsFailures.ts'

const NOW = at('2026-11-23T08:00')
const film = anAiring('film', '2026-11-23T10:00', 120)
const fine = { id: 'f', st: 'published', prd: ['rimba-my'], vce: true } as const
const factsOf = (record: object, more: Partial<RightsFacts> = {}): RightsFacts => ({
  ...{ product: 'rimba-my', now: NOW, recordsOf: () => ({ program: { ...fine, ...record } }) },
  ...more,
})

describe('the rights of an airing', () => {
  test('have to last to its end: by the product’s own date, else by that of all', () => {
    const end = (text: string) => [
      { prd: 'rimba-my', value: text },
      { prd: 'default', value: '2026-01-01T00:00:00Z' },
    ]
    expect(rightsFailures(film, factsOf({ lwe_prd: end('2026-11-23T12:00:00Z') }))).toEqual([])
    expect(rightsFailures(film, factsOf({ lwe_prd: end('2026-11-23T11:59:00Z') }))).toEqual([
      {
        ...{ code: '11340201', text: 'availabilityExpires', field: 'lwe_prd', at: at('2026-11-23T11:59') },
        whose: { kind: 'program', id: 'f' },
      },
    ])
    const other = factsOf({ ed_dt_prd: end('2027-01-01T00:00:00Z') }, { product: 'rimba-sg' })
    expect(rightsFailures(film, other).map(({ code, field }) => [code, field])).toEqual([
      ['11340201', 'ed_dt_prd'],
      ['11340203', 'prd'],
    ])
  })

  test.each([
    [{ vce: false }, '11340202', 'vce'],
    [{ prd: ['rimba-sg'] }, '11340203', 'prd'],
    [{ st: 'draft' }, '11340204', 'st'],
    [{ lws: '2026-11-23T11:00:00Z' }, '11340202', 'lws'],
  ])('%j is code %s, by field %s', (record, code, field) => {
    expect(rightsFailures(film, factsOf(record))).toMatchObject([{ code, field, text: 'notAvailable' }])
  })

  test('are those of its program’s parts too, and of the channel', () => {
    const parts = { ...film, rest: { pgm: { mn_lic: '2026-11-23T11:00:00Z', mn_avl: false } } }
    expect(rightsFailures(parts, factsOf({})).map(({ code, field }) => [code, field])).toEqual([
      ['11340201', 'mn_lic'],
      ['11340202', 'mn_avl'],
    ])
    const channel = { st: 'published', ed_dt: '2026-11-23T11:00:00Z' } as const
    expect(rightsFailures(film, factsOf({}, { channel }))).toMatchObject([
      { code: '11340202', text: 'notAvailable', field: 'ed_dt', whose: { kind: 'channel' } },
    ])
  })

  test('of what has aired are past mending', () => {
    expect(rightsFailures(film, factsOf({ vce: false }, { now: at('2026-11-23T12:00') }))).toEqual([])
  })

  test('law: looked at for what a command changed they are those of the whole', () => {
    const facts: RightsFacts = factsOf({ lwe: '2026-11-24T05:00:00Z' })
    fc.assert(
      fc.property(schedules, fc.nat(20), fc.nat(60), ({ schedule, now }, place, hours) => {
        const before = checkRights(schedule, facts)
        const airing = schedule.order[place % Math.max(1, schedule.order.length)]
        const toStart = schedule.window.from + hours * HOUR
        const ids = airing ? [airing.id] : []
        const { schedule: after, changed } = applyCommand(schedule, { kind: 'move', ids, toStart, mode: 'insert' }, now)
        const map = recheckRights(before, after, changed, facts)
        expect(map).toEqual(checkRights(after, facts))
        if (changed.length === 0) expect(map).toBe(before)
        const next = nextRightsCheck(map, after, NOW)
        if (next !== undefined) expect(next).toBeGreaterThan(NOW)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the warnings of a day', () => {
  const codes = (schedule = aSchedule([film]), more = {}) =>
    dayWarnings(schedule, MONDAY, { rights: new Map(), ...more }).map(({ code }) => code)

  test('tell gaps from a day that is not filled at all', () => {
    expect(codes()).toEqual(['413401'])
    expect(codes(aSchedule([]))).toEqual(['113403'])
    expect(codes(aSchedule([anAiring('all', '2026-11-22T23:00', 26 * 60)]))).toEqual([])
  })

  test('are one of each code, with where to go', () => {
    const schedule = aSchedule(
      [film, anAiring('late', '2026-11-23T23:00', 60)],
      someDays(2, MONDAY, { 0: { pst: 'processing' } }),
    )
    const rights = checkRights(schedule, factsOf({ vce: false }))
    const conditionOf = ({ id }: { id: string }) => (id === 'late' ? 'P13' : undefined)
    const channelEnd = at('2026-11-24T06:00')
    expect(dayWarnings(schedule, MONDAY, { rights, conditionOf, channelEnd, expiresSoon: 12 * HOUR })).toEqual([
      { code: '413405' },
      {
        code: '413401',
        gaps: sweep(schedule.order.map(rangeOf), { from: at('2026-11-23T00:00'), to: at('2026-11-24T00:00') }).gaps,
      },
      { code: '11340202', airings: ['film', 'late'] },
      { code: 'channelExpiry', at: channelEnd },
      { code: 'conditionalPublish', airings: ['late'], reasons: ['P13'] },
    ])
    expect(codes(schedule, { channelEnd })).not.toContain('channelExpiry')
  })

  test('leave overlaps apart: those are refused on saving', () => {
    const schedule = aSchedule([film, anAiring('x', '2026-11-23T11:30', 60)])
    expect(dayOverlaps(schedule, MONDAY)).toEqual([
      { from: at('2026-11-23T11:30'), to: at('2026-11-23T12:00'), airings: ['film', 'x'] },
    ])
  })
})

describe('what airs again, and ads', () => {
  test('programs that air again too soon are told with their distance', () => {
    const again = anAiring('again', '2026-11-23T14:00', 30, { pgmId: 'p-film' })
    const ads = [
      anAiring('x', '2026-11-23T15:00', 1, { kind: 'ad', pgmId: 'ad' }),
      anAiring('y', '2026-11-23T15:01', 1, { kind: 'ad', pgmId: 'ad' }),
    ]
    const schedule = aSchedule([film, again, ...ads])
    expect(repeatsWithin(schedule, 3 * HOUR)).toEqual([{ airing: 'again', before: 'film', distance: 2 * HOUR }])
    expect(repeatsWithin(schedule, 2 * HOUR)).toEqual([])
  })

  test('ads are counted by the hour, those within programs too', () => {
    const sg = [
      { seg_ty: 'vod', sp: 0, ep: 55 * MINUTE, fps: 25 },
      { seg_ty: 'ad', dur: 10 * MINUTE },
    ]
    const schedule = aSchedule([
      { ...film, rest: { pgm: { sg } } },
      anAiring('ad', '2026-11-23T12:00', 2, { kind: 'ad' }),
    ])
    const range = { from: at('2026-11-23T10:30'), to: at('2026-11-23T12:30') }
    expect(adLoad(schedule, range).map(({ ads }) => ads / MINUTE)).toEqual([5, 5, 2])
    const policies = [{ rules: [{ ads: 4 * MINUTE, longest: 9 * MINUTE }] }]
    expect(
      adFindings(schedule, range, { policies, product: 'p' }).map(({ code, value }) => [code, value / MINUTE]),
    ).toEqual([
      ['hourFull', 5],
      ['longBreak', 10],
      ['hourFull', 5],
    ])
  })
})
