import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeVersions } from '#server/types/typeVersions.ts'

/** Versions of types without a database. */
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
