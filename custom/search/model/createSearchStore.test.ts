import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchFilterOption, SearchHit } from '#contract/schemas/search.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import type { SearchCalls } from './createAsker.ts'
import { PAUSE_MS } from './createAsker.ts'
import { createSearchStore } from './createSearchStore.ts'
import { createSearchMemory } from './searchMemory.ts'
import { chosenOf } from './searchState.ts'

const hit = (id: string): SearchHit => ({
  id,
  cty: 'movie',
  st: 'published',
  lon: [{ lang: 'en', n: id }],
  prt_ic: 'false',
  prd: ['rimba-my'],
  ut: '2026-11-24T12:40:00.000Z',
})
const option = (key: SearchFilterOption['key'], value: string, checked: boolean): SearchFilterOption => ({
  accessor: value,
  header: { en: value, zh: value, ms: value, ta: value },
  checked,
  value,
  key,
})
const OPTIONS = [
  option('search_across', 'lon', true),
  option('search_across', 'lod', true),
  option('search_across', 'ex_id', false),
  option('content_type', 'movie', true),
  option('content_type', 'tvseries', true),
]

function storageIn(map = new Map<string, string>()) {
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  }
}

type Params = {
  query: Record<string, unknown>
  signal: AbortSignal | undefined
  answer: (page: Page<SearchHit>) => void
  fail: (error: unknown) => void
}

/** A store over calls that are answered by hand, in whatever order. */
function aStore(local = storageIn(), session = storageIn()) {
  const asked: Params[] = []
  const counted: Record<string, unknown>[] = []
  const calls: SearchCalls = {
    searchContent: ({ query, signal }) =>
      new Promise((answer, fail) => asked.push({ query: { ...query }, signal, answer, fail })),
    countSearchFacets: ({ query }) => {
      counted.push({ ...query })
      return Promise.resolve({
        search_across: [{ ...OPTIONS[0]!, count: 4 }],
        content_type: [{ ...OPTIONS[3]!, count: 1000, atLeast: true }],
      })
    },
    listSearchFilterKeys: () => Promise.resolve([{ attrs: OPTIONS }]),
  }
  const store = createSearchStore(calls, createSearchMemory(local, session))
  store.offer(OPTIONS)
  return { store, asked, counted, local, session }
}

const page = (...ids: string[]): Page<SearchHit> => ({
  rows: ids.map(hit),
  count: ids.length,
  atLeast: false,
  next: undefined,
})
/** Lets a pause in typing pass, and what answers at once answer. */
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS + 200)
const ids = (hits: readonly SearchHit[]) => hits.map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('typing', () => {
  it('under three letters asks nothing; two Chinese characters are enough', async () => {
    const { store, asked } = aStore()
    for (const term of ['d', 'dr', '   dr  ', '藏']) {
      store.type(term)
      await pause()
    }
    expect(asked).toEqual([])
    store.type('藏龙')
    await pause()
    expect(asked.map(({ query }) => query.term)).toEqual(['藏龙'])
  })

  it('asks once for what was typed in one go, for hits and counts', async () => {
    const { store, asked, counted } = aStore()
    for (const term of ['dra', 'drag', 'drago', 'dragon']) store.type(term)
    await pause()
    expect(asked.map(({ query }) => query)).toEqual([
      { term: 'dragon', st: 'all', fields: 'lon,lod', pageNumber: 1, pageSize: 25 },
    ])
    expect(counted).toEqual([{ term: 'dragon', st: 'all', fields: 'lon,lod' }])
    expect(store.get().loading).toBe(true)
    asked[0]?.answer(page('a', 'b'))
    await pause()
    expect(store.get()).toMatchObject({ loading: false, total: 2 })
    expect(ids(store.get().entities)).toEqual(['a', 'b'])
    expect(store.get().contentTypeEnum[0]).toMatchObject({ value: 'movie', count: 1000, atLeast: true })
    expect(store.get().contentTypeEnum[1]).toMatchObject({ value: 'tvseries', count: 0 })
  })

  it('keeps former hits until newer ones come, and never shows a late answer over them', async () => {
    const { store, asked } = aStore()
    store.type('dra')
    await pause()
    asked[0]?.answer(page('a'))
    await pause()
    store.type('drag')
    await pause()
    store.type('drago')
    await pause()
    expect(ids(store.get().entities)).toEqual(['a'])
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
    asked[2]?.answer(page('c'))
    await pause()
    asked[1]?.answer(page('b'))
    await pause()
    expect(ids(store.get().entities)).toEqual(['c'])
  })

  it('asks no more than five times a second, however fast filters are clicked', async () => {
    const { store, asked } = aStore()
    store.type('dragon')
    await pause()
    for (let at = 0; at < 20; at++) {
      store.toggle('content_type', 'movie')
      await vi.advanceTimersByTimeAsync(50)
    }
    await pause()
    expect(asked.length).toBeLessThanOrEqual(2 + 5)
    expect(asked.at(-1)?.query.cty).toBeUndefined()
  })
})

