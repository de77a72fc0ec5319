import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** Titles by their types, each of which has a job of its own; those of types that the reader may not view are left out. */
export function byType(rows: readonly ContentRow[], types: readonly TypeSummary[]) {
  return types
    .map((type) => ({ type, rows: rows.filter(({ cty }) => cty === type.type) }))
    .filter((group) => group.rows.length > 0)
}
