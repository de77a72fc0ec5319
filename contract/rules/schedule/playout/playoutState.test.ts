import { expect, test } from 'vitest'
import { playoutState, whyNotPlayout } from './playoutState.ts'

const now = Date.parse('2026-11-24T12:00:40Z')
const minutes = (count: number) => now + count * 60_000

test('a channel that nobody started is stopped, else it is starting until its start and running from then on', () => {
  expect([undefined, minutes(1), now, minutes(-60)].map((start) => playoutState(start, now))).toEqual([
    'stopped',
    'starting',
    'running',
    'running',
  ])
})

test('playout starts where something published airs on a published channel, from the minute that runs on', () => {
  const asked = { start: minutes(-1), now, isPublished: true, isOnAir: true }
  expect(whyNotPlayout(asked)).toBeUndefined()
  expect(whyNotPlayout({ ...asked, isOnAir: false })).toBe('nothingOnAir')
  expect(whyNotPlayout({ ...asked, isOnAir: false, isPublished: false })).toBe('channelDraft')
  expect(whyNotPlayout({ ...asked, start: minutes(-6) })).toBe('past')
})
