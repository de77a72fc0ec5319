import { hideForeign, visibleProducts, type VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { keepForeign } from '#contract/rules/payload/keepForeign.ts'
import type { Caller } from '../caller.ts'
import { offloadable } from '../threads/offload.ts'
import type { DocumentFacts, Payload } from '../stores/documents/documentFacts.ts'

type ReturnParams = { old: Payload; now: Payload; visible: VisibleProducts }

/** An old text with the entries of foreign products as they are now. */
export function returnedText({ old, now, visible }: ReturnParams): { payload: Payload } {
  return { payload: keepForeign(hideForeign(old, visible), now, visible) }
}

const returnText = offloadable(returnedText)

/** What the sender saw of the old text; entries of products that they may not see stay as they are now (promise R27). */
export async function broughtBack(
  { actor }: Pick<Caller, 'actor'>,
  old: Payload,
  { draft, published }: DocumentFacts,
): Promise<Payload> {
  const visible = visibleProducts(actor)
  const now = draft?.payload ?? published?.payload
  if (visible === 'all' || !now) return old
  return (await returnText({ old, now, visible })).payload
}
