import { describe, expect, it } from 'vitest'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import {
  columnsFrom,
  isNarrowed,
  statusOf,
  termsOf,
  unusedFilters,
  withEntry,
  withStatus,
  withTerm,
} from './listState.ts'

const type = { list: { filters: [{ field: 'gnr' }, { field: 'yr' }] } } as unknown as TypeSummary

describe('state of a list', () => {
  it('is All unless a known status is named', () => {
    expect(statusOf({})).toBe('all')
    expect(statusOf({ st: 'draft' })).toBe('draft')
    expect(statusOf({ st: 'nonsense' })).toBe('all')
    expect(withStatus({ st: 'draft', term: 'sea' }, 'all')).toEqual({ term: 'sea' })
  })
  it('forgets an emptied search and an emptied filter', () => {
    expect(withTerm({ term: 'sea' }, '  ')).toEqual({})
    const one = withEntry({}, { field: 'gnr', term: ['drama'], operator: 'one of' })
    expect(withEntry(one, { field: 'gnr', term: [] })).toEqual({})
  })
  it('reads chosen columns and takes nothing else for columns', () => {
    expect(columnsFrom([{ key: 'lon', width: 300 }, { key: 'yr', width: -1 }, { width: 9 }, null])).toEqual([
      { key: 'lon', width: 300 },
      { key: 'yr' },
    ])
    expect(columnsFrom([])).toBeUndefined()
    expect(columnsFrom('lon')).toBeUndefined()
  })
  it('keeps one entry a field', () => {
    const filter = withEntry(withEntry({}, { field: 'yr', term: '2020' }), { field: 'yr', term: '2021' })
    expect(filter.entries).toEqual([{ field: 'yr', term: '2021' }])
    expect(unusedFilters(type, filter).map((one) => one.field)).toEqual(['gnr'])
  })
  it('reads several terms from text or list', () => {
    expect(termsOf({ field: 'a', term: 'x,y' })).toEqual(['x', 'y'])
    expect(termsOf({ field: 'a', term: ['x,y'] })).toEqual(['x,y'])
    expect(isNarrowed({})).toBe(false)
    expect(isNarrowed({ term: 'x' })).toBe(true)
  })
})