describe('narrowing', () => {
  it('goes with the fields and types that are checked; all types need no mark', async () => {
    const { store, asked } = aStore()
    expect(chosenOf(store.get(), 'search_across')).toEqual(['lon', 'lod'])
    expect(chosenOf(store.get(), 'content_type')).toEqual([])
    store.type('dragon')
    store.toggle('content_type', 'movie')
    store.toggle('search_across', 'lod')
    await pause()
    expect(asked.at(-1)?.query).toMatchObject({ cty: 'movie', fields: 'lon' })
    expect(store.get().lookupFilter).toEqual({
      filter: [
        { field: 'search_across', term: 'lon', operator: 'equals' },
        { field: 'content_type', term: 'movie', operator: 'equals' },
      ],
      match: 'ALL',
    })
    expect(store.get().filterApplied).toBe(true)
    store.toggle('search_across', 'lon')
    expect(chosenOf(store.get(), 'search_across')).toEqual(['lon', 'lod'])
  })

  it('a status starts again at the first page', async () => {
    const { store, asked } = aStore()
    store.type('dragon')
    store.enter('list', false)
    store.setPage(3)
    store.setStatus('draft')
    await pause()
    expect(asked.at(-1)?.query).toMatchObject({ st: 'draft', pageNumber: 1 })
  })

  it('reset returns the status to all and empties everything else', async () => {
    const { store, asked } = aStore()
    store.type('dragon')
    store.enter('list', false)
    store.setStatus('draft')
    store.toggle('content_type', 'movie')
    await pause()
    asked.at(-1)?.answer(page('a'))
    await pause()
    store.retain('a')
    store.reset()
    expect(store.get()).toMatchObject({
      status: 'all',
      searchTerm: '',
      entities: [],
      listEntities: [],
      total: 0,
      retainCredentials: undefined,
      lookupFilter: { filter: [], match: 'ALL' },
      filterApplied: false,
    })
    expect(store.get().contentTypeEnum.map(({ value, count }) => [value, count])).toEqual([
      ['movie', undefined],
      ['tvseries', undefined],
    ])
  })
})

describe('a failed search', () => {
  it('empties the lists with a count of 0 and can be tried again', async () => {
    const { store, asked, counted } = aStore()
    store.type('dragon')
    await pause()
    asked[0]?.answer(page('a'))
    await pause()
    store.type('dragons')
    await pause()
    asked[1]?.fail(new Error('broken'))
    await pause()
    expect(store.get()).toMatchObject({ entities: [], total: 0, loading: false, errors: new Error('broken') })
    store.refresh()
    await pause()
    asked[2]?.answer(page('b'))
    await pause()
    expect(store.get()).toMatchObject({ total: 1, errors: undefined })
    expect(counted.length).toBe(3)
  })
})

