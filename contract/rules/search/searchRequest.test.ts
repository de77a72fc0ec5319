import { describe, expect, test } from 'vitest'
import { searchRequest } from './searchRequest.ts'

const every = { fields: ['lon', 'lod', 'ppl'], types: undefined } as const

describe('a stored filter', () => {
  test('names fields and types, comma-joined, and leaves other entries to the list', () => {
    const genre = { field: 'gnr', term: 'drama', operator: 'equals' }
    expect(
      searchRequest(every, [
        { field: 'search_across', term: 'lon, ppl,nonsense', operator: 'equals' },
        { field: 'content_type', term: 'movie,tvseries', operator: 'equals' },
        genre,
      ]),
    ).toEqual({ fields: ['lon', 'ppl'], types: ['movie', 'tvseries'], filter: [genre] })
  })

  test('narrows what is asked beside it: all of it holds', () => {
    const entries = [
      { field: 'content_type', term: 'movie,channel' },
      { field: 'content_type', term: ['channel'] },
      { field: 'search_across', term: 'ex_id' },
    ]
    expect(searchRequest({ fields: ['lon'], types: ['movie', 'channel'] }, entries)).toEqual({
      fields: [],
      types: ['channel'],
      filter: [],
    })
  })

  test('asks for equality and nothing else', () => {
    expect(searchRequest(every, [{ field: 'content_type', term: 'movie', operator: 'not equals' }])).toBeUndefined()
  })
})
