import { expect, test } from 'vitest'
import { aSchedule, anAiring, HOUR, MINUTE } from '#tests/support/aSchedule.ts'
import { layTemplate } from '../fill/layTemplate.ts'
import { readPlanAirings, writePlanAirings } from './planOnWire.ts'
import { templateSlots } from './templateSlots.ts'

const day = aSchedule([
  anAiring('m1', '2026-11-23T10:00', 30, { pgmId: 'mulan' }),
  anAiring('ad', '2026-11-23T10:30', 2, { kind: 'ad', pgmId: undefined }),
  anAiring('m2', '2026-11-23T10:32', 60, { pgmId: 'mulan', offset: 30 * MINUTE }),
  anAiring('promo', '2026-11-23T11:32', 1, { kind: 'promo', pgmId: 'soon' }),
  anAiring('again', '2026-11-23T12:00', 90, { pgmId: 'mulan' }),
])

test('a program with ads between its pieces is one slot with breaks', () => {
  expect(templateSlots(day, '2026-11-23')).toEqual([
    {
      ...{ at: 10 * HOUR, dur: 92 * MINUTE, kind: 'vod', pgm_id: 'mulan' },
      breaks: [{ after: 30 * MINUTE, dur: 2 * MINUTE }],
    },
    { at: 11 * HOUR + 32 * MINUTE, dur: MINUTE, kind: 'promo', pgm_id: 'soon', breaks: [] },
    { at: 12 * HOUR, dur: 90 * MINUTE, kind: 'vod', pgm_id: 'mulan', breaks: [] },
  ])
})

test('a template laid on another day airs the same at the same clocks', () => {
  const lengths: Record<string, number> = { mulan: 90 * MINUTE, soon: MINUTE }
  const slots = templateSlots(day, '2026-11-23')
  const { airings, empty } = layTemplate(slots, { day: '2026-11-24', zone: 'UTC', idPrefix: 't' }, (_slot, place) => {
    const pgmId = slots[place]?.pgm_id ?? ''
    return { pgmId, dur: lengths[pgmId] ?? 0 }
  })
  expect(empty).toEqual([])
  expect(airings.map(({ start, dur, offset }) => [start - 24 * HOUR, dur, offset])).toEqual(
    day.order.map(({ start, dur, offset }) => [start, dur, offset]),
  )
})

test('a template keeps what is pinned, and where in its program an airing begins', () => {
  const held = aSchedule([
    anAiring('second half', '2026-11-23T10:00', 30, { pgmId: 'mulan', offset: 40 * MINUTE, pinned: true }),
    anAiring('ad', '2026-11-23T10:30', 2, { kind: 'ad', pgmId: undefined, pinned: true }),
    anAiring('its end', '2026-11-23T10:32', 20, { pgmId: 'mulan', offset: 70 * MINUTE, pinned: true }),
  ])
  const slots = templateSlots(held, '2026-11-23')
  const lay = (until: number) =>
    layTemplate(slots, { day: '2026-11-24', zone: 'UTC', idPrefix: 't' }, () => ({ pgmId: 'mulan', dur: until }))
  expect(
    lay(90 * MINUTE).airings.map(({ start, dur, offset, pinned }) => [start - 24 * HOUR, dur, offset, pinned]),
  ).toEqual(held.order.map(({ start, dur, offset, pinned }) => [start, dur, offset, pinned]))
  expect(lay(40 * MINUTE)).toEqual({ airings: [], empty: [{ slot: 0, why: 'nothing' }] })
})

test('airings of a plan are the same once they are read again, over midnight too', () => {
  const airings = [...day.order, anAiring('late', '2026-11-23T23:30', 60, { pinned: true })]
  expect(readPlanAirings(writePlanAirings(airings), () => undefined)).toEqual(
    airings.map((airing) => (airing.pgmId === undefined ? expect.objectContaining({ id: airing.id }) : airing)),
  )
  expect(readPlanAirings([{ a_st_dt: 'soon', a_ed_dt: 'later' }], () => undefined)).toEqual([])
})
