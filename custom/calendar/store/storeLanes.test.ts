import { describe, expect, it } from 'vitest'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import { storeLanes, type StoreRows } from './storeLanes.ts'

const day = (date: string) => `2026-${date}T00:00:00.000Z`
const at = (date: string) => Date.parse(day(date))
const row = (id: string, more: Partial<StorefrontCalendarRow> = {}): StorefrontCalendarRow => ({
  ...{ id, urn: 'urn:container', lon: [{ lang: 'en', n: id }], st: 'published', rev: 1 },
  ...more,
})
const range = { from: at('11-01'), to: at('12-31') }
const words = { nameOf: ({ lon }: Pick<StorefrontCalendarRow, 'lon'>) => lon[0]?.n ?? '' }
const lanes = (rows: StoreRows, isEverything = false) =>
  storeLanes(rows, { ty: 'storefront', range, now: at('11-20'), isEverything }, words)
const free = (rows: StoreRows) =>
  lanes(rows).flatMap(({ label, items = [] }) =>
    items.flatMap((item) => (item.kind === 'free' ? [[label, item.from, item.until]] : [])),
  )
const shop = row('shop', { ty: 'storefront', urn: 'urn:page', c: ['own'] })
const home = row('shop', { urn: 'urn:page', tab: 'home', lon: [{ lang: 'en', n: 'home' }], c: ['a', 'b', 'always'] })

describe('lanes of a storefront', () => {
  it('are the page, what stands on it, its tabs, and what stands in each', () => {
    const containers = ['own', 'a', 'b', 'always'].map((id) => row(id, { ed_dt: day('12-20') }))
    expect(lanes({ pages: [shop, home], containers }).map(({ label, depth }) => [label, depth])).toEqual([
      ['shop', 0],
      ['own', 1],
      ['home', 1],
      ['a', 2],
      ['b', 2],
      ['always', 2],
    ])
  })
  it('leave out what has no dates, unless everything is asked for', () => {
    const containers = [row('a', { st_dt: day('11-10') }), row('always')]
    const rows = { pages: [shop, home], containers }
    expect(lanes(rows).map(({ label }) => label)).toEqual(['shop', 'home', 'a'])
    expect(lanes(rows, true).map(({ label }) => label)).toEqual(['shop', 'home', 'a', 'always'])
  })
  it('show the free time after what ends last, until the next one begins', () => {
    const containers = [
      row('a', { st_dt: day('11-01'), ed_dt: day('11-25') }),
      row('b', { st_dt: day('12-01'), ed_dt: day('12-10') }),
    ]
    expect(free({ pages: [shop, home], containers })).toEqual([
      ['a', at('11-25'), at('12-01')],
      ['b', at('12-10'), undefined],
    ])
  })
  it('show none after what the tab ends with, and none while something always shows', () => {
    const ending = { ...home, ed_dt: day('12-10') }
    const b = row('b', { ed_dt: day('12-10') })
    expect(free({ pages: [shop, ending], containers: [b] })).toEqual([])
    expect(free({ pages: [shop, home], containers: [b, row('always')] })).toEqual([])
  })
  it('flag what ends ahead without a successor, and what ends before it starts', () => {
    const notes = (containers: StorefrontCalendarRow[]) =>
      lanes({ pages: [shop, home], containers })
        .find(({ label }) => label === 'a')
        ?.entry.notes.map(({ code }) => code)
    expect(notes([row('a', { ed_dt: day('12-10') })])).toEqual(['unfollowed'])
    expect(notes([row('a', { ed_dt: day('11-10') })])).toEqual([])
    const ending = { pages: [shop, { ...home, ed_dt: day('12-20') }], containers: [row('a', { ed_dt: day('12-10') })] }
    expect(
      lanes(ending)
        .at(-1)
        ?.items?.map(({ from, to }) => [from, to]),
    ).toEqual([
      [at('11-01'), at('12-10')],
      [at('12-10'), at('12-20')],
    ])
    expect(lanes(ending).at(-1)?.entry.notes).toMatchObject([{ code: 'unfollowed' }])
    expect(notes([row('a', { st_dt: day('12-10'), ed_dt: day('12-01') }), row('always')])).toEqual(['turned'])
  })
})