describe('pages of global search', () => {
  it('keep the text in local storage, page and filters in session storage, until they are left', async () => {
    const { store, local, session } = aStore()
    store.type('dragon')
    expect(local.map.size + session.map.size).toBe(0)
    store.enter('list', false)
    store.setPage(2)
    await pause()
    expect(local.map.get('marquee-search')).toBe('dragon')
    expect(session.map.get('marquee-search-page')).toBe('2')
    expect([...session.map.keys()]).toContain('marquee-search-filter')
    store.leave()
    expect(local.map.size + session.map.size).toBe(0)
    expect(store.get()).toMatchObject({ searchTerm: '', listEntities: [], page: 1 })
  })

  it('are left too where another address is loaded, but not by what another tab opens', async () => {
    const before = aStore()
    before.store.type('dragon')
    before.store.enter('list', false)
    await pause()
    aStore(before.local, storageIn()).store.leave()
    expect(before.local.map.get('marquee-search')).toBe('dragon')
    aStore(before.local, before.session).store.leave()
    expect(before.local.map.size + before.session.map.size).toBe(0)
  })

  it('bring back after a reload what was kept', async () => {
    const before = aStore()
    before.store.type('dragon')
    before.store.enter('list', false)
    before.store.toggle('content_type', 'movie')
    before.store.setPage(3)
    const { store, asked } = aStore(before.local, before.session)
    store.enter('list', true)
    await pause()
    expect(asked[0]?.query).toMatchObject({ term: 'dragon', cty: 'movie', pageNumber: 3 })
  })

  it('bring back on the way back what was left by opening a hit, and only then', async () => {
    const { store, asked, session } = aStore()
    store.type('dragon')
    store.enter('list', false)
    store.setPage(2)
    store.retain('b7')
    store.leave()
    store.enter('popup', false)
    expect(store.get().searchTerm).toBe('')
    store.leave()
    // The editor was reloaded meanwhile: the tab remembers.
    const later = aStore(storageIn(), session)
    later.store.enter('list', true)
    await pause()
    expect(later.store.get()).toMatchObject({ searchTerm: 'dragon', page: 2, retainCredentials: { hit: 'b7' } })
    expect(later.asked[0]?.query).toMatchObject({ term: 'dragon', pageNumber: 2 })
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  it('take nothing from storage that is no search', () => {
    const local = storageIn(new Map([['marquee-search', 'dragon']]))
    const session = storageIn(
      new Map([
        ['marquee-search-page', '-4'],
        ['marquee-search-filter', '{"status":"<b>","filter":[{"field":"pwd","term":"x"},7],"perPage":3}'],
        ['marquee-search-retained', '[1'],
      ]),
    )
    const { store } = aStore(local, session)
    store.enter('list', true)
    expect(store.get()).toMatchObject({
      searchTerm: 'dragon',
      status: 'all',
      page: 1,
      perPage: 25,
      lookupFilter: { filter: [], match: 'ALL' },
    })
  })

  it('emptying the field clears state and stored text', () => {
    const { store, local, session } = aStore()
    store.type('dragon')
    store.enter('list', false)
    store.type('')
    expect(store.get()).toMatchObject({ searchTerm: '', searchApplied: false })
    expect(local.map.size + session.map.size).toBe(0)
  })

  it('the next page goes on from where the last one ended', async () => {
    const { store, asked, counted } = aStore()
    store.type('dragon')
    store.enter('list', false)
    await pause()
    asked[0]?.answer({ ...page('a'), count: 60, next: 'after-a' })
    await pause()
    expect(store.get().hasNextPage).toBe(true)
    store.setPage(2)
    await pause()
    expect(asked[1]?.query).toMatchObject({ after: 'after-a', pageSize: 25 })
    expect(asked[1]?.query.pageNumber).toBeUndefined()
    store.setPage(7)
    await pause()
    expect(asked[2]?.query).toMatchObject({ pageNumber: 7 })
    expect(counted.length).toBe(1)
  })
})
