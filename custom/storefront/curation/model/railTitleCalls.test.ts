import { expect, test, vi } from 'vitest'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { railTitleCalls } from './railTitleCalls.ts'

/** A session that may view channels alone; `asked` are the calls that went out. */
function session() {
  const asked: [string, unknown][] = []
  const answer = (name: string, rows: unknown[]) =>
    vi.fn((...options: unknown[]) => {
      asked.push([name, options.at(-1)])
      return Promise.resolve({ rows, count: rows.length, data: rows })
    })
  const calls = {
    filterContent: answer('filterContent', [{ id: 'sky' }]),
    getMany: answer('getMany', [{ id: 'sky' }]),
    readRail: answer('readRail', [{ id: 'later', hidden: 'notYet' }, { id: 'dune' }]),
  } as unknown as MarqueeDataProvider
  return { asked, calls: railTitleCalls(calls, [{ type: 'channel' }] as never) }
}

test('titles of types that the session may view are searched in the catalogue', async () => {
  const { calls, asked } = session()
  await calls.filterContent({ body: { cty: ['channel'], pageSize: 20 } })
  expect(asked.map(([name]) => name)).toEqual(['filterContent'])
})

test('titles of other types are searched as rails have them, with those that viewers do not get yet', async () => {
  const { calls, asked } = session()
  const filter = [{ field: 'term', term: 'dune', operator: 'contains' as const }]
  const { rows } = await calls.filterContent({ body: { cty: ['movie', 'channel'], filter, pageSize: 20 } })
  expect(rows.map(({ id }) => id)).toEqual(['dune', 'later'])
  const [, options] = asked[0] as [string, { query: { q: string } }]
  expect(options).toMatchObject({ params: { source: 'query' }, query: { hidden: 'true', pageSize: 20 } })
  expect(JSON.parse(options.query.q)).toEqual({
    filter: [{ field: 'cty', term: ['movie', 'channel'], operator: 'equals' }, ...filter],
  })
})

test('titles are named by the catalogue, and by rails where the catalogue does not tell', async () => {
  const { calls, asked } = session()
  const { data } = await calls.getMany('anyType', { ids: ['sky', 'dune'] })
  expect(data.map(({ id }) => id)).toEqual(['sky', 'later', 'dune'])
  expect(asked[1]).toMatchObject(['readRail', { params: { source: 'manual' }, query: { ids: 'dune' } }])
})
