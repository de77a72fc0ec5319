import { describe, expect, it } from 'vitest'
import { columnsFrom } from '#contract/rules/filters/columnsFrom.ts'
import { entriesFrom } from '#contract/rules/filters/entriesFrom.ts'
import { termsOf } from '#kit/parts/filters/termsOf.ts'
import { dropEntry, isNarrowed, putEntry, statusOf, withMatch, withStatus, withTerm } from './listState.ts'

describe('state of a list', () => {
  it('is All unless a known status is named', () => {
    expect(statusOf({})).toBe('all')
    expect(statusOf({ st: 'draft' })).toBe('draft')
    expect(statusOf({ st: 'nonsense' })).toBe('all')
    expect(withStatus({ st: 'draft', term: 'sea' }, 'all')).toEqual({ term: 'sea' })
  })
  it('forgets an emptied search', () => {
    expect(withTerm({ term: 'sea' }, '  ')).toEqual({})
  })
  it('reads chosen columns and takes nothing else for columns', () => {
    expect(
      columnsFrom([{ key: 'lon', width: 300 }, { key: 'yr', width: -1 }, { width: 9 }, null, { key: 'n', width: 1e9 }]),
    ).toEqual([{ key: 'lon', width: 300 }, { key: 'yr' }, { key: 'n' }])
    expect(columnsFrom([])).toBeUndefined()
    expect(columnsFrom('lon')).toBeUndefined()
  })
  it('puts entries behind the others or in the place of one, and forgets the last', () => {
    const two = putEntry(putEntry({}, { field: 'yr', term: '2020' }), { field: 'yr', term: '2021' })
    expect(two.entries).toHaveLength(2)
    expect(putEntry(two, { field: 'gnr' }, 0).entries?.map((one) => one.field)).toEqual(['gnr', 'yr'])
    expect(dropEntry(dropEntry(two, 1), 0)).toEqual({})
  })
  it('joins entries by any only while there are two', () => {
    const any = withMatch({ entries: [{ field: 'a' }, { field: 'b' }] }, 'ANY')
    expect(any.match).toBe('ANY')
    expect(withMatch(any, 'ALL').match).toBeUndefined()
    expect(dropEntry(any, 0).match).toBeUndefined()
  })
  it('takes from an address only what are entries', () => {
    expect(entriesFrom('x')).toEqual([])
    expect(
      entriesFrom([
        null,
        { field: 1 },
        { field: 'a', term: 5, operator: 'like' },
        { field: 'b', term: ['x'], more: 1 },
      ]),
    ).toEqual([{ field: 'a' }, { field: 'b', term: ['x'] }])
  })
  it('reads several terms from text or list', () => {
    expect(termsOf({ field: 'a', term: 'x,y' })).toEqual(['x', 'y'])
    expect(termsOf({ field: 'a', term: ['x,y'] })).toEqual(['x,y'])
    expect(isNarrowed({})).toBe(false)
    expect(isNarrowed({ term: 'x' })).toBe(true)
  })
})
