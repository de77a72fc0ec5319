import { Ajv } from 'ajv'
import { TypeDocument } from '#contract/registry/typeDocument.ts'
import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { RESERVED_TYPES } from '#contract/values/urn.ts'
import { plainProblems } from './plainProblem.ts'
import { compileAside } from './schema/compileAside.ts'
import { schemaProblems } from './schema/schemaProblems.ts'
import { isSchema, type JsonSchema } from './schema/subschemas.ts'

const isTypeDocument = new Ajv({ strict: false, allErrors: true }).compile<TypeDocument>(TypeDocument)

/** Everything that keeps a document from being a resource type, in plain words; none where it may serve. */
export async function checkTypeDocument(value: unknown): Promise<string[]> {
  const text = JSON.stringify(value) ?? ''
  if (Buffer.byteLength(text) > TYPE_DOCUMENT_BYTES) return [`The document has more than ${TYPE_DOCUMENT_BYTES} bytes.`]
  if (!isTypeDocument(value)) {
    return plainProblems(isTypeDocument.errors).map(
      ({ field, description }) => `${field || 'The document'}: ${description}`,
    )
  }
  const problems = [...nameProblems(value), ...schemaProblems(value.schema), ...fieldProblems(value)]
  return problems.length > 0 ? problems : compileAside({ schema: value.schema, sample: value.sample })
}

function nameProblems({ type }: TypeDocument): string[] {
  return RESERVED_TYPES.includes(type) ? [`/type: ${type} is a reserved word.`] : []
}

/** Lists are fed from fields of the schema; one that does not exist would show an empty column for ever. */
function fieldProblems({ schema, narrow }: TypeDocument): string[] {
  const properties = isSchema(schema.properties) ? schema.properties : ({} as JsonSchema)
  const named = [narrow.released, narrow.number, ...narrow.facets, ...narrow.row].filter((name) => name !== undefined)
  const unknown = named.filter((name) => !Object.hasOwn(properties, name.split('.')[0] ?? ''))
  return unknown.map((name) => `/narrow: the schema has no field ${name}.`)
}
