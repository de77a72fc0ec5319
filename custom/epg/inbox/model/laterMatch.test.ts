import { expect, it } from 'vitest'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { laterChannel, takenBy } from './laterMatch.ts'

const ours = (id: string) => ({ id, lon: [], ia: [] })
const match = (id: string, more: Partial<EpgMatch>): EpgMatch => ({
  ...{ id, names: [], programmes: 1, titles: [], state: 'matched', candidates: [] },
  ...more,
})
const news = match('news', { channel: ours('1') })
const films = match('films', { channel: ours('2') })
const moved = match('films', { channel: ours('2'), later: ours('3') })
const waiting = match('relay', { state: 'waiting' })

it('what was said since counts for later feeds, leaving out as well', () => {
  const said = [news, moved, match('films', { channel: ours('2'), later: null }), waiting].map(laterChannel)
  expect(said.map((channel) => channel?.id)).toEqual(['1', '3', undefined, undefined])
})

it('two that were taken in are swapped, by what each is in later feeds', () => {
  expect(takenBy(news, '2', [news, films])).toEqual({ holder: films, own: ours('1') })
  expect(takenBy(news, '2', [news, moved])).toBeUndefined()
  expect(takenBy(moved, '1', [news, moved])).toEqual({ holder: news, own: ours('3') })
})

it('what would be taken in now finds its channel taken, also by one that later feeds take elsewhere', () => {
  expect(takenBy(waiting, '2', [news, films, waiting])).toEqual({ holder: films })
  expect(takenBy(waiting, '2', [news, moved, waiting])).toEqual({ holder: moved })
  expect(takenBy(waiting, '4', [news, moved, waiting])).toBeUndefined()
})
