import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { describesObject } from '../schema/describesObject.ts'
import { problem } from '../schema/schemaProblems.ts'
import { isSchema, type JsonSchema } from '../schema/jsonSchema.ts'
import type { PartialType } from './partialType.ts'

/** References of the wrapped schema go on meaning places of that schema. */
const ADDRESS = 'urn:marquee:wrapped'

/**
 * A document whose schema describes no object (a list, a text, anything) gets one around it, since a title is an
 * object: the schema becomes that of one property, and UI schema and sample move along.
 */
export function wrappedRoot(given: PartialType): { document: PartialType; notes: TypeProblem[] } {
  const { schema } = given
  if (typeof schema !== 'boolean' && (!isSchema(schema) || describesObject(schema)))
    return { document: given, notes: [] }
  const name = isSchema(schema) && schema.type === 'array' ? 'items' : 'value'
  const text = `The schema describes no object, so it became that of the field ${name} of one.`
  return { document: wrappedIn(given, name), notes: [problem('/schema', 'schemaWrapped', text, { name })] }
}

/** The document with its schema, UI schema and sample as those of one field. */
export function wrappedIn(given: PartialType, name: string): PartialType {
  const { schema, uiSchema, sample } = given
  if (typeof schema !== 'boolean' && !isSchema(schema)) return given
  return {
    ...given,
    schema: wrapped(schema, name),
    ...(isSchema(uiSchema) && { uiSchema: movedScopes(uiSchema, name) as JsonSchema }),
    ...(sample !== undefined && { sample: { [name]: sample } }),
  }
}

function wrapped(schema: JsonSchema | boolean, name: string): JsonSchema {
  if (typeof schema === 'boolean') return { type: 'object', properties: { [name]: schema } }
  const { $schema, $id = ADDRESS, $ref, ...rest } = schema
  // Up to draft-07 an address beside a reference counts for nothing.
  const own =
    $ref === undefined ? rest : { ...rest, allOf: [{ $ref }, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] }
  return {
    ...($schema !== undefined && { $schema }),
    type: 'object',
    ...(typeof schema.title === 'string' && { title: schema.title }),
    properties: { [name]: { $id, ...own } },
  }
}

/** UI schema elements and rules about the same places, one level further down. */
function movedScopes(part: unknown, name: string): unknown {
  if (Array.isArray(part)) return part.map((each) => movedScopes(each, name))
  if (!isSchema(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key !== 'scope' || typeof value !== 'string' || !value.startsWith('#')) {
        // A detail is about the rows, whose scopes begin anew.
        return [key, key === 'detail' || key === 'schema' ? value : movedScopes(value, name)]
      }
      return [key, `#/properties/${name}${value.slice(1).replace(/^\/$/, '')}`]
    }),
  )
}
