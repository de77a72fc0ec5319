import { expect, it } from 'vitest'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { aSchedule, anAiring, at, MINUTE } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { onAirPlan, pieceKey, plays } from './onAirPlan.ts'

const cut = {
  ...aScheduleTitle('cut', 'Harbour'),
  sg: [
    { seg_ty: 'vod', ctkey: 'film', sp: 0, ep: 20 * MINUTE },
    { seg_ty: 'ad', dur: 2 * MINUTE },
    { seg_ty: 'vod', ctkey: 'film', sp: 20 * MINUTE, ep: 38 * MINUTE },
  ],
}
const titles: KnownTitles = new Map([['cut', cut]])
const schedule = aSchedule([
  anAiring('a', '2026-11-23T10:00', 40, { pgmId: 'cut' }),
  anAiring('b', '2026-11-23T10:40', 20, { pgmId: 'gone' }),
])

it('from the middle of a program on, its cuts and ads follow, then what airs next', () => {
  const { rows, smil, adMs, title } = onAirPlan(schedule, titles, at('2026-11-23T10:15'))
  expect(rows.map(({ piece, airing, item }) => [airing.id, piece.type, piece.dur / MINUTE, item])).toEqual([
    ['a', 'vod', 5, 0],
    ['a', 'ad', 2, undefined],
    ['a', 'vod', 18, 1],
    ['b', 'vod', 5, 2],
  ])
  expect(smil[0]).toEqual({ key: 'film', start: 15 * MINUTE, end: 20 * MINUTE })
  expect([adMs, title]).toEqual([2 * MINUTE, { id: 'cut', cty: cut.cty }])
})

it('what goes on after a cut is one row, by whichever of its pieces it plays', () => {
  const sg = [0, 1, 2].map((nth) => ({ seg_ty: 'vod', ctkey: 'film', sp: nth * MINUTE, ep: (nth + 1) * MINUTE }))
  const short = new Map([['cut', { ...cut, sg, loop: true }]])
  const { rows, smil } = onAirPlan(schedule, short, at('2026-11-23T10:30'))
  expect(smil).toHaveLength(11)
  expect(rows.map(({ piece, item, lastItem }) => [piece.airing, piece.dur / MINUTE, item, lastItem])).toEqual([
    ['a', 10, 0, 9],
    ['b', 20, 10, 10],
  ])
  expect(rows.map((row) => [plays(row, 5), plays(row, 10), plays(row, undefined)])).toEqual([
    [true, false, false],
    [false, true, false],
  ])
})

it('passes over what the media service does not play: the others still do', () => {
  const { smil } = onAirPlan(schedule, titles, at('2026-11-23T10:15'))
  const passedOver = new Map(smil.slice(0, 1).map((piece) => [pieceKey(piece), 'noRights'] as const))
  const { rows, smil: left } = onAirPlan(schedule, titles, at('2026-11-23T10:15'), passedOver)
  expect(rows.map(({ item, why }) => why ?? item)).toEqual(['noRights', 'noMedia', 0, 1])
  expect(left).toEqual(smil.slice(1))
})

it('turns of a loop play as the block does, and where nothing is on air there is nothing', () => {
  const [from, to] = [at('2026-11-23T10:00'), at('2026-11-23T11:00')]
  const looped = { ...schedule, loop: { block: { from, to }, until: at('2026-11-23T14:00'), broken: [] } }
  expect(onAirPlan(looped, titles, at('2026-11-23T12:15')).smil).toEqual(
    onAirPlan(schedule, titles, at('2026-11-23T10:15')).smil,
  )
  expect(onAirPlan(looped, titles, at('2026-11-23T14:00')).rows).toEqual([])
})
