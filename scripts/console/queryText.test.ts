import queryString from 'query-string'
import { expect, it } from 'vitest'
import { parse, stringify } from './queryText.ts'

it.each([
  { page: 1, perPage: 25, sort: 'ut', order: 'DESC', filter: JSON.stringify({ q: "it's (a) film!*", st: ['draft'] }) },
  { displayedFilters: undefined, empty: '', none: null, on: false },
  { type: ['movie', 'series', undefined, null], one: ['single'], no: [] },
  { 'ключ & имя': 'வணக்கம் 你好 + 100%' },
])('writes %j as query-string does', (query) => {
  expect(stringify(query)).toBe(queryString.stringify(query))
})

it.each([
  '',
  '?',
  '?page=2&filter=%7B%22q%22%3A%22a%22%7D',
  '#a=1',
  'b=2&a=1&b=3&b',
  'a=x+y%2Bz&=3',
  'a=1=2&&c',
  '%zz=%',
])('reads %j as query-string does', (text) => {
  expect(parse(text)).toEqual(queryString.parse(text))
  expect(Object.keys(parse(text))).toEqual(Object.keys(queryString.parse(text)))
})
