import { expect, it } from 'vitest'
import { sampleOf } from './sampleOf.ts'

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a text of the unknown format %s is an example text like any other',
  (format) => {
    const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string', format } } }
    expect(sampleOf(schema)).toEqual({ a: 'Example' })
  },
)

it('a text of a known format is one of that format', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string', format: 'uuid' } } }
  expect(sampleOf(schema)).toEqual({ a: '00000000-0000-4000-8000-000000000000' })
})
