import type { Actor } from '#contract/rules/access/actor.ts'
import type { KeptToken } from '../stores/machineStore.ts'

const UID = 'machine:'

/**
 * Whoever calls by a token: somebody of its own, with the rights that it was given, as far as its maker still has them,
 * in those of its products that its maker still has. The admin value of the product claim is nobody's but a person's.
 */
export function machineActor({ id, n, rights, products }: Omit<KeptToken, 'owner'>, owner: Actor): Actor {
  return {
    uid: `${UID}${id}`,
    username: `${UID}${n}`,
    name: n,
    roles: owner.roles,
    products: products.filter((product) => owner.productAdmin || owner.products.includes(product)),
    productAdmin: false,
    only: rights,
  }
}

/** The id of the token that an actor calls by. */
export const tokenOf = ({ uid }: Actor): string => uid.slice(UID.length)
