import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { Value } from 'typebox/value'
import { referencesIn } from '#contract/registry/references.ts'
import { SCHEMA_WORDS } from '#contract/registry/schemaWords.ts'
import { hasTrait, TypeDocument } from '#contract/registry/typeDocument.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { screenProblems } from './screenProblems.ts'
import { shippedTypes } from './shipped.ts'

type Json = { readonly [key: string]: unknown }

function compile(schema: Json) {
  const ajv = new Ajv({ strict: true, strictTypes: true, strictTuples: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary([...SCHEMA_WORDS])
  return ajv.compile(schema)
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object inside a value, itself included. */
function* objectsIn(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const entry of value) yield* objectsIn(entry)
  if (!isObject(value)) return
  yield value
  for (const entry of Object.values(value)) yield* objectsIn(entry)
}

const scopesOf = (uiSchema: unknown) =>
  [...objectsIn(uiSchema)].filter((element) => element.type === 'Control').map((element) => String(element.scope))

const propertiesOf = (schema: Json) => schema.properties as Record<string, Json>

/** A thing with an English text is meant as words in four languages. */
const textsIn = (value: unknown) => [...objectsIn(value)].filter((entry) => typeof entry.en === 'string')

describe.each(shippedTypes().map((type) => [type.type, type] as const))('the type %s', (_, type) => {
  it('is a type document', () => {
    expect([...Value.Errors(TypeDocument, type)]).toEqual([])
    expect(JSON.stringify(type).length).toBeLessThan(TYPE_DOCUMENT_BYTES)
  })

  it('has a schema that a strict validator compiles', () => {
    expect(() => compile(type.schema)).not.toThrow()
  })

  it('has a sample that its schema accepts and that publishing would accept', () => {
    const validate = compile(type.schema)
    validate(type.sample)
    expect(validate.errors ?? ([] as ErrorObject[])).toEqual([])
    const needed = Object.entries(propertiesOf(type.schema)).filter(([, schema]) => schema['x-publish'])
    expect(needed.map(([name]) => name).filter((name) => type.sample[name] === undefined)).toEqual([])
  })

  it('shows every field in exactly one place of its form', () => {
    const shown = scopesOf(type.uiSchema).map((scope) => scope.replace('#/properties/', ''))
    expect(shown.toSorted()).toEqual(Object.keys(propertiesOf(type.schema)).toSorted())
  })

  it('shows only fields that exist in the additional info', () => {
    const known = Object.keys(propertiesOf(type.schema)).map((name) => `#/properties/${name}`)
    expect(scopesOf(type.uiSchemaAdditional).filter((scope) => !known.includes(scope))).toEqual([])
  })

  it('has every word in four languages', () => {
    const { sample: _, ...document } = type
    const incomplete = textsIn(document).filter((entry) =>
      LANGUAGES.some((language) => !String(entry[language] ?? '').trim()),
    )
    expect(incomplete).toEqual([])
  })

  it('names every field and says what its wire name stands for', () => {
    const nameless = [...objectsIn(propertiesOf(type.schema))]
      .filter((schema) => isObject(schema.properties))
      .concat(type.schema)
      .flatMap((schema) => Object.entries(propertiesOf(schema)))
      .filter(([name, schema]) => !isObject(schema['x-label']) || !String(schema.description).startsWith(`${name}: `))
    expect(nameless.map(([name]) => name)).toEqual([])
  })

  it('feeds its list row from fields that exist', () => {
    const roots = [type.narrow.released, type.narrow.number, ...type.narrow.facets, ...type.narrow.row]
      .filter((name) => name !== undefined)
      .map((name) => name.split('.')[0] ?? '')
    expect(roots.filter((name) => !propertiesOf(type.schema)[name])).toEqual([])
  })

  it('has screens that show something: every control, column and filter finds its field', () => {
    expect(screenProblems(type)).toEqual([])
  })

  it('knows its relations both ways: a parent names its children, a child its parents', () => {
    const other = (name: string) => shippedTypes().find((one) => one.type === name)?.relations
    for (const parent of type.relations?.parent?.types ?? [])
      expect(other(parent)?.children, `${parent} has ${type.type} among its parts`).toContain(type.type)
    for (const child of type.relations?.children ?? [])
      expect(other(child)?.parent?.types, `${child} belongs to ${type.type}`).toContain(type.type)
  })

  it('refers to types that there are', () => {
    const names = shippedTypes().map((one) => one.type)
    expect(referencesIn(type.schema).flatMap(({ types }) => types.filter((one) => !names.includes(one)))).toEqual([])
  })

  it('asks for images only where it has any', () => {
    expect(hasTrait(type, 'hasImages')).toBe(type.images !== undefined)
  })
})

it('no two types share a name', () => {
  const names = shippedTypes().map((type) => type.type)
  expect(new Set(names).size).toBe(names.length)
})
