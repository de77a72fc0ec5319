import { describe, expect, it } from 'vitest'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { bulkFields } from './bulkFields.ts'
import { oneFieldForm } from './oneFieldForm.ts'
import { refusedEdit } from './refusedEdits.ts'

const texts = (en: string) => ({ en, zh: en, ms: en, ta: en })
const schema: FormSchema = {
  type: 'object',
  properties: {
    yr: { type: 'integer', minimum: 1880, 'x-label': texts('Year'), 'x-publish': true },
    lon: {
      type: 'array',
      'x-label': texts('Name'),
      items: {
        type: 'object',
        properties: { lang: { enum: ['en', 'ta'] }, n: { type: 'string', maxLength: 5, 'x-label': texts('Name') } },
      },
    },
    provider: { type: 'object', 'x-label': texts('Provider'), properties: { n: { type: 'string' } } },
    lwe: { type: 'string', format: 'date-time', 'x-label': texts('Licence ends') },
    ex_id: { type: 'string' },
  },
}
const control = (name: string, options?: FormElement['options']): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(options && { options }),
})
const uiSchema: FormElement = {
  type: 'Categorization',
  elements: [
    { type: 'Category', label: 'Licence', elements: [control('lwe')] },
    {
      type: 'Category',
      label: 'About',
      elements: [{ type: 'Group', elements: [control('lon', { maxLength: 120 })] }, control('yr')],
    },
  ],
}
const fieldsOf = (hasBulkChanges: boolean) =>
  bulkFields(schema, uiSchema, {
    language: 'en',
    languageName: (code) => (code === 'ta' ? 'Tamil' : code),
    inAllLanguages: (field) => `${field}, all languages`,
    hasBulkChanges,
  })
const fields = fieldsOf(true)
const named = (name: string) => {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

describe('the fields that a bulk change offers', () => {
  it('are set, cleared, added to and taken from alone where the service knows no more', () => {
    const operations = (hasBulkChanges: boolean) => new Set(fieldsOf(hasBulkChanges).flatMap(({ ops }) => ops))
    expect([...operations(true)]).toEqual(expect.arrayContaining(['shift', 'replace']))
    expect([...operations(false)]).not.toEqual(expect.arrayContaining(['shift']))
    expect([...operations(false)]).not.toEqual(expect.arrayContaining(['replace']))
  })

  it('stand in the order of the form under the names that people know, others last', () => {
    expect(fields.map(({ name, section }) => [name, section])).toEqual([
      ['Licence ends', 'Licence'],
      ['Year', 'About'],
      ['Name, all languages', 'About'],
      ['Name, en', 'About'],
      ['Name, Tamil', 'About'],
      ['Provider, N', ''],
    ])
  })

  it('take what fits them: an instant is moved, one language is set, all of them are searched in', () => {
    expect(named('Licence ends').ops).toContain('shift')
    expect(named('Name, Tamil')).toMatchObject({ path: 'lon.ta', ops: ['set', 'unset', 'replace'] })
    expect(named('Name, all languages').ops).toEqual(['unset', 'replace'])
  })

  it('are drawn as the form draws them and refuse what the form refuses, but are not required', () => {
    const year = oneFieldForm(named('Year'), schema)
    const validator = createValidator(year.schema)
    const issues = (values: object) => validator.units.flatMap((unit) => validator.checkUnit(unit, values as never))
    expect(issues({ yr: 1700 })).toHaveLength(1)
    expect(issues({})).toEqual([])
    const name = oneFieldForm(named('Name, Tamil'), schema)
    expect(name.pointer).toBe('/lon.ta')
    expect(name.uiSchema.elements?.[0]).toMatchObject({ label: 'Name, Tamil', options: { maxLength: 120 } })
  })
})

describe('what the server refuses of a change', () => {
  const edits = [
    { id: 1, path: 'yr', op: 'unset' as const, entered: {} },
    { id: 2, path: 'gnr', op: 'add' as const, entered: { add: ['x'] } },
    { id: 3, path: 'lon.en', op: 'replace' as const, entered: { replace: { find: '', with: '' } } },
    { id: 4, path: 'lon.ta', op: 'replace' as const, entered: { replace: { find: 'a', with: '' } } },
  ]
  it.each([
    ['/unset/0', 1],
    ['/add/gnr', 2],
    ['/replace/0/field', 4],
    ['/st', undefined],
  ])('stands at the line of %s', (pointer, id) => {
    expect(refusedEdit(edits, pointer)?.id).toBe(id)
  })
})
