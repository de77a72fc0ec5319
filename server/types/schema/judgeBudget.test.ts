import { describe, expect, it } from 'vitest'
import type { JsonSchema } from './jsonSchema.ts'
import { PARTS, PATTERN_COST, problemsUnder } from './judgeBudget.ts'
import { linearPattern } from './linearPattern.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor } from './schemaFor.ts'

const compiled = (schema: JsonSchema) => createSchemaCompiler()(schemaFor(schema, 'shape'))
const listOf = (items: object, definitions: object = {}): JsonSchema => ({
  type: 'object',
  properties: { l: { type: 'array', items } },
  definitions,
})

describe('what one record may cost', () => {
  it('is so many steps of patterns, however many texts there are', () => {
    const pattern = '^[a-z]*$'
    const { steps } = linearPattern(pattern)
    const text = 'a'.repeat(1_000)
    const texts = Math.floor(PATTERN_COST / (steps * text.length))
    const validate = compiled(listOf({ type: 'string', pattern }))
    const wrong = (many: number) => problemsUnder(validate, { l: Array.from({ length: many }, () => text) })
    expect(wrong(texts - 1)).toEqual([])
    expect(wrong(texts + 1)).toMatchObject([{ keyword: 'pattern', field: `/l/${texts}` }])
  })

  it('is so many parts that references lead to, and the next record begins anew', () => {
    const validate = compiled(listOf({ $ref: '#/definitions/n' }, { n: { type: 'number' } }))
    const wrong = (many: number) => problemsUnder(validate, { l: Array.from({ length: many }, () => 1) })
    expect(wrong(PARTS - 10)).toEqual([])
    expect(wrong(PARTS + 10)).toMatchObject([{ keyword: 'tooNested' }])
    expect(wrong(10)).toEqual([])
  })
})
