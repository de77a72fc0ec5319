import { expect, it } from 'vitest'
import { createTypeForms } from '../typeForms.ts'
import { cleanForType } from './cleanForType.ts'

it('a payload is cleaned by the schema of its type before it is sent', async () => {
  const schema = { type: 'object', properties: { rt: { type: 'integer' }, el_no: { type: 'string' } } }
  const forms = createTypeForms({ readSchema: async () => schema, readUiSchema: async () => ({}) })
  expect(await cleanForType(forms)('movie', { rt: 5, el_no: ' note ', odd: 1 })).toEqual({
    rt: 5,
    el_no: 'note',
  })
})
