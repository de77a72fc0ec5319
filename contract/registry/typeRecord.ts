import type { TypeDocument, TypeSummary } from './typeDocument.ts'

/**
 * Where a type's document comes from. What was saved in the console stands before a file of the same name, a file
 * before what the server ships: the database is common to all servers, a folder is not.
 */
export type TypeOrigin = 'shipped' | 'file' | 'console'

/** A type document as it is read and written (calls.md section 5). */
export type TypeRecord = TypeDocument & {
  /** Revision: ETag and If-Match. 1 where nobody has saved it here yet. */
  rev: number
  origin: TypeOrigin
  ut?: string
  /** Name of the person behind the last save. */
  uun?: string
  /** Stored documents that the last save made invalid. */
  invalidCount?: number
}

/** One save of a type document. `version` is its revision, `schema` the schema version that it has had since. */
export type TypeVersionEntry = {
  version: number
  schema: number
  st: 'published' | 'archived'
  ct: string
  cu: string
  cun: string
}

/** A row of the page of types. */
export type TypeRow = TypeSummary & {
  rev: number
  origin: TypeOrigin
  /** Documents of the type, in whatever product. */
  count: number
  ut?: string
  uun?: string
  lock?: { uid: string; name: string; until: string }
}

/** What is wrong with a document, at which place; `keyword` and `params` are for whoever words it in another language. */
export type TypeProblem = {
  /** JSON pointer. */
  field: string
  /** In English. */
  description: string
  keyword?: string
  params?: Readonly<Record<string, unknown>>
}

/** A stored document that the new schema refuses and the present one accepts. */
export type InvalidExample = { id: string; st: string; lon?: unknown; problems: TypeProblem[] }

export type InvalidCount = {
  invalidCount: number
  /** Documents looked at. */
  looked: number
  /** Time ran out before all were looked at: the count is a lower bound. */
  atLeast: boolean
  /** At most ten, of those that the caller may see. */
  examples: InvalidExample[]
}

/** Answer of checkType; `field` of a problem is a JSON pointer into the type document. */
export type TypeCheck = InvalidCount & { problems: TypeProblem[] }

/** Fields of the record that are the server's, not the document's. */
export const TYPE_RECORD_FIELDS = ['rev', 'origin', 'ut', 'uun', 'invalidCount'] as const
