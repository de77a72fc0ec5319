import { describe, expect, it } from 'vitest'
import type { Issue } from '../data/issue.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { messagesByLanguage } from '#tests/support/messagesByLanguage.ts'
import { flatten } from '#tests/support/flatten.ts'
import { createValidator } from './createValidator.ts'

const languages = Object.entries(messagesByLanguage).map(([language, words]) => [language, flatten(words)] as const)

/** A schema of one field and a value that breaks it: every keyword of JSON Schema that can be broken. */
const BROKEN: readonly (readonly [keyword: string, schema: FormSchema, value: unknown])[] = [
  ['type.string', { type: 'string' }, 1],
  ['kinds', { type: ['string', 'number'] }, true],
  ['type.object', { type: 'object' }, 'x'],
  ['type.array', { type: 'array' }, 'x'],
  ['enum', { enum: Array.from({ length: 9 }, (_, n) => n) }, 'x'],
  ['enumOf', { enum: ['a', 'b'] }, 'x'],
  ['enum', { oneOf: [{ const: 'a', title: 'A' }] }, 'x'],
  ['const', { const: 1 }, 2],
  ['multipleOf', { multipleOf: 0.1 }, 0.25],
  ['minimum', { minimum: 3 }, 2],
  ['maximum', { maximum: 3 }, 4],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, 3],
  ['exclusiveMaximum', { exclusiveMaximum: 3 }, 3],
  ['minLength', { minLength: 3 }, 'ab'],
  ['maxLength', { maxLength: 3 }, 'abcd'],
  ['pattern', { pattern: '^a' }, 'b'],
  ['patternLike', { pattern: '^a-\\d', examples: ['a-1'] }, 'b'],
  ['format.date', { format: 'date' }, 'x'],
  ['format.date-time', { format: 'date-time' }, 'x'],
  ['format.time', { format: 'time' }, 'x'],
  ['format.email', { format: 'email' }, 'x'],
  ['format.uri', { format: 'uri' }, 'x'],
  ['format.uuid', { format: 'uuid' }, 'x'],
  ['format.other', { format: 'json-pointer' }, 'x'],
  ['minItems', { minItems: 2 }, [1]],
  ['maxItems', { maxItems: 1 }, [1, 2]],
  ['maxItems', { prefixItems: [{}], items: false }, [1, 2]],
  ['maxItems', { items: [{}], additionalItems: false }, [1, 2]],
  ['uniqueItems', { uniqueItems: true }, [1, 2, 1]],
  ['contains', { contains: { const: 1 } }, [2]],
  ['minContains', { contains: { const: 1 }, minContains: 2 }, [1]],
  ['maxContains', { contains: { const: 1 }, maxContains: 1 }, [1, 1]],
  ['minProperties', { minProperties: 1 }, {}],
  ['maxProperties', { maxProperties: 1 }, { a: 1, b: 2 }],
  ['required', { required: ['a'] }, { b: 1 }],
  ['dependentRequired', { dependentRequired: { b: ['a'] } }, { b: 1 }],
  ['dependentRequired', { dependencies: { b: ['a'] } }, { b: 1 }],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, { long: 1 }],
  ['unknownProperty', { properties: {}, additionalProperties: false }, { b: 1 }],
  ['unknownProperty', { properties: {}, unevaluatedProperties: false }, { b: 1 }],
  ['forbidden', { properties: { b: false } } as unknown as FormSchema, { b: 1 }],
  ['not', { not: { const: 1 } }, 1],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, 1],
  ['oneOf', { oneOf: [{ minimum: 0 }, { maximum: 9 }] }, 1],
  ['minimum', { if: { type: 'number' }, then: { minimum: 3 } }, 2],
  ['minimum', { dependentSchemas: { b: { properties: { b: { minimum: 3 } } } } }, { b: 1 }],
  ['type.string', { patternProperties: { '^x': { type: 'string' } } }, { x1: 1 }],
  ['type.string', { unevaluatedItems: { type: 'string' } }, [1]],
]

const told = (schema: FormSchema, value: unknown): Issue[] =>
  createValidator({ type: 'object', properties: { f: schema } }).check({ f: value })

describe('every keyword of JSON Schema', () => {
  it.each(BROKEN)('is said in plain words where it is broken: %s', (keyword, schema, value) => {
    const [issue, ...others] = told(schema, value)
    expect(others).toEqual([])
    expect(issue?.keyword).toBe(keyword)
    for (const [language, words] of languages) {
      const text = words.get(`forms.errors.${keyword}`)
      expect(text, language).toBeTruthy()
      const places = [...(text ?? '').matchAll(/%\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(issue?.params ?? {}), language).toEqual(expect.arrayContaining(places))
    }
  })

  it('of an alternative names the nearest, unless several are equally near', () => {
    const schema: FormSchema = {
      oneOf: [
        { title: 'Film', properties: { k: { const: 'film' }, len: { maximum: 9 } } },
        { 'x-label': { en: 'Song', zh: '歌', ms: 'Lagu', ta: 'பாடல்' }, properties: { k: { const: 'song' } } },
      ],
    }
    expect(told(schema, { k: 'film', len: 10 })).toMatchObject([
      { pointer: '/f/len', keyword: 'maximum', nearest: { n: 1, title: 'Film' } },
    ])
    expect(told(schema, { k: 'opera' })).toMatchObject([{ pointer: '/f', keyword: 'oneOf' }])
  })
})
