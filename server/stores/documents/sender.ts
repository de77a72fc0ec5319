import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import type { Caller } from '../../caller.ts'

/** Who writes, and with which promises: the part of a call that the store works with. */
export type Sender = Pick<
  Caller,
  'actor' | 'product' | 'products' | 'requestId' | 'tab' | 'lockNumber' | 'ifMatch' | 'idempotencyKey' | 'requestHash'
>

/** Who reads. */
export type Reader = Pick<Caller, 'actor' | 'product' | 'products'>

/** Products by which something is seen, or all there are. */
export type Scope = readonly string[] | 'all'

/** Products whose items a call may see; 'all' for the admin-like token without a selected product (design 9 (12)). */
export function scopeOf({ actor, product, products }: Reader): Scope {
  const all = products.includes(PRODUCT_ADMIN) || (actor.productAdmin && product === undefined)
  return all ? 'all' : products
}

/** One shared product suffices (design 9 (13)); what names no product is seen only with the scope 'all'. */
export function isInScope(products: readonly string[], scope: Scope): boolean {
  return scope === 'all' || products.some((product) => scope.includes(product))
}
