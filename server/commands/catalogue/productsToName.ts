import type { CallContext } from '../../context.ts'

/** Products that the caller may put a record into: their own; with the admin-like claim all that exist. */
export async function productsToName({ actor, services }: CallContext): Promise<readonly string[]> {
  return actor.productAdmin ? services.config.productIds() : actor.products
}
