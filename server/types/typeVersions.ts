import type { TypeDocument } from '#contract/registry/typeDocument.ts'

/** Where every version of every type is kept: what was saved under a schema is read under it for ever. */
export type TypeVersions = {
  load: () => Promise<TypeDocument[]>
  /** Keeps the first document ever put under its type and number, and answers it. */
  keep: (document: TypeDocument) => Promise<TypeDocument>
}

/** Versions for tests and for programs that work without a database. */
export function memoryTypeVersions(documents: readonly TypeDocument[] = []): TypeVersions {
  const kept = new Map(documents.map((document) => [`${document.type}@${document.schemaVersion}`, document]))
  return {
    load: async () => [...kept.values()],
    keep: async (document) => {
      const key = `${document.type}@${document.schemaVersion}`
      const first = kept.get(key) ?? structuredClone(document)
      kept.set(key, first)
      return first
    },
  }
}
