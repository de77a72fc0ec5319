import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormStore } from '../formStore.ts'
import { createValidator } from '../validation/createValidator.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { generateUiSchema } from './generateUiSchema.ts'
import { schemaFlaws } from './schemaFlaws.ts'
import { sectionsOf } from './sections.ts'
import { soundElement, soundSchema } from './soundSchema.ts'
import { renderForm } from '#tests/support/renderForm.tsx'
import { lawRuns } from '#tests/support/lawRuns.ts'

const KEYWORDS = [
  'type',
  'properties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'if',
  'then',
  'required',
  '$ref',
  'pattern',
  'patternProperties',
  'additionalProperties',
  'dependentSchemas',
  'dependencies',
  'minimum',
  'minLength',
  'uniqueItems',
  'title',
  'x-label',
]

/** Schemas as they stand while somebody types them: any keyword with any value. */
const anySchema = fc.letrec<{ schema: FormSchema; value: unknown }>((tie) => ({
  schema: fc.dictionary(fc.constantFrom(...KEYWORDS), tie('value'), { maxKeys: 4 }) as fc.Arbitrary<FormSchema>,
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(
      'object',
      'array',
      'string',
      '#',
      '#/properties/a',
      null,
      true,
      false,
      3,
      -1,
      [],
      {},
      [1],
      'a(',
    ),
    tie('schema'),
    fc.array(tie('schema'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('schema'), { maxKeys: 3 }),
  ),
})).schema

describe('a schema while it is typed', () => {
  it('may have fields that are called like keywords', () => {
    const field: FormSchema = { type: 'string', title: 'Words' }
    const { schema } = soundSchema({ properties: { $ref: field, allOf: field, properties: field } })
    const [section] = sectionsOf(generateUiSchema(schema), schema, 'en')
    expect(section?.pointers).toEqual(['/$ref', '/allOf', '/properties'])
  })

  it('never breaks what reads it, and what is sound stays the same object', () => {
    fc.assert(
      fc.property(anySchema, fc.jsonValue(), (schema, value) => {
        const { schema: sound } = soundSchema(schema)
        expect(soundSchema(sound)).toMatchObject({ schema: sound })
        createValidator(schema).check({ a: value, b: value })
        schemaFlaws(schema)
        sectionsOf(generateUiSchema(sound), sound, 'en')
      }),
      { numRuns: lawRuns(1_500) },
    )
  })

  it('is drawn whatever stands in it', async () => {
    for (const schema of fc.sample(anySchema, { numRuns: 60, seed: 7 })) {
      const whole: FormSchema = { type: 'object', properties: { a: schema, b: { type: 'array', items: schema } } }
      const { view, store } = await renderForm({ schema: whole, values: { a: { x: 1 }, b: ['y'] } })
      expect(store.values()).toEqual({ a: { x: 1 }, b: ['y'] })
      expect(createFormStore(store.values()).isDirty()).toBe(false)
      view.unmount()
    }
  })

  it('tells which keywords were left out', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string', maxLength: 'four', enum: 'abc' } } }
    await renderForm({ schema: schema as unknown as FormSchema, values: { a: 'x' } })
    expect(screen.getByRole('note')).toHaveTextContent(/“maxLength” has a value of the wrong kind.*\/properties\/a/)
    expect(screen.getByRole('textbox')).toHaveValue('x')
  })

  it('may come with a UI schema of which only elements are drawn', async () => {
    const broken = {
      type: 5,
      elements: [
        null,
        'x',
        { type: 'Control', scope: 7 },
        { type: 'Control', scope: '#/properties/a', rule: { effect: 1 }, options: 3 },
      ],
    }
    expect(soundElement(broken)).toEqual({
      type: 'VerticalLayout',
      elements: [{ type: 'Control' }, { type: 'Control', scope: '#/properties/a' }],
    })
    const schema: FormSchema = { type: 'object', properties: { a: { type: 'string', title: 'A' } } }
    await renderForm({ schema, uiSchema: broken as unknown as FormElement })
    expect(screen.getByLabelText('A')).toBeVisible()
  })
})
