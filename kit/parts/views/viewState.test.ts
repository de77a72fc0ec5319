import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListView } from '#contract/wire/calls/views.ts'
import { viewPreferencesIn, viewPreferencesPayload, NO_VIEW_PREFERENCES, viewsIn } from './savedView.ts'
import { browserViews } from './viewStorage.ts'
import { filterOf, freeName, isSameView, viewOf, viewSearch } from './viewState.ts'

const SORT = { field: 'updated', order: 'DESC' } as const
const entry = fc.record({ field: fc.constantFrom('gnr', 'yr', 'ut'), term: fc.array(fc.string(), { maxLength: 2 }) })
const view: fc.Arbitrary<ListView> = fc
  .record(
    {
      cty: fc.constant('movie'),
      filter: fc.array(entry, { minLength: 2, maxLength: 4 }),
      match: fc.constantFrom('ALL', 'ANY'),
      st: fc.constantFrom('draft', 'published'),
      term: fc.string({ minLength: 1 }),
      columns: fc.array(fc.record({ key: fc.string(), width: fc.integer({ min: 1, max: 900 }) }), { minLength: 1 }),
      sort: fc.record({ field: fc.constantFrom('name', 'ends'), order: fc.constantFrom('ASC', 'DESC') }),
    },
    { requiredKeys: ['cty', 'filter', 'match'] },
  )
  .map((one) => one as ListView)

describe('a saved view', () => {
  it('shows in a list what the list then says it shows', () => {
    fc.assert(
      fc.property(view, (kept) => {
        const shown = viewOf({
          type: 'movie',
          filter: filterOf(kept, 'v1'),
          sort: kept.sort ?? SORT,
          columns: kept.columns,
        })
        expect(isSameView(kept, shown, SORT)).toBe(true)
        expect(filterOf(kept, 'v1').view).toBe('v1')
      }),
    )
  })
  it('differs as soon as filter, search, status, columns or order do', () => {
    const kept: ListView = { cty: 'movie', filter: [{ field: 'yr', term: '1' }], match: 'ALL' }
    const changes: Partial<ListView>[] = [
      { filter: [] },
      { term: 'sea' },
      { st: 'draft' },
      { columns: [{ key: 'lon' }] },
      { sort: { field: 'name', order: 'ASC' } },
    ]
    for (const change of changes) expect(isSameView(kept, { ...kept, ...change }, SORT)).toBe(false)
    expect(isSameView(kept, { ...kept, match: 'ANY', sort: SORT, st: 'all' }, SORT)).toBe(true)
    expect(isSameView(kept, { match: 'ALL', filter: [{ term: '1', field: 'yr' }], cty: 'movie' }, SORT)).toBe(true)
  })
  it('is opened by an address that holds its filter, its order and its name', () => {
    fc.assert(
      fc.property(view, (kept) => {
        const params = new URLSearchParams(viewSearch(kept, 'v1'))
        expect(JSON.parse(params.get('filter') ?? '')).toEqual(filterOf(kept, 'v1'))
        expect(params.get('sort')).toBe(kept.sort?.field ?? null)
      }),
    )
  })
  it('is duplicated under a name of its own', () => {
    expect(freeName('Late', [])).toBe('Late')
    expect(freeName('Late', ['Late', 'Late 2'])).toBe('Late 3')
    expect(freeName('Late 2', ['Late 2'])).toBe('Late 3')
  })
  it('is told from the preferences and from what is no view', () => {
    const kept = (id: string, payload: unknown) => ({ id, n: id, t: 'view' as const, ct: '', payload })
    const preferences = { id: 'd', pinned: ['a'], standard: { movie: 'a' } }
    const all = [
      kept('a', { cty: 'movie', filter: [{ field: 'yr' }, 7], match: 'x' }),
      kept('b', null),
      kept('c', { cty: 5, filter: [] }),
      kept('d', viewPreferencesPayload(preferences)),
    ]
    expect(viewsIn(all).map((one) => [one.id, one.view])).toEqual([
      ['a', { cty: 'movie', filter: [{ field: 'yr' }], match: 'ALL' }],
    ])
    expect(viewPreferencesIn(all)).toEqual(preferences)
    expect(viewPreferencesIn([])).toEqual(NO_VIEW_PREFERENCES)
  })
})

describe('views in a browser', () => {
  const memory = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
  }
  it('are kept, changed and dropped per person, and share nothing', async () => {
    const storage = memory()
    let id = 0
    const ann = browserViews(storage, 'ann', () => `v${++id}`)
    const bob = browserViews(storage, 'bob', () => `v${++id}`)
    const { id: first } = await ann.create('Late', { cty: 'movie' })
    await ann.save(first, { cty: 'movie', filter: [] })
    await ann.save(first, { cty: 'movie', filter: [] }, 'Later')
    expect(await ann.own()).toMatchObject([{ id: first, n: 'Later', payload: { filter: [] } }])
    expect(await bob.own()).toEqual([])
    await ann.remove(first)
    expect(await ann.own()).toEqual([])
    expect(ann.shares).toBe(false)
  })
  it('are none where something else stands in their place', async () => {
    const storage = memory()
    storage.setItem('marquee-views:ann', '{"not":"a list"}')
    expect(await browserViews(storage, 'ann', () => 'x').own()).toEqual([])
    storage.setItem('marquee-views:ann', 'no json')
    expect(await browserViews(storage, 'ann', () => 'x').own()).toEqual([])
  })
})
