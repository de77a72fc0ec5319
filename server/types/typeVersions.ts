import type { TypeDocument } from '#contract/registry/typeDocument.ts'

/** Where every version of every type is kept: what was saved under a schema is read under it for ever. */
export type TypeVersions = {
  load: () => Promise<TypeDocument[]>
  /** Keeps the first document ever put under its type and number, and answers it. */
  keep: (document: TypeDocument) => Promise<TypeDocument>
}
