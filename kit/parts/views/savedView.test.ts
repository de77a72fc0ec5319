import { expect, it } from 'vitest'
import { viewsIn } from './savedView.ts'

const kept = (payload: unknown, n: unknown = 'Late') => ({ id: 'v', n, t: 'view', ct: '', payload }) as never

it('keeps of a view what a list can show, and leaves out what is none', () => {
  const filter = [
    { field: 'lon', term: { a: 1 } },
    null,
    { field: 'genre', term: [1] },
    { field: 'st', term: 'x', operator: {} },
  ]
  const columns = [null, 5, {}, { key: 'lon', width: 1e9 }, { key: 'ut', width: 90 }]
  expect(viewsIn([kept({ cty: 'movie', filter, columns, sort: { field: 5 }, term: {}, st: [] })])[0]?.view).toEqual({
    cty: 'movie',
    filter: [{ field: 'lon' }, { field: 'genre' }, { field: 'st', term: 'x' }],
    match: 'ALL',
    columns: [{ key: 'lon' }, { key: 'ut', width: 90 }],
  })
  expect(viewsIn([kept('text'), kept(null), kept([[]]), kept({ cty: 'movie', filter: [] }, { a: 1 })])).toEqual([])
})
