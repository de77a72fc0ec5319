import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { keepForeign } from '#contract/rules/payload/keepForeign.ts'
import type { Caller } from '../caller.ts'
import type { DocumentFacts, Payload } from '../stores/documents/documentFacts.ts'

/** What the sender saw of the old text; entries of products that they may not see stay as they are now (promise R27). */
export function broughtBack(
  { actor }: Pick<Caller, 'actor'>,
  old: Payload,
  { draft, published }: DocumentFacts,
): Payload {
  const visible = visibleProducts(actor)
  const now = draft?.payload ?? published?.payload
  return visible === 'all' || !now ? old : keepForeign(hideForeign(old, visible), now, visible)
}
