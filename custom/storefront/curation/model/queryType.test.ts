import { expect, it } from 'vitest'
import { newest } from '#tests/support/aStorefront.ts'
import { queryOf, typeAndRows } from './queryType.ts'

it('a query is taken apart into its type and rows and put together the same', () => {
  if (newest.source !== 'query') throw new Error('no query')
  const { type, rows } = typeAndRows(newest.query)
  expect(type).toBe('movie')
  expect(rows).toEqual([])
  expect(queryOf(type, rows, newest.query.match)).toEqual(newest.query)
})

it('rows stay in their order behind the type, whatever the type becomes', () => {
  const rows = [
    { field: 'gnr', term: 'drama' },
    { field: 'lang', term: ['ta', 'ms'] },
  ]
  const query = queryOf('show', rows, 'ANY')
  expect(query.filter.map(({ field }) => field)).toEqual(['cty', 'gnr', 'lang'])
  expect(typeAndRows(query)).toEqual({ type: 'show', rows })
})
