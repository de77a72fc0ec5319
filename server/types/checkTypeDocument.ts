import { Ajv } from 'ajv'
import { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { RESERVED_TYPES } from '#contract/values/urn.ts'
import { plainProblems } from './plainProblem.ts'
import { compileAside } from './schema/compileAside.ts'
import { problem, schemaProblems } from './schema/schemaProblems.ts'
import { isSchema } from './schema/subschemas.ts'
import { screenProblems } from './screenProblems.ts'

const isTypeDocument = new Ajv({ strict: false, allErrors: true }).compile<TypeDocument>(TypeDocument)

/** Everything that keeps a document from being a resource type, each at its place; none where it may serve. */
export async function checkTypeDocument(value: unknown): Promise<TypeProblem[]> {
  const text = JSON.stringify(value) ?? ''
  if (Buffer.byteLength(text) > TYPE_DOCUMENT_BYTES) {
    const description = `The document has more than ${TYPE_DOCUMENT_BYTES} bytes.`
    return [problem('', 'typeTooLarge', description, { limit: TYPE_DOCUMENT_BYTES })]
  }
  if (!isTypeDocument(value)) return [...plainProblems(isTypeDocument.errors), ...(await unfinishedSchema(value))]
  const schema = schemaProblems(value.schema, '/schema')
  // Where fields stand is only looked for in a schema that is fit to be walked.
  const problems = [...nameProblems(value), ...schema, ...(schema.length === 0 ? screenProblems(value) : [])]
  return schema.length > 0 ? problems : [...problems, ...(await compileAside(value))]
}

/** The schema of a document that lacks something else: whoever writes it wants to know at once, and sees its form. */
async function unfinishedSchema(value: unknown): Promise<TypeProblem[]> {
  if (!isSchema(value) || !isSchema(value.schema)) return []
  const problems = schemaProblems(value.schema, '/schema')
  return problems.length > 0 ? problems : compileAside({ schema: value.schema, sample: value.sample ?? {} })
}

function nameProblems({ type }: TypeDocument): TypeProblem[] {
  if (!RESERVED_TYPES.includes(type)) return []
  return [problem('/type', 'typeReserved', `${type} is a reserved word.`, { name: type })]
}
