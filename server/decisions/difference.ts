import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { hideForeign, type VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { offloadable } from '../threads/offload.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'

type Compared = { before: Payload; after: Payload; visible: VisibleProducts }

/** What changed between two texts, as the holder of these products sees it. */
export function difference({ before, after, visible }: Compared): { changes: FieldChange[] } {
  return { changes: diffRecords(hideForeign(before, visible), hideForeign(after, visible)) }
}

/** The same; large texts are compared in another thread. */
export const findDifference = offloadable(difference)
