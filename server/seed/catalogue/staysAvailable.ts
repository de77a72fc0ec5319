import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { PRODUCTS } from './windows.ts'

/** Longer than any day that the demo plans. */
const AHEAD_MS = 60 * 86_400_000

/** Whether viewers of every product may have a title now and for as long as the demo plans. */
export function staysAvailable({ published }: LoadedDocument, now: number): boolean {
  if (!published) return false
  const program = { ...published.payload, st: 'published' as const }
  return PRODUCTS.every(
    (product) =>
      whyAiringFlagged({ from: now, to: now + AHEAD_MS }, { program, titles: [] }, { product, now }).length === 0,
  )
}
