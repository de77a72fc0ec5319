import type { Actor } from '#contract/rules/access/actor.ts'
import type { KeptToken } from '../stores/machineStore.ts'

/** How the ids of all programs begin. */
export const MACHINE_UID = 'machine:'

/**
 * Whoever calls by a token: somebody of its own, with the rights that it was given, as far as its maker still has them,
 * in those of its products that its maker still has. The admin value of the product claim is nobody's but a person's.
 */
export function machineActor({ id, n, rights, products }: Omit<KeptToken, 'owner'>, owner: Actor): Actor {
  return {
    uid: `${MACHINE_UID}${id}`,
    username: `${MACHINE_UID}${n}`,
    name: n,
    roles: owner.roles,
    products: products.filter((product) => owner.productAdmin || owner.products.includes(product)),
    productAdmin: false,
    only: rights,
  }
}

/** The id of the token that an actor calls by. */
export const tokenOf = ({ uid }: Actor): string => uid.slice(MACHINE_UID.length)
