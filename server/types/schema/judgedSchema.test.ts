import { describe, expect, it } from 'vitest'
import { problemsUnder } from './judgeBudget.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor } from './schemaFor.ts'
import type { JsonSchema } from './jsonSchema.ts'

const compile = createSchemaCompiler()
const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'object', properties, ...more })
const wrong = (schema: JsonSchema, value: unknown) =>
  problemsUnder(compile(schemaFor(schema, 'publish')), value).map(({ field, keyword }) => `${field} ${keyword}`)

describe('a record', () => {
  it('is judged all the way down a tree', () => {
    const tree = object({ n: { type: 'string' }, below: { type: 'array', items: { $ref: '#' } } })
    expect(wrong(tree, { n: 'a', below: [{ n: 'b', below: [{ n: 'c' }] }] })).toEqual([])
    expect(wrong(tree, { below: [{ below: [{ n: 1 }] }] })).toEqual(['/below/0/below/0/n type'])
  })

  it('is judged by what references lead to: by address, anchor, place and pointer with odd signs', () => {
    const schema = object(
      {
        a: { $ref: 'https://x.org/a' },
        b: { $ref: '#word' },
        c: { $ref: '#/components/my%20words/a~1b%25' },
        d: { $ref: 'item.json#/$defs/inner' },
      },
      {
        $defs: {
          a: { $id: 'https://x.org/a', type: 'string' },
          w: { $anchor: 'word', type: 'string' },
          item: { $id: 'item.json', $defs: { inner: { type: 'string' } } },
        },
        components: { 'my words': { 'a/b%': { type: 'string' } } },
      },
    )
    expect(wrong(schema, { a: 1, b: 1, c: 1, d: 1 })).toEqual(['/a type', '/b type', '/c type', '/d type'])
  })

  it('is not judged by what is not enforced', () => {
    const schema = object(
      { a: { type: 'string', pattern: '^(?!x)', format: 'regex', unknown: [1] } },
      { patternProperties: { '^(?!a)': { type: 'string' } }, additionalProperties: false },
    )
    expect(wrong(schema, { a: 'x', b: 1 })).toEqual([])
  })

  it('may not repeat entries, however many there are', () => {
    const schema = object({ a: { type: 'array', uniqueItems: true } })
    const many = Array.from({ length: 50_000 }, (_, at) => ({ at, list: [at] }))
    expect(wrong(schema, { a: many })).toEqual([])
    expect(wrong(schema, { a: [...many, { list: [7], at: 7 }] })).toEqual(['/a uniqueItems'])
  })

  it('in which references multiply is given up in bounded time', () => {
    const twice = object({ a: { $ref: '#' } }, { allOf: [object({ a: { $ref: '#' } })] })
    const deep = Array.from({ length: 30 }).reduce<object>((a) => ({ a }), {})
    expect(wrong(twice, deep)).toEqual([' tooNested'])
    expect(wrong(twice, { a: { a: {} } })).toEqual([])
  })

  it('is judged in the words of its own draft', () => {
    const old = object({
      a: { minimum: 0, exclusiveMinimum: true },
      b: { items: [{ type: 'string' }], additionalItems: false },
    })
    expect(wrong(old, { a: 0, b: ['x', 1] })).toEqual(['/a exclusiveMinimum', '/b additionalItems'])
    const newer = object(
      { b: { prefixItems: [{ type: 'string' }], items: false }, c: { contains: { const: 1 }, minContains: 2 } },
      { dependentRequired: { b: ['c'] } },
    )
    expect(wrong(newer, { b: ['x', 1] })).toEqual(['/b items', '/c dependentRequired'])
    expect(wrong(newer, { c: [1] })).toEqual(['/c contains'])
  })
})
