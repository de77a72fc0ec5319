import { isObject, own } from '#contract/rules/diff/json.ts'
import { propertyOf, viewOf } from '#contract/rules/payload/schemaView.ts'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { availability } from '../groups/availability.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { problem } from '../schema/schemaProblems.ts'
import { isSchema, type JsonSchema } from '../schema/jsonSchema.ts'
import { isClosed } from './isClosed.ts'
import type { PartialType } from './partialType.ts'
import { wrappedIn } from './wrappedRoot.ts'

const { prd } = availability.properties
const lon = { ...namesAndTexts.properties.lon, examples: [[{ lang: 'en', n: 'Example' }]] }

/** Fields under which foreign schemas keep a name. */
const NAMES: readonly string[] = ['lon', 'losn', 'name', 'title', 'label', 'n']

type Spined = { document: PartialType; added: readonly string[]; notes: TypeProblem[] }

/**
 * Adds the fields without which a schema takes no documents: the products (`prd`), and names (`lon`) where it has no
 * field like a name. Where parts of the schema forbid further fields, it becomes the field `value` of an object first.
 */
export function withSpine(given: PartialType): Spined {
  if (!isSchema(given.schema) || declares(given.schema, 'prd')) return { document: given, added: [], notes: [] }
  const isWrapped = isClosed(given.schema)
  // A list of one's own names fields where they stand: its schema keeps its shape.
  if (isWrapped && given.list !== undefined) return { document: given, added: [], notes: [] }
  const document = isWrapped ? wrappedIn(given, 'value') : given
  const schema = document.schema as JsonSchema
  const added = [...(NAMES.some((name) => isText(schema, name)) ? [] : ['lon']), 'prd']
  return {
    document: { ...document, schema: withFields(schema, added) },
    added,
    notes: [
      ...(isWrapped ? [closedNote] : []),
      ...added.map((name) =>
        problem(`/schema/properties/${name}`, 'schemaSpine', `${name} was added: documents need it.`, { name }),
      ),
    ],
  }
}

const closedNote = problem(
  '/schema',
  'schemaClosed',
  'The schema allows no further fields, so it became that of the field value of an object.',
  { name: 'value' },
)

function declares(schema: JsonSchema, name: string): boolean {
  return viewOf(schema, [schema]).all.some((part) => {
    const properties = own(part, 'properties')
    return isObject(properties) && Object.hasOwn(properties, name)
  })
}

function isText(schema: JsonSchema, name: string): boolean {
  if (name === 'lon') return declares(schema, name)
  const { declared, schemas } = propertyOf(viewOf(schema, [schema]), name)
  return declared && schemas.some((each) => isObject(each) && own(each, 'type') === 'string')
}

function withFields({ $ref, ...schema }: JsonSchema, added: readonly string[]): JsonSchema {
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const allOf = Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : []
  const fields = {
    ...(added.includes('lon') && { lon }),
    ...properties,
    ...(added.includes('prd') && { prd }),
  }
  return {
    ...schema,
    // Up to draft-07 nothing counts beside a reference.
    ...($ref !== undefined && { allOf: [{ $ref }, ...allOf] }),
    properties: fields,
    // An object free to hold anything stays so beside declared fields.
    ...(isFree({ ...schema, ...($ref !== undefined && { $ref }) }) && { additionalProperties: {} }),
  }
}

/** Does the schema, by naming no field at all, take any? */
function isFree(schema: JsonSchema): boolean {
  const { known, declared, schemas } = propertyOf(viewOf(schema, [schema]), 'prd')
  return known && !declared && schemas.length === 0
}

/** A form with controls of the added fields around what stands there: names first, products last. */
export function withSpineControls(uiSchema: JsonSchema, added: readonly string[]): JsonSchema {
  if (added.length === 0 || drawsWhole(uiSchema)) return uiSchema
  const names = added.includes('lon') ? [control('lon')] : []
  const products = [control('prd', { widget: 'tags', source: 'products' })]
  if (uiSchema.type !== 'Categorization') {
    const isStack = uiSchema.type === 'VerticalLayout' && uiSchema.rule === undefined
    const own = isStack && Array.isArray(uiSchema.elements) ? (uiSchema.elements as unknown[]) : [uiSchema]
    return { ...(isStack && uiSchema), type: 'VerticalLayout', elements: [...names, ...own, ...products] }
  }
  const sections = Array.isArray(uiSchema.elements) ? (uiSchema.elements as unknown[]) : []
  const { label, options } = availability.section
  return {
    ...uiSchema,
    elements: [...sections, { type: 'Category', label, options, elements: [...names, ...products] }],
  }
}

const control = (name: string, options?: JsonSchema): JsonSchema => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(options && { options }),
})

/** Is the whole document one control, which draws the added fields with the others? */
function drawsWhole({ scope, elements }: JsonSchema): boolean {
  if (scope === '#') return true
  return Array.isArray(elements) && elements.some((each) => isSchema(each) && drawsWhole(each))
}
