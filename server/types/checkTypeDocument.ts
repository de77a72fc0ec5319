import { Ajv } from 'ajv'
import { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { RESERVED_TYPES } from '#contract/values/urn.ts'
import { once } from '../once.ts'
import { completeType } from './complete/completeType.ts'
import type { PartialType } from './complete/partialType.ts'
import { plainProblems } from './plainProblem.ts'
import { compileAside } from './schema/compileAside.ts'
import { schemaNotes } from './schema/schemaNotes.ts'
import { problem, schemaProblems } from './schema/schemaProblems.ts'
import { isSchema } from './schema/jsonSchema.ts'
import { screenNotes, screenProblems } from './screenProblems.ts'

const typeDocumentValidator = once(() =>
  new Ajv({ strict: false, allErrors: true }).compile<TypeDocument>(TypeDocument),
)

type CheckedType = {
  /** The document as it would serve, with what was missing made; undefined where it may not serve. */
  document?: TypeDocument
  /** Everything that keeps it from being a resource type, each at its place. */
  problems: TypeProblem[]
  /** What was made, and what is kept but not enforced: none of it keeps the type from serving. */
  notes: TypeProblem[]
}

/** Makes what a document leaves out (UI schema, list, sample ...), then says whether the whole may serve. */
export async function checkTypeDocument(value: unknown): Promise<CheckedType> {
  const text = JSON.stringify(value) ?? ''
  if (Buffer.byteLength(text) > TYPE_DOCUMENT_BYTES) {
    const description = `The document has more than ${TYPE_DOCUMENT_BYTES} bytes.`
    return { problems: [problem('', 'typeTooLarge', description, { limit: TYPE_DOCUMENT_BYTES })], notes: [] }
  }
  if (!isSchema(value)) return { problems: documentProblems(value), notes: [] }
  const { document, notes } = completeType(value)
  const schema = isSchema(document.schema) ? schemaProblems(document.schema, '/schema') : []
  // Where fields stand, and what is not enforced, is only looked for in a schema that is fit to be walked.
  if (schema.length > 0) return { problems: [...shapeProblems(document), ...schema], notes }
  const outcome = isSchema(document.schema) ? await compileAside(questionOf(document)) : { problems: [] }
  const whole = { ...document, ...(outcome.sample && { sample: outcome.sample }) }
  const shape = shapeProblems(whole)
  const told = [...notes, ...(isSchema(document.schema) ? schemaNotes(document.schema, '/schema') : [])]
  if (shape.length > 0) return { problems: [...shape, ...outcome.problems], notes: told }
  const type = whole as TypeDocument
  const problems = [...nameProblems(type), ...screenProblems(type), ...outcome.problems]
  return { ...(problems.length === 0 && { document: type }), problems, notes: [...told, ...screenNotes(type)] }
}

function questionOf({ schema, sample }: PartialType) {
  return { schema: schema as TypeDocument['schema'], ...(sample !== undefined && { sample }) }
}

/** What is wrong with the document's own shape. A sample that is yet to be made is no matter of it. */
function shapeProblems(document: PartialType): TypeProblem[] {
  const sample = document.sample ?? {}
  return documentProblems({ ...document, sample })
}

function documentProblems(value: unknown): TypeProblem[] {
  const isTypeDocument = typeDocumentValidator()
  return isTypeDocument(value) ? [] : plainProblems(isTypeDocument.errors)
}

function nameProblems({ type }: TypeDocument): TypeProblem[] {
  if (!RESERVED_TYPES.includes(type)) return []
  return [problem('/type', 'typeReserved', `${type} is a reserved word.`, { name: type })]
}
