import { describe, expect, it } from 'vitest'
import { browserFilters, chooseFilterStorage, serverFilters } from './filterStorage.ts'
import type { StoredEntry } from './searchState.ts'

const series: StoredEntry = { field: 'content_type', term: 'tvseries,tvseason', operator: 'equals' }

function storageOf(text?: string) {
  const map = new Map(text === undefined ? [] : [['marquee-filters:ann', text]])
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

describe('saved filters in this browser', () => {
  it('are kept under a name for one person, and go when deleted', async () => {
    const storage = storageOf()
    const ids = ['a', 'b']
    const filters = browserFilters(storage, 'ann', () => ids.shift() ?? '')
    await filters.add('Series', [series])
    await filters.add('Names', [{ field: 'search_across', term: 'lon', operator: 'equals' }])
    expect((await filters.list()).map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Series'],
      ['b', 'Names'],
    ])
    expect(await browserFilters(storage, 'ben', () => '').list()).toEqual([])
    await filters.remove('a')
    expect((await filters.list()).map(({ name }) => name)).toEqual(['Names'])
  })

  it.each(['', '7', '{', '[null,{"id":"a"},{"id":"a","name":"x","filter":[{"field":"pwd","term":"1"}]}]'])(
    'are none where storage holds %j',
    async (text) => expect(await browserFilters(storageOf(text), 'ann', () => '').list()).toEqual([]),
  )
})

describe('where filters are kept', () => {
  const calls = (attrs: unknown) => ({
    readConfig: () => Promise.resolve([{ id: 'g', n: 'Global', app: 'console', type: 'global', attrs }]),
    listSettings: () =>
      Promise.resolve([
        {
          id: 's1',
          n: 'Series',
          t: 'filter' as const,
          ct: '',
          payload: [{ ...series, term: ' tvseries , tvseason,' }],
        },
        { id: 's2', n: 'Odd', t: 'filter' as const, ct: '', payload: { field: 'content_type' } },
      ]),
    createSetting: ({ body }: { body: object }) => Promise.resolve({ id: 's3', ct: '', ...body }),
    deleteSetting: () => Promise.resolve(null),
  })
  type Calls = Parameters<typeof chooseFilterStorage>[0]
  const chosen = (attrs: unknown, roles: string[]) =>
    chooseFilterStorage(
      calls(attrs) as unknown as Calls,
      { roles },
      browserFilters(storageOf(), 'ann', () => ''),
    )

  it('is the server when the flag is set, and this browser else', async () => {
    expect((await chosen({ savedFiltersOnServer: true }, ['creator'])).isLocal).toBe(false)
    expect((await chosen({ savedFiltersOnServer: 'true' }, ['creator'])).isLocal).toBe(true)
    expect((await chosen({}, ['creator'])).isLocal).toBe(true)
    expect((await chosen({ savedFiltersOnServer: true }, [])).isLocal).toBe(true)
  })

  it('the payload of a setting is the list of lines, terms comma-joined', async () => {
    const filters = await serverFilters(calls({}) as unknown as Calls).list()
    expect(filters).toEqual([{ id: 's1', name: 'Series', filter: [series] }])
  })
})
