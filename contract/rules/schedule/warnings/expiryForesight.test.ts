import { expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR } from '#tests/support/aSchedule.ts'
import { expiryForesight } from './expiryForesight.ts'

const DAY = 24 * HOUR
const schedule = aSchedule([
  anAiring('past', '2026-11-23T06:00', 60, { pgmId: 'donnie' }),
  anAiring('soon', '2026-11-23T12:00', 60, { pgmId: 'donnie' }),
  anAiring('late', '2026-11-25T12:00', 60, { pgmId: 'donnie' }),
  anAiring('other', '2026-11-24T12:00', 60, { pgmId: 'arrival' }),
  anAiring('ad', '2026-11-24T13:00', 1, { kind: 'ad', pgmId: undefined }),
])
const now = at('2026-11-23T08:00')
const ends = new Map([
  ['donnie', at('2026-11-25T12:30')],
  ['arrival', at('2026-11-24T20:00')],
])

test('titles that expire soon are told with every airing to come, and which of them come too late', () => {
  const found = expiryForesight(schedule, { now, within: 9 * DAY, rightsEnd: (id) => ends.get(id) })
  expect(
    found.map(({ pgmId, airings, late }) => [pgmId, airings.map(({ id }) => id), late.map(({ id }) => id)]),
  ).toEqual([
    ['arrival', ['other'], []],
    ['donnie', ['soon', 'late'], ['late']],
  ])
})

test('rights that end later, or never, are nothing to tell', () => {
  expect(expiryForesight(schedule, { now, within: DAY, rightsEnd: (id) => ends.get(id) })).toEqual([])
  expect(expiryForesight(schedule, { now, within: 9 * DAY, rightsEnd: () => undefined })).toEqual([])
})
