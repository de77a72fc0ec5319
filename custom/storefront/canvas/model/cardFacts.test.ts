import { expect, test } from 'vitest'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { cardFacts } from './cardFacts.ts'
import { railLook } from './railLook.ts'

const AT = Date.parse('2026-11-24T12:00:00Z')
const lens = { lang: 'ta', at: AT, product: 'rimba-my' }
const wide = { ratio: '16x9', shape: 'row' } as const

function aRow(more: Partial<RailRow>): RailRow {
  return { id: 'pi', urn: 'urn:x', cty: 'movie', st: 'published', badges: [], ...more }
}

test('a card has the picture of the ratio that is asked for, of the language before that of all', () => {
  const ia = ['0-16x6-Banner', '0-16x9-Cover', '0-16x9', '0-16x9-Poster_ta', '0-16x9-Logo']
  expect(cardFacts(aRow({ ia }), wide, lens).picture?.place).toEqual({ type: 'Poster', ratio: '16x9', lang: 'ta' })
  expect(cardFacts(aRow({ ia }), wide, { ...lens, lang: 'en' }).picture?.place).toEqual({
    type: 'Poster',
    ratio: '16x9',
  })
  expect(cardFacts(aRow({ ia }), { ratio: '16x6', shape: 'hero' }, lens)).toMatchObject({
    picture: { place: { type: 'Banner', ratio: '16x6' } },
    lacksRatio: false,
  })
})

test('a title without the ratio or the language shows what it has, and is marked', () => {
  const lon = [{ lang: 'en', n: 'Life of Pi' }]
  const facts = cardFacts(aRow({ lon, ia: ['0-4x3'] }), wide, lens)
  expect(facts).toMatchObject({ title: 'Life of Pi', lang: 'en', lacksLanguage: true, lacksRatio: true })
  expect(facts.picture?.place.ratio).toBe('4x3')
  expect(cardFacts(aRow({ lon }), wide, { ...lens, lang: 'en' })).toMatchObject({
    ...{ lacksLanguage: false, lacksRatio: true, picture: undefined },
  })
})

test('an airing has the picture of the title that airs, and its channel', () => {
  const row = aRow({
    title: { id: 'film', urn: 'urn:y', key: 'k', ia: ['0-16x9'] },
    channel: { id: 'hits', lon: [{ lang: 'en', n: 'HITS' }] },
    badges: ['live'],
  })
  expect(cardFacts(row, wide, lens)).toMatchObject({
    ...{ picture: { id: 'film', key: 'k' }, channel: 'HITS', badge: { badge: 'live' } },
  })
})

test('what leaves says in how many days at the moment of the lens', () => {
  const row = aRow({ badges: ['new', 'leaving'], lwe: '2026-11-30T12:00:00Z' })
  expect(cardFacts(row, wide, lens).badge).toEqual({ badge: 'leaving', days: 6 })
})

test('a container is drawn by its kind and the ratio of the device', () => {
  const settings = { layout: 'storefront', style: 'rounded', ratio: '4x3', ratios: { mobile: '16x9' } } as const
  expect(railLook(settings, 'tv')).toMatchObject({ kind: 'rounded', ratio: '4x3', isRound: true, height: 1 })
  expect(railLook(settings, 'mobile').ratio).toBe('16x9')
  expect(railLook({ layout: 'banner', ratio: '16x6' }, 'tv')).toMatchObject({ shape: 'hero', height: 6 / 16 })
  expect(railLook({ layout: 'grid', size: 'large' }, 'tv').shape).toBe('grid')
})
