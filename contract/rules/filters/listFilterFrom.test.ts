import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { listFilterFrom } from './listFilterFrom.ts'

it('is taken over as it stands where it is sound', () => {
  const filter = {
    st: 'draft',
    term: 'harbour',
    match: 'ANY',
    entries: [{ field: 'lon', term: 'x' }],
    view: 'v',
    zone: 'UTC',
    attributeType: 'Number',
  }
  expect(listFilterFrom(filter)).toEqual(filter)
})

test.each([
  [undefined, {}],
  ['x', {}],
  [[], {}],
  [{ term: { a: 1 }, st: {}, match: 5, view: null, products: [], entries: 'x' }, {}],
  [{ term: 'x', constructor: 'x', other: 1 }, { term: 'x' }],
])('%j gives %j', (value, filter) => expect(listFilterFrom(value)).toEqual(filter))

it('has texts where lists expect texts, whatever an address says', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('st', 'term', 'match', 'entries', 'view', '__proto__'), fc.jsonValue()),
      (value) => {
        const { entries = [], ...texts } = listFilterFrom<{ entries?: unknown[] }>(value)
        expect(Array.isArray(entries)).toBe(true)
        expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true)
      },
    ),
  )
})
