import { Type, type Static } from 'typebox'
import { ShownLock } from '#contract/schemas/contentRecord.ts'
import { literals } from '#contract/values/literals.ts'
import { TypeDocument, TypeSummary } from './typeDocument.ts'

const text = Type.String()
const count = Type.Integer()

/**
 * Where a type's document comes from. What was saved in the console stands before a file of the same name, a file
 * before what the server ships: the database is common to all servers, a folder is not.
 */
const TYPE_ORIGINS = ['shipped', 'file', 'console'] as const
export type TypeOrigin = (typeof TYPE_ORIGINS)[number]

const savedParts = {
  /** Revision: ETag and If-Match. 1 where nobody has saved it here yet. */
  rev: Type.Integer(),
  origin: literals(TYPE_ORIGINS),
  ut: Type.Optional(text),
  /** Name of the person behind the last save. */
  uun: Type.Optional(text),
}

/** A type document as it is read and written (calls.md section 5). */
export const TypeRecord = Type.Object({
  ...TypeDocument.properties,
  ...savedParts,
  /** Stored documents that the last save made invalid. */
  invalidCount: Type.Optional(count),
})
export type TypeRecord = Static<typeof TypeRecord>

/** One save of a type document. `version` is its revision, `schema` the schema version that it has had since. */
export const TypeVersionEntry = Type.Object({
  version: Type.Integer(),
  schema: Type.Integer(),
  st: literals(['published', 'archived']),
  ct: text,
  cu: text,
  cun: text,
})
export type TypeVersionEntry = Static<typeof TypeVersionEntry>

/** A row of the page of types. */
export const TypeRow = Type.Object({
  ...TypeSummary.properties,
  ...savedParts,
  /** Documents of the type, in whatever product. */
  count,
  lock: Type.Optional(ShownLock),
})
export type TypeRow = Static<typeof TypeRow>

/** What is wrong with a document, at which place; `keyword` and `params` are for whoever words it in another language. */
export const TypeProblem = Type.Object({
  /** JSON pointer. */
  field: text,
  /** In English. */
  description: text,
  keyword: Type.Optional(text),
  params: Type.Optional(Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Record(Type.String(), Type.Unknown()))),
})
export type TypeProblem = Static<typeof TypeProblem>

/** A stored document that the new schema refuses and the present one accepts. */
export const InvalidExample = Type.Object({
  id: text,
  st: text,
  lon: Type.Optional(Type.Unknown()),
  problems: Type.Array(TypeProblem),
})
export type InvalidExample = Static<typeof InvalidExample>

const invalidParts = {
  invalidCount: count,
  /** Documents looked at. */
  looked: count,
  /** Time ran out before all were looked at: the count is a lower bound. */
  atLeast: Type.Boolean(),
  /** At most ten, of those that the caller may see. */
  examples: Type.Array(InvalidExample),
}
export const InvalidCount = Type.Object(invalidParts)
export type InvalidCount = Static<typeof InvalidCount>

/** Answer of checkType; `field` of a problem is a JSON pointer into the type document. */
export const TypeCheck = Type.Object({
  ...invalidParts,
  problems: Type.Array(TypeProblem),
  /** What was made because the document leaves it out, and what is kept but not enforced: none of it refuses. */
  notes: Type.Optional(Type.Array(TypeProblem)),
})
export type TypeCheck = Static<typeof TypeCheck>

/** Fields of the record that are the server's, not the document's. */
export const TYPE_RECORD_FIELDS = ['rev', 'origin', 'ut', 'uun', 'invalidCount'] as const
