import type { Actor } from '#contract/rules/access/actor.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { keepForeign } from '#contract/rules/payload/keepForeign.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'

export type TextParams = {
  actor: Pick<Actor, 'products' | 'productAdmin'>
  /** Products that the sender may name. */
  products: readonly string[]
  stored: Payload | undefined
}

/**
 * Products that the sender may name, those that it had where none are said, entries of foreign products as they were,
 * and the outside id as it was given first.
 */
export function keptPayload(payload: Payload, { actor, products, stored }: TextParams): Payload {
  const { prd = stored?.prd } = payload
  const named = Array.isArray(prd)
    ? { prd: prd.filter((one) => typeof one === 'string' && products.includes(one)) }
    : {}
  const mine = keepForeign({ ...payload, ...named }, stored ?? {}, visibleProducts(actor))
  if (!stored) return mine
  const { ex_id: _sent, ...rest } = mine as Payload
  return stored.ex_id === undefined ? rest : { ...rest, ex_id: stored.ex_id }
}
