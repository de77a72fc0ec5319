import { expect, test } from 'vitest'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { aContainer } from '#tests/support/aStorefront.ts'
import { devicesOf } from './devices.ts'
import { lackingTitles, looksOf } from './lackingTitles.ts'

const row: RailRow = {
  ...{ id: 'pi', urn: 'urn:x', cty: 'movie', st: 'published', badges: [], ia: ['0-16x9'] },
  lon: [{ lang: 'en', n: 'Life of Pi' }],
}
const content = { rows: [row], count: 1, isReading: false, isKnown: true, isEnd: true, hidden: [] }
const container = aContainer('new', { layout: 'storefront', ratio: '16x9', ratios: { mobile: '2x3' } })
const lackingOn = (device: 'tv' | 'mobile' | 'all', lang = 'en') =>
  lackingTitles({
    looks: looksOf(new Map([['new', container]]), devicesOf(device)),
    ...{ content: new Map([['new', content]]), cards: { lang, at: 0, product: undefined } },
  }).get('new')

test('a title is listed with the ratios that it has no picture in, on any of the devices that are looked at', () => {
  expect(lackingOn('tv')).toBeUndefined()
  expect(lackingOn('mobile')).toMatchObject([{ id: 'pi', ratios: ['2x3'] }])
  expect(lackingOn('all')).toMatchObject([{ ratios: ['2x3'], lacksLanguage: false }])
})

test('a title without a name in the language is listed once, whatever the devices', () => {
  expect(lackingOn('all', 'ta')).toMatchObject([{ title: 'Life of Pi', lacksLanguage: true }])
})
