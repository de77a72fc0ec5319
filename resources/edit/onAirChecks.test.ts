import { describe, expect, it } from 'vitest'
import { onAirChecks } from './onAirChecks.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const type = {
  traits: [],
  languages: ['en', 'ta'] as ('en' | 'ta')[],
  images: { types: [], ratios: [], required: ['0-16x9'] },
}
const film = {
  st: 'published' as const,
  prd: ['my'],
  ia: ['0-16x9'],
  lon: [
    { lang: 'en', n: 'Alpha' },
    { lang: 'ta', n: 'ஆல்பா' },
  ],
  lws: '2024-03-01T00:00:00Z',
  lwe: '2027-03-01T00:00:00Z',
}
const checks = (change: object = {}, product = 'my') =>
  onAirChecks({ ...film, ...change }, { product, now: NOW, type }).map(({ name, weight }) => `${weight} ${name}`)

describe('why a title is not on air', () => {
  it('has nothing against one that is published, in its window and in the product', () => {
    expect(checks()).toEqual(['fine published', 'fine window', 'fine product'])
  })
  it('names everything that blocks it, first', () => {
    const off = { st: 'draft', sides: [], lwe: '2026-01-01T00:00:00Z', vce: false }
    expect(checks(off, 'sg')).toEqual(['blocks published', 'blocks window', 'blocks product', 'blocks voice'])
  })
  it('calls a window that has not begun what it is', () => {
    expect(checks({ lws: '2027-01-01T00:00:00Z' })).toContain('blocks future')
  })
  it('counts a draft over a published version as published', () => {
    expect(checks({ st: 'draft', sides: [{ st: 'published' }, { st: 'draft' }] })).toContain('fine published')
  })
  it('asks for a look at missing images and translations, which block nothing', () => {
    expect(checks({ ia: [], lon: [{ lang: 'en', n: 'Alpha' }] }).slice(0, 2)).toEqual(['look images', 'look languages'])
  })
})
