import { applyChanges } from '#contract/rules/bulk/applyChanges.ts'
import { hideForeign, type VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { offloadable } from '../threads/offload.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'

type ChangeParams = { type: { schema: unknown }; before: Payload; changes: ChangeSet; visible: VisibleProducts }

/** The fields that a change set names, as it leaves them and as its sender sees them. */
export function changedFields({ type, before, changes, visible }: ChangeParams): { sent: Payload } {
  return { sent: applyChanges(hideForeign(before, visible), changes, type.schema) }
}

/** The same; large texts are changed in another thread. */
export const changeFields = offloadable(changedFields)
