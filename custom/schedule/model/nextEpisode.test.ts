import { expect, test } from 'vitest'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { nextEpisode } from './nextEpisode.ts'

const episodes = ['e1', 'e2', 'e3']
const schedule = aSchedule([
  anAiring('a', '2026-11-23T10:00', 30, { pgmId: 'e1' }),
  anAiring('b', '2026-11-24T10:00', 30, { pgmId: 'e2' }),
])

test('a season goes on behind the last of its episodes before a time', () => {
  expect(nextEpisode(schedule, episodes, at('2026-11-25T10:00'))).toBe(2)
  expect(nextEpisode(schedule, episodes, at('2026-11-24T09:00'))).toBe(1)
})

test('and begins anew where none airs, or the last one has', () => {
  expect(nextEpisode(schedule, episodes, at('2026-11-23T09:00'))).toBe(0)
  expect(nextEpisode(schedule, ['e1', 'e2'], at('2026-11-25T10:00'))).toBe(0)
})
