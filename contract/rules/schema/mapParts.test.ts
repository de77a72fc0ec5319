import { describe, expect, it } from 'vitest'
import { mapParts, partsOf } from './mapParts.ts'

const schema = {
  title: 'A form',
  const: { type: 'data, no schema' },
  properties: { 'a/b': { type: 'string' }, 'c~d': {}, constructor: {} },
  items: [{ type: 'number' }, true],
  dependencies: { x: ['y'], z: { required: ['y'] } },
  not: {},
}

describe('the parts of a schema', () => {
  it('are told with keyword and pointer, signs of pointers in names escaped', () => {
    expect(partsOf(schema, '/schema').map(({ keyword, at }) => [keyword, at])).toEqual([
      ['properties', '/schema/properties/a~1b'],
      ['properties', '/schema/properties/c~0d'],
      ['properties', '/schema/properties/constructor'],
      ['items', '/schema/items/0'],
      ['dependencies', '/schema/dependencies/z'],
      ['not', '/schema/not'],
    ])
  })

  it('are changed one by one, and the schema is the same object where none is', () => {
    expect(mapParts(schema, ({ schema: part }) => part)).toBe(schema)
    expect(mapParts(schema, ({ schema: part, keyword }) => (keyword === 'not' ? { type: 'null' } : part))).toEqual({
      ...schema,
      not: { type: 'null' },
    })
  })
})
