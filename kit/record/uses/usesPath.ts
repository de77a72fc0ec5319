import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { listPath } from '#kit/parts/routes/paths.ts'

/** The list of a type narrowed to the titles that name one. */
export function usesPath(product: string | undefined, type: TypeSummary, id: string): string {
  const filter = { entries: [{ field: 'refers_to', term: id, operator: 'equals' }] }
  return `${listPath(product, type)}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
