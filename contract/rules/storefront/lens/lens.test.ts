import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContainer, aStorefront, aTab, day, storefronts } from '#tests/support/aStorefront.ts'
import { audiencesOf, lookThrough, type Lens } from './lens.ts'
import { instants, nextChange, nextInstant, pageChanges } from './instants.ts'
import { railForecast } from './railForecast.ts'

const adult = { age: ['adult'], plan: ['premium'] }
const at = (text: string): Lens => ({ at: day(text), viewer: adult })
const storefront = aStorefront(
  [aTab('home', ['festive', 'kids', 'always']), aTab('later', ['inside'], { startDate: day('2026-12-01') })],
  [
    aContainer('festive', { startDate: day('2026-11-20'), endDate: day('2026-11-25') }),
    aContainer('kids', { attributes: [{ name: 'age', values: ['child'] }] }),
    aContainer('always', { containerPolicy: ['premium-only'] }),
    aContainer('inside'),
  ],
)
const shownAt = (lens: Lens, facts = {}) =>
  lookThrough(storefront, lens, facts).tabs.flatMap(({ containers }) =>
    containers.filter(({ hidden }) => hidden.length === 0).map(({ id }) => id),
  )
const whyNot = (id: string, lens: Lens, facts = {}) =>
  lookThrough(storefront, lens, facts)
    .tabs.flatMap(({ containers }) => containers)
    .find((one) => one.id === id)
    ?.hidden.map(({ reason }) => reason)

describe('what a viewer sees', () => {
  it('follows the dates, an end being the first instant without', () => {
    expect(shownAt(at('2026-11-19'))).toEqual(['always'])
    expect(shownAt(at('2026-11-20'))).toEqual(['festive', 'always'])
    expect(shownAt(at('2026-11-25'))).toEqual(['always'])
    expect(whyNot('festive', at('2026-11-19'))).toEqual(['notYet'])
    expect(whyNot('festive', at('2026-11-25'))).toEqual(['over'])
  })
  it('follows the tab that it is in', () => {
    expect(whyNot('inside', at('2026-11-20'))).toEqual(['tab'])
    expect(shownAt(at('2026-12-01'))).toContain('inside')
  })
  it('follows attributes, policies, and what is live', () => {
    expect(whyNot('kids', at('2026-11-20'))).toEqual(['attribute'])
    expect(shownAt({ at: day('2026-11-20'), viewer: { age: ['child'] } })).toContain('kids')
    expect(whyNot('always', at('2026-11-20'), { whyDenied: ([policy = '']) => (policy ? [{ policy }] : []) })).toEqual([
      'policy',
    ])
    expect(whyNot('always', at('2026-11-20'), { isPublished: () => false })).toEqual(['unpublished'])
  })
  it('differs by audience', () => {
    const who = audiencesOf(
      storefront,
      { tab: 'home', id: 'kids' },
      { adult, child: { age: ['child'] } },
      at('2026-11-20'),
    )
    expect(who.child).toEqual([])
    expect(who.adult).toHaveLength(1)
  })
  it('is not taken from what every object has', () => {
    const odd = aStorefront(
      [aTab('a', ['c'])],
      [aContainer('c', { attributes: [{ name: 'constructor', values: ['x'] }] })],
    )
    expect(lookThrough(odd, { at: 0, viewer: {} }).tabs[0]?.containers[0]?.hidden).toHaveLength(1)
  })
})

describe('laws of the lens', () => {
  it('never shows anything before its start, from its end on, or without what it is in', () => {
    fc.assert(
      fc.property(storefronts, fc.integer({ min: -1, max: 11 }), (page, days) => {
        const moment = day('2026-11-20') + days * 86_400_000
        const seen = lookThrough(page, { at: moment, viewer: { age: ['a'], plan: ['b'] } })
        for (const tab of seen.tabs)
          for (const { id, hidden } of tab.containers) {
            const { startDate = -Infinity, endDate = Infinity } = page.containers.get(id)?.settings ?? {}
            if (hidden.length > 0) continue
            expect(moment >= startDate && moment < endDate).toBe(true)
            expect([seen.hidden, tab.hidden]).toEqual([[], []])
          }
      }),
    )
  })
  it('sees the same at all times between two instants', () => {
    const viewer = { age: ['a'], plan: ['b'] }
    fc.assert(
      fc.property(storefronts, fc.double({ min: 0, max: 1, noNaN: true }), (page, share) => {
        const stops = instants(page)
        for (const [nth, from] of stops.entries()) {
          const to = stops[nth + 1] ?? from + 1_000
          const within = Math.min(to - 1, Math.floor(from + (to - from) * share))
          const shown = (moment: number) =>
            lookThrough(page, { at: moment, viewer }).tabs.map(({ hidden, containers }) => [
              hidden.length > 0,
              containers.map((one) => one.hidden.length > 0),
            ])
          expect(shown(within)).toEqual(shown(from))
        }
      }),
    )
  })
})

describe('the time machine', () => {
  it('stops wherever something changes, also by what it is told', () => {
    expect(instants(storefront, [day('2026-11-22')]).map((one) => new Date(one).getUTCDate())).toEqual([20, 22, 25, 1])
    expect(nextInstant([10, 20, 30], 10)).toBe(20)
    expect(nextInstant([10, 20, 30], 30)).toBeUndefined()
    expect(nextInstant([], 0)).toBeUndefined()
  })
  it('says what changes next', () => {
    expect(nextChange(storefront, day('2026-11-22'))).toEqual({
      at: day('2026-11-25'),
      changes: [{ at: day('2026-11-25'), kind: 'ends', target: { of: 'container', id: 'festive' } }],
    })
    expect(pageChanges(storefront)).toHaveLength(3)
    expect(nextChange(storefront, day('2027-01-01'))).toBeUndefined()
  })
})

describe('the forecast of a rail', () => {
  it('tells the instant at which too few are left', () => {
    const now = day('2026-11-20')
    const titles = [
      { id: 'a', to: day('2026-11-23') + 5 },
      { id: 'b', to: day('2026-11-22') },
      { id: 'c', from: day('2026-11-30') },
    ]
    const { counts, short } = railForecast(titles, { now, days: 12 })
    expect(counts).toEqual([2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1])
    expect(short).toEqual({ at: day('2026-11-23') + 5, count: 0 })
    expect(railForecast(titles, { now, least: 3 }).short?.at).toBe(now)
    expect(railForecast([{ id: 'x' }], { now }).short).toBeUndefined()
  })
})
