import { describe, expect, it } from 'vitest'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { checkRights } from '../warnings/checkRights.ts'
import { readLoop, writeLoop } from './loopOnWire.ts'
import { conditionIn, knownTitles, rightsFacts, snapshotOf } from './titleFacts.ts'

const harbour: ScheduleTitle = {
  ...{ id: 'p-a', cty: 'program', kind: 'vod', lon: [{ lang: 'en', n: 'Harbour' }], ia: [], dur: 3_600_000 },
  sg: [{ seg_ty: 'vod', ctkey: 'film', dur: 3_600_000 }],
  condition: 'Subtitles follow',
  rights: { id: 'p-a', st: 'published', prd: ['one'] },
  parts: [{ rights: { id: 'film', st: 'published', lwe: '2026-11-23T10:30:00.000Z' } }],
}

describe('facts about titles', () => {
  const schedule = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-23T12:00', 60)])
  const other = { now: at('2026-11-20T00:00'), product: 'one' }
  const failuresOf = (titles: Parameters<typeof rightsFacts>[0]) =>
    [...checkRights(schedule, rightsFacts(titles, other))].map(([id, failures]) => [id, failures[0]])

  it('say that a title within a program ends before its airing does', () => {
    expect(failuresOf(knownTitles(new Map(), ['p-a'], [harbour]))).toEqual([
      ['a', expect.objectContaining({ code: '11340201', field: 'lwe', whose: { kind: 'title', id: 'film' } })],
    ])
  })

  it('say of a title that was asked for and is not there that it is not published, and nothing of the others', () => {
    expect(failuresOf(knownTitles(new Map(), ['p-b'], []))).toEqual([
      ['b', expect.objectContaining({ code: '11340204', whose: { kind: 'program', id: 'p-b' } })],
    ])
    expect(failuresOf(new Map())).toEqual([])
  })

  it('tell the condition that a title is published under, and what a day keeps of it', () => {
    const condition = conditionIn(knownTitles(new Map(), ['p-a', 'p-b'], [harbour]))
    expect(schedule.order.map(condition)).toEqual(['Subtitles follow', undefined])
    const piece = (seg_ty: string, dur: number) => ({ seg_ty, ctkey: 'film', dur })
    const sg = [piece('vod', 60_000), piece('vod', 30_000), piece('ad', 10_000), piece('vod', 60_000)]
    expect(snapshotOf({ lon: harbour.lon, sg })).toEqual({
      lon: harbour.lon,
      sg: [
        { seg_ty: 'vod', dur: 90_000 },
        { seg_ty: 'ad', dur: 10_000 },
        { seg_ty: 'vod', dur: 60_000 },
      ],
    })
  })
})

it('a loop comes back from the wire as it was', () => {
  const day = (nth: number) => at(`2026-11-2${nth}T00:00`)
  const loop = { block: { from: day(3), to: day(4) }, until: day(8), broken: [{ from: day(5), to: day(6) }] }
  expect(readLoop(writeLoop(loop))).toEqual(loop)
  expect(readLoop({ ...writeLoop(loop), until: 'soon' })).toBeUndefined()
  expect(readLoop({ ...writeLoop(loop), block: { from: '2026-11-24', to: '2026-11-23' } })).toBeUndefined()
})
