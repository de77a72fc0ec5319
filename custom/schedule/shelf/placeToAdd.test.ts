import { expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, MINUTE } from '#tests/support/aSchedule.ts'
import { placeToAdd } from './placeToAdd.ts'

const schedule = aSchedule([
  anAiring('a', '2026-11-23T08:00', 60),
  anAiring('b', '2026-11-23T09:30', 60),
  anAiring('c', '2026-11-23T14:00', 60),
])
const now = at('2026-11-23T08:30')
const shown = { from: at('2026-11-23T00:00'), to: at('2026-11-24T00:00') }
const placed = (dur: number, cursor?: Parameters<typeof placeToAdd>[1]['cursor']) =>
  placeToAdd(schedule, { cursor, shown, now, dur })

test('something new goes behind the airing that the cursor is on', () => {
  expect(placed(HOUR, { kind: 'airing', id: 'b' })).toEqual({
    ...{ toStart: at('2026-11-23T10:30'), mode: 'insert' },
    gap: { from: at('2026-11-23T10:30'), to: at('2026-11-23T14:00') },
  })
})

test('to the time that the cursor is at, which may be in the middle of a gap or of an airing', () => {
  expect(placed(HOUR, { kind: 'time', at: at('2026-11-23T09:10') })).toMatchObject({
    gap: { from: at('2026-11-23T09:10'), to: at('2026-11-23T09:30') },
  })
  expect(placed(HOUR, { kind: 'time', at: at('2026-11-23T14:30') })).toEqual({
    ...{ toStart: at('2026-11-23T14:30'), mode: 'insert' },
  })
})

test('without a cursor, or with one in the past, into the first gap on screen that is long enough', () => {
  expect(placed(30 * MINUTE)).toMatchObject({ toStart: at('2026-11-23T09:00'), mode: 'exact' })
  expect(placed(2 * HOUR, { kind: 'time', at: at('2026-11-23T02:00') })?.toStart).toBe(at('2026-11-23T10:30'))
  expect(placed(20 * HOUR)).toBeUndefined()
})

test('into a gap that runs already at the next quarter hour, which has not begun when it is laid', () => {
  const empty = aSchedule([])
  const first = (clock: string) => placeToAdd(empty, { cursor: undefined, shown, now: at(clock), dur: HOUR })?.toStart
  expect(first('2026-11-23T08:31')).toBe(at('2026-11-23T08:45'))
  expect(first('2026-11-23T08:45')).toBe(at('2026-11-23T09:00'))
})
