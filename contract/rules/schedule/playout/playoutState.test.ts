import { expect, test } from 'vitest'
import { playedOf, playedSpans, playoutState, whyNotPlayout } from './playoutState.ts'

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

test('what played before a start anew stays played, and nothing did between', () => {
  const iso = (count: number) => new Date(minutes(count)).toISOString()
  const played = [
    { from: iso(-300), to: iso(-200) },
    { from: iso(-100), to: iso(-50) },
  ]
  const spans = playedSpans({ start: iso(-52), played }, now)
  expect(spans).toEqual([
    { from: minutes(-300), to: minutes(-200) },
    { from: minutes(-100), to: now },
  ])
  expect(playedSpans({ start: iso(5), played: [] }, now)).toEqual([])
  expect(playedSpans({}, now)).toEqual([])
  const piece = { at: minutes(-210), dur: 130 * 60_000, type: 'vod' }
  expect(playedOf([piece], spans)).toEqual([
    { at: minutes(-210), dur: 10 * 60_000, type: 'vod' },
    { at: minutes(-100), dur: 20 * 60_000, type: 'vod' },
  ])
})
