import { expect, it } from 'vitest'
import { anAiring, aSchedule } from '#tests/support/aSchedule.ts'
import { joinCommand, splitPoint } from './splitting.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`)
const film = anAiring('film', '2026-11-24T20:10', 110)

it('a program is cut where the cursor is, else at the quarter hour near its middle', () => {
  expect(splitPoint(film, at('20:33:20'))).toBe(at('20:33:20'))
  expect(splitPoint(film)).toBe(at('21:00'))
  expect(splitPoint(film, film.start)).toBe(at('21:00'))
})

it('what is shorter is cut at a minute, and an ad of seconds at its middle', () => {
  expect(splitPoint(anAiring('short', '2026-11-24T20:01', 7))).toBe(at('20:05'))
  expect(splitPoint({ ...film, dur: 30_000 })).toBe(at('20:10:15'))
})

it('to join names both halves from either of them, and what follows where there is no other half', () => {
  const head = { ...film, dur: 3_000_000 }
  const tail = { ...film, id: 'tail', start: at('21:00'), offset: 3_000_000, dur: 3_600_000 }
  const news = anAiring('news', '2026-11-24T22:00', 30)
  const schedule = aSchedule([head, tail, news])
  for (const half of [head, tail]) expect(joinCommand(schedule, half)).toMatchObject({ ids: ['film', 'tail'] })
  expect(joinCommand(aSchedule([film, news]), film)).toMatchObject({ ids: ['film', 'news'] })
})
