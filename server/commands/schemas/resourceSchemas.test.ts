import { expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { resourceSchemaCommands as answers } from './resourceSchemas.ts'

it.each([
  ['pages', answers.readPageSchema, answers.readPageUiSchema, 'lon'],
  ['containers', answers.readContainerSchema, answers.readContainerUiSchema, 'src_ty'],
  ['policies', answers.readPolicySchema, answers.readPolicyUiSchema, 'n'],
  ['attributes', answers.readAttributeSchema, answers.readAttributeUiSchema, 'key'],
  ['configurations', answers.readConfigSchema, answers.readConfigUiSchema, 'app'],
  ['ranges of addresses', answers.readGeoSchema, answers.readGeoUiSchema, 'ip'],
])('the schema of %s judges what is sent, and its form has every field', async (_, readSchema, readUiSchema, field) => {
  const schema = JSON.parse(JSON.stringify((await readSchema()).data)) as { properties: object }
  const { elements } = (await readUiSchema()).data as { elements: { scope: string }[] }
  expect(Object.keys(schema.properties)).toContain(field)
  expect(elements.map(({ scope }) => scope)).toEqual(
    Object.keys(schema.properties).map((name) => `#/properties/${name}`),
  )
  expect(Compile(schema).Check({ [field]: { no: 'such value' } })).toBe(false)
})
