import { describe, expect, it } from 'vitest'
import { onAirChecks } from './onAirChecks.ts'
import { onAirRepair } from './onAirRepair.ts'
import { onAirVerdict } from './onAirVerdict.ts'
import { whyUnavailable } from './whyUnavailable.ts'
import fc from 'fast-check'

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
  it('leads to the very field that ends the window', () => {
    const at = (change: object) =>
      onAirChecks({ ...film, ...change }, { product: 'my', now: NOW, type }).find(({ name }) => name === 'window')
        ?.pointer
    const past = '2026-01-01T00:00:00Z'
    expect(at({ lwe: past })).toBe('/lwe')
    expect(at({ lwe_prd: [{ prd: 'my', value: past }] })).toBe('/lwe_prd')
    expect(at({ ed_dt: past })).toBe('/ed_dt')
    expect(at({ ed_dt_prd: [{ prd: 'default', value: past }] })).toBe('/ed_dt_prd')
  })
  it('says what else viewers may run into', () => {
    const noted = {
      oa_ed_dt: '2026-01-01T00:00:00Z',
      availability: [{ prd: 'my', con: ['MY'], dt: '2027-01-01T00:00:00Z' }],
      mn_avl: false,
      cond_pub: { value: true, reason: 'Music rights pending' },
      wrng: [{ code: '113403', msg: 'x' }],
      err_msg: 'Encoding failed',
    }
    expect(checks(noted).slice(0, 6)).toEqual(
      ['airWindow', 'terms', 'parts', 'conditional', 'warnings', 'failed'].map((name) => `look ${name}`),
    )
  })
  it('asks for a look at a product’s later start until it is there', () => {
    const startsAt = (dt: string) => checks({ availability: [{ prd: 'my', dt }] })
    expect(startsAt('2027-01-01T00:00:00Z')).toContain('look terms')
    expect(startsAt('2026-01-01T00:00:00Z')).not.toContain('look terms')
  })
  it('asks for a look where something that a program is cut from is not to be had', () => {
    const facts = { product: 'my', now: NOW, type, available: (key: string) => key !== 'gone' }
    const of = (ctkey: string) => onAirChecks({ ...film, sg: [{ ctkey }] }, facts).find(({ name }) => name === 'parts')
    expect(of('gone')).toMatchObject({ weight: 'look', pointer: '/sg', names: ['segmentsUnavailable'] })
    expect(of('there')).toBeUndefined()
  })
  it('blocks exactly where a title is unavailable or its window has not begun', () => {
    const instant = fc.constantFrom('2025-01-01T00:00:00Z', '2026-11-24T12:00:00Z', '2028-01-01T00:00:00Z')
    const some = fc.record(
      { lws: instant, lwe: instant, ed_dt: instant, vce: fc.boolean(), st: fc.constantFrom('published', 'draft') },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(some, fc.constantFrom('my', 'sg'), (change, product) => {
        const record = { ...film, ...change } as never
        const blocked = onAirChecks(record, { product, now: NOW, type }).some(({ weight }) => weight === 'blocks')
        const isFuture = Date.parse((record as typeof film).lws) > NOW
        expect(blocked).toBe(whyUnavailable(record, { product, now: NOW }).length > 0 || isFuture)
      }),
    )
  })
})

describe('the verdict beside a form', () => {
  const facts = { product: 'my', now: NOW, type }
  const off = { ...film, vce: false }
  it('is about what viewers have, and says what publishing the form would mend', () => {
    expect(onAirVerdict(off, film, facts)[0]).toMatchObject({ name: 'voice', weight: 'blocks', change: 'mended' })
  })
  it('warns of what publishing the form would break', () => {
    expect(onAirVerdict(film, off, facts)[0]).toMatchObject({ name: 'voice', weight: 'look', change: 'comes' })
    expect(onAirVerdict(film, { ...film, prd: ['sg'] }, facts).filter(({ name }) => name === 'product')).toHaveLength(1)
  })
  it('judges the form where nothing is live', () => {
    expect(onAirVerdict(undefined, { ...film, st: 'draft', sides: [] }, facts)[0]).toMatchObject({ state: 'never' })
  })
})

describe('a repair in one click', () => {
  it('mends what it is offered for, and nothing that a contract says', () => {
    const broken = { ...film, prd: ['sg'], vce: false, lwe: '2026-01-01T00:00:00Z' }
    const facts = { product: 'my', now: NOW, type }
    const repairs = onAirChecks(broken, facts).map((check) => [check.name, onAirRepair(broken, check, 'my')])
    expect(Object.fromEntries(repairs)).toMatchObject({
      product: { kind: 'field', pointer: '/prd', value: ['sg', 'my'] },
      voice: { kind: 'field', pointer: '/vce', value: true },
    })
    expect(repairs.find(([name]) => name === 'window')?.[1]).toBeUndefined()
  })
  it('puts a title that is in no product into the one that is asked about', () => {
    const check = { name: 'product', weight: 'blocks' } as const
    expect(onAirRepair({ ...film, prd: undefined }, check, 'my')).toMatchObject({ value: ['my'] })
  })
  it('of a title that is not published is the action that its status waits for', () => {
    const verb = (state: string) => {
      const record = { ...film, st: state as 'draft', sides: [{ st: state as 'draft' }] }
      const [check] = onAirChecks(record, { product: 'my', now: NOW, type })
      return check && onAirRepair(record, check, 'my')
    }
    expect(verb('draft')).toEqual({ kind: 'verb', verb: 'publish' })
    expect(verb('pending')).toEqual({ kind: 'verb', verb: 'approve' })
    expect(verb('archived')).toEqual({ kind: 'verb', verb: 'restoreContent' })
    expect(verb('purged')).toBeUndefined()
  })
})
