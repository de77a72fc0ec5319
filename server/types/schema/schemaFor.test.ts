import { describe, expect, it } from 'vitest'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor } from './schemaFor.ts'
import type { JsonSchema } from './jsonSchema.ts'

const compile = createSchemaCompiler()
const accepts = (schema: JsonSchema, mode: 'shape' | 'publish', value: unknown) =>
  compile(schemaFor(schema, mode))(value)

const film: JsonSchema = {
  type: 'object',
  required: ['lon'],
  properties: {
    lon: { type: 'array', items: { type: 'object', properties: { n: { type: 'string' } }, required: ['n'] } },
    yr: { type: 'integer', 'x-publish': true },
    note: { type: 'string', 'x-publish': true },
    cast: { type: 'array', items: { type: 'string' }, 'x-publish': true },
    provider: { type: 'object', properties: { id: { type: 'string', 'x-publish': true } } },
    required: { type: 'string' },
  },
}
const whole = { lon: [{ n: 'Alpha' }], yr: 1999, note: 'x', cast: ['Ann'] }

describe('a draft', () => {
  it('may lack anything, at any depth', () => {
    expect(accepts(film, 'shape', {})).toBe(true)
    expect(accepts(film, 'shape', { lon: [{}], provider: {} })).toBe(true)
  })

  it('may not hold what is wrong', () => {
    expect(accepts(film, 'shape', { yr: 'soon' })).toBe(false)
    expect(accepts(film, 'shape', { lon: [{ n: 7 }] })).toBe(false)
  })

  it('may have a field that is called required', () => {
    expect(accepts(film, 'shape', { required: 7 })).toBe(false)
  })

  it('may stand between alternatives that only their required fields tell apart', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    }
    expect(accepts(schema, 'shape', {})).toBe(true)
    expect(accepts(schema, 'publish', {})).toBe(false)
    expect(accepts(schema, 'publish', { a: 'x' })).toBe(true)
  })

  it('is still told what may not stand together, and what follows from what', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      not: { required: ['a', 'b'] },
      if: { required: ['a'] },
      then: { properties: { a: { const: 'x' } } },
    }
    expect(accepts(schema, 'shape', { a: 'x' })).toBe(true)
    expect(accepts(schema, 'shape', { b: 'y' })).toBe(true)
    expect(accepts(schema, 'shape', { a: 'z' })).toBe(false)
    expect(accepts(schema, 'shape', { a: 'x', b: 'y' })).toBe(false)
  })
})

describe('publishing', () => {
  it('needs what is required and what is marked for it', () => {
    expect(accepts(film, 'publish', whole)).toBe(true)
    for (const name of Object.keys(whole)) expect(accepts(film, 'publish', { ...whole, [name]: undefined })).toBe(false)
  })

  it('takes no empty text or list for a value', () => {
    expect(accepts(film, 'publish', { ...whole, note: '' })).toBe(false)
    expect(accepts(film, 'publish', { ...whole, cast: [] })).toBe(false)
  })

  it('needs what is marked inside a group only where the group is there', () => {
    expect(accepts(film, 'publish', { ...whole, provider: {} })).toBe(false)
    expect(accepts(film, 'publish', { ...whole, provider: { id: 'a' } })).toBe(true)
  })
})
