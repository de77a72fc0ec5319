import { Ajv } from 'ajv'
import { default as addFormats } from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormSchema } from '../schema/formSchema.ts'
import { ajvShim, satisfies } from './ajvShim.ts'
import { createValidator } from './createValidator.ts'

const check = (schema: FormSchema, values: Record<string, unknown>) =>
  createValidator(schema)
    .check(values)
    .map(({ pointer, keyword, params, severity }) => ({ pointer, keyword, params, severity }))

const of = (property: FormSchema, value: unknown) =>
  check({ type: 'object', properties: { a: property } }, { a: value })
const error = (keyword: string, params?: object) => [{ pointer: '/a', keyword, params, severity: 'error' }]

describe('the validation of a form', () => {
  it.each([
    [{ type: 'string', maxLength: 3 }, 'four', 'maxLength', { limit: 3, smart_count: 3 }],
    [{ type: 'string', minLength: 1 }, '', 'required', undefined],
    [{ type: 'number' }, 'four', 'type.number', undefined],
    [{ type: 'integer', minimum: 1 }, 0, 'minimum', { limit: 1, smart_count: 1 }],
    [{ type: 'string', format: 'date' }, '31 Febr', 'format.date', undefined],
    [{ type: 'string', format: 'color', pattern: '^#' }, 'rot', 'pattern', undefined],
    [{ type: 'string', pattern: '^https?://' }, 'javascript:alert(1)', 'webAddress', undefined],
    [{ enum: ['a', 'b'] }, 'c', 'enumOf', { values: 'a, b' }],
    [{ type: 'array', minItems: 2, items: {} }, [1], 'minItems', { limit: 2, smart_count: 2 }],
    [{ type: 'array', uniqueItems: true, items: {} }, [1, 1], 'uniqueItems', { row: 2 }],
    [{ const: 4 }, 5, 'const', { value: '4' }],
  ])('says of %j what is wrong with %j in one word: %s', (property, value, keyword, params) => {
    expect(of(property as FormSchema, value)).toEqual(error(keyword, params))
  })

  it('stands a missing field at the field, not at the object that lacks it', () => {
    const row = { type: 'object', required: ['v'], properties: { v: { type: 'string' } } }
    const schema: FormSchema = {
      type: 'object',
      required: ['n'],
      properties: { n: {}, rat: { type: 'array', items: row } },
    }
    expect(check(schema, { rat: [{ system: 'LPF' }] }).map(({ pointer }) => pointer)).toEqual(['/n', '/rat/0/v'])
  })

  it('lets a row stand that was added and not yet filled in', () => {
    const row = { type: 'object', required: ['v'], properties: { v: { type: 'string' } } }
    expect(check({ properties: { rat: { type: 'array', items: row } } }, { rat: [{}] })).toEqual([])
  })

  it('calls what only publishing needs a warning, and counts blank entries as nothing', () => {
    const schema: FormSchema = { type: 'object', properties: { lon: { type: 'array', 'x-publish': true } } }
    const warning = { pointer: '/lon', keyword: 'publish', params: undefined, severity: 'publish' }
    expect(check(schema, {})).toEqual([warning])
    expect(check(schema, { lon: [{ n: ' ' }] })).toEqual([warning])
    expect(check(schema, { lon: [{ n: 'Up' }] })).toEqual([])
  })

  it('follows references, also round in circles', () => {
    const schema: FormSchema = {
      definitions: { node: { properties: { n: { type: 'string' }, kids: { items: { $ref: '#/definitions/node' } } } } },
      properties: { root: { $ref: '#/definitions/node' } },
    }
    expect(check(schema, { root: { kids: [{ kids: [{ n: 4 }] }] } })).toMatchObject([
      { pointer: '/root/kids/0/kids/0/n', keyword: 'type.string' },
    ])
  })

  it('shows the errors of the alternative that fits best', () => {
    const film = {
      type: 'object',
      required: ['dur'],
      properties: { k: { const: 'film' }, dur: { type: 'number', minimum: 1 } },
    }
    const song = { type: 'object', required: ['bpm'], properties: { k: { const: 'song' }, bpm: { type: 'number' } } }
    expect(of({ oneOf: [film, song] }, { k: 'film', dur: 0 })).toMatchObject([
      { pointer: '/a/dur', keyword: 'minimum' },
    ])
    expect(of({ anyOf: [{ type: 'string' }, { type: 'number' }] }, true)).toEqual(error('anyOf'))
  })

  it('survives a schema that cannot be followed', () => {
    expect(of({ $ref: 'https://example.org/far.json' }, 1)).toEqual([])
    expect(of({ type: 'string', pattern: '(' }, 'x')).toEqual([])
    expect(of({ $ref: '#/properties/a' }, 1)).toEqual([])
  })

  it('leaves the schema as it was handed in', () => {
    const schema: FormSchema = Object.freeze({ properties: Object.freeze({ a: Object.freeze({ type: 'string' }) }) })
    expect(check(schema, { a: 1 })).toHaveLength(1)
    expect(Object.getOwnPropertyNames(schema)).toEqual(['properties'])
  })

  it('agrees with ajv on whether a record is valid', () => {
    const schema: FormSchema = {
      type: 'object',
      required: ['s'],
      properties: {
        s: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z]' },
        n: { type: 'integer', minimum: 0, maximum: 5 },
        l: { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } },
        o: { type: 'object', required: ['d'], properties: { d: { type: 'string', format: 'date' } } },
        x: { oneOf: [{ type: 'string' }, { type: 'number', multipleOf: 3 }] },
      },
    }
    const ajv = new Ajv({ allErrors: true })
    addFormats.default(ajv)
    const valid = ajv.compile(schema)
    const validator = createValidator(schema)
    const record = fc.record(
      {
        s: fc.oneof(fc.string({ maxLength: 6 }), fc.constant('abc')),
        n: fc.integer({ min: -2, max: 8 }),
        l: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
        o: fc.record({ d: fc.constantFrom('2024-02-29', '2023-02-29', 'soon') }, { requiredKeys: [] }),
        x: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(record, (values) => (validator.check(values).length === 0) === valid(values)),
      { numRuns: 400 },
    )
  })
})

describe('what JSON Forms takes for ajv', () => {
  it('judges conditions, also on absent values', () => {
    expect(satisfies({ const: 'a' }, 'a')).toBe(true)
    expect(satisfies({ const: 'a' }, undefined)).toBe(false)
    expect(satisfies({ not: { const: 'a' } }, undefined)).toBe(true)
    expect(satisfies({ minLength: 3 }, undefined)).toBe(true)
    expect(ajvShim.validate({ type: 'object', required: ['x'] }, {})).toBe(false)
  })
})
