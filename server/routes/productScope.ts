import type { Actor } from '#contract/rules/access/actor.ts'
import { DomainError } from '#contract/wire/errors.ts'

type ProductScope = { product: string | undefined; products: readonly string[] }

/**
 * The products of a call: the one it names, or all of the token's. A product that the token lacks does not exist for
 * its bearer, so naming it answers as an unknown one does. The admin-like claim means all that exist (design 9 (12)).
 */
export async function scopeOf(
  actor: Actor,
  named: unknown,
  allProducts: () => Promise<readonly string[]>,
): Promise<ProductScope> {
  const products = actor.productAdmin ? await allProducts() : actor.products
  if (named === undefined || named === '') return { product: undefined, products }
  if (typeof named !== 'string' || !products.includes(named)) throw new DomainError('notFound')
  return { product: named, products: [named] }
}
