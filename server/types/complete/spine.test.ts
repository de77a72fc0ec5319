import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { judgedSchema } from '../schema/judgedSchema.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { completeType } from './completeType.ts'

const spine = { lon: [{ lang: 'en', n: 'Mine' }], prd: ['rimba-my'] }
const inner = { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false }

/** The completed schema, what cleaning leaves of a document, and whether it is valid. */
function kept(schema: object, payload: object) {
  const completed = completeType({ type: 'thing', schema })
  const made = completed.document.schema as JsonSchema
  const cleaned = cleanPayload(made, { ...payload, ...spine }).payload
  const isValid = new Ajv({ strict: false, formats: {} }).compile(judgedSchema(made))
  return [
    cleaned,
    isValid(cleaned),
    completed.notes.map(({ keyword }) => keyword).filter((each) => each !== 'typeMade'),
  ]
}

const ADDED = ['schemaSpine', 'schemaSpine']

describe('a schema without products takes documents', () => {
  it.each<[string, object, object, string[]]>([
    ['closed at its root', inner, { a: 1 }, ADDED],
    [
      'of a reference',
      { $ref: '#/definitions/x', definitions: { x: { ...inner, additionalProperties: undefined } } },
      { a: 1 },
      ADDED,
    ],
    ['free to hold anything', { type: 'object' }, { any: { b: 1 } }, ADDED],
    ['that maps names to numbers', { type: 'object', additionalProperties: { type: 'integer' } }, { any: 1 }, ADDED],
    ['with a closed part', { type: 'object', allOf: [inner] }, { value: { a: 1 } }, ['schemaClosed', ...ADDED]],
    [
      'of a closed reference',
      { $ref: '#/definitions/x', definitions: { x: inner } },
      { value: { a: 1 } },
      ['schemaClosed', ...ADDED],
    ],
    [
      'that contains itself',
      { ...inner, properties: { in: { $ref: '#' } } },
      { value: { in: { in: {} } } },
      ['schemaClosed', ...ADDED],
    ],
    [
      'whose names have a form',
      { type: 'object', propertyNames: { maxLength: 2 } },
      { value: { a: 1 } },
      ['schemaClosed', ...ADDED],
    ],
  ])('%s', (_what, schema, payload, notes) => {
    const [cleaned, isValid, told] = kept(JSON.parse(JSON.stringify(schema)) as object, payload)
    const expected = 'in' in ((payload as { value?: object }).value ?? {}) ? spine : { ...payload, ...spine }
    expect([cleaned, isValid, told]).toEqual([expected, true, notes])
  })

  it('keeps the names that it has, and a list of one’s own its fields', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } }
    expect(Object.keys((completeType({ schema }).document.schema as { properties: object }).properties)).toEqual([
      'name',
      'prd',
    ])
    const own = { schema: { type: 'object', allOf: [inner] }, list: { columns: [], filters: [] } }
    expect(completeType(own).document.schema).toBe(own.schema)
  })

  it('changes nothing a second time', () => {
    const { document } = completeType({ type: 'thing', schema: { type: 'object', allOf: [inner] } })
    expect(completeType(document).document).toEqual(document)
  })
})
