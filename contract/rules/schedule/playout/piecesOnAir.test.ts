import { expect, it } from 'vitest'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { anAiring, at, MINUTE } from '#tests/support/aSchedule.ts'
import { channelPieces, piecesOnAir, piecesWithin } from './piecesOnAir.ts'

const aTitle = (more: Partial<ScheduleTitle> = {}): ScheduleTitle => ({
  ...{ id: 'film', cty: 'movie', kind: 'vod', lon: [], ia: [], rights: { id: 'film', st: 'published' }, parts: [] },
  ...more,
})
const segmented = aTitle({
  id: 'cut',
  sg: [
    { seg_ty: 'vod', ctkey: 'film', sp: 2 * MINUTE, ep: 12 * MINUTE },
    { seg_ty: 'ad', dur: MINUTE },
    { seg_ty: 'vod', sp: 12 * MINUTE, ep: 20 * MINUTE, vrt: 'dub' },
  ],
})
const short = (airing: ReturnType<typeof anAiring>, title: ScheduleTitle | null | undefined) =>
  piecesOnAir(airing, title).map(({ type, at: from, dur, source }) => [
    ...[type, (from - airing.start) / MINUTE, dur / MINUTE],
    ...(source ? [source.key, source.start / MINUTE, (source.end ?? 0) / MINUTE] : []),
  ])

it('an airing plays the segments of its title, each from its own source; a bare ad slot plays nothing', () => {
  expect(short(anAiring('a', '2026-11-23T10:00', 19), segmented)).toEqual([
    ['vod', 0, 10, 'film', 2, 12],
    ['ad', 10, 1],
    ['vod', 11, 8, 'cut', 12, 20],
  ])
})

it('what is left out at its start, and what its end cuts off, does not play', () => {
  const trimmed = anAiring('a', '2026-11-23T10:00', 8, { offset: 4 * MINUTE })
  expect(short(trimmed, segmented)).toEqual([
    ['vod', 0, 6, 'film', 6, 12],
    ['ad', 6, 1],
    ['vod', 7, 1, 'cut', 12, 13],
  ])
})

it('a title without segments plays as a whole, and no longer than it is', () => {
  const airing = anAiring('a', '2026-11-23T10:00', 30, { pgmId: 'film' })
  expect(short(airing, aTitle({ dur: 20 * MINUTE }))).toEqual([['vod', 0, 20, 'film', 0, 20]])
  expect(short(airing, undefined)).toEqual([['vod', 0, 30, 'film', 0, 30]])
})

it('a filler that may run again begins anew until its airing ends', () => {
  const airing = anAiring('a', '2026-11-23T10:00', 5, { pgmId: 'loop', kind: 'filler' })
  expect(short(airing, aTitle({ id: 'loop', kind: 'filler', dur: 2 * MINUTE, loop: true }))).toEqual([
    ['filler', 0, 2, 'loop', 0, 2],
    ['filler', 2, 2, 'loop', 0, 2],
    ['filler', 4, 1, 'loop', 0, 1],
  ])
})

it('an ad of the schedule itself, and a title of no length, play nothing', () => {
  const { pgmId: _none, ...ad } = anAiring('a', '2026-11-23T10:00', 1, { kind: 'ad' })
  expect(piecesOnAir(ad, undefined)).toEqual([{ airing: 'a', type: 'ad', at: at('2026-11-23T10:00'), dur: MINUTE }])
  expect(piecesOnAir(anAiring('b', '2026-11-23T10:00', 1), aTitle({ dur: 0, loop: true }))).toEqual([])
})

it('a range has the pieces within it, cut where it begins and ends', () => {
  const [from, to] = [at('2026-11-23T10:05'), at('2026-11-23T10:12')]
  const pieces = channelPieces([anAiring('a', '2026-11-23T10:00', 19)], { from, to }, () => segmented)
  expect(pieces.map(({ at: start, dur, source }) => [(start - from) / MINUTE, dur / MINUTE, source?.start])).toEqual([
    [0, 5, 7 * MINUTE],
    [5, 1, undefined],
    [6, 1, 12 * MINUTE],
  ])
  expect(piecesWithin(pieces, { from: to, to: to + MINUTE })).toEqual([])
})
