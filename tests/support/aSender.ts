import type { Actor } from '#contract/rules/access/actor.ts'
import type { Sender } from '#server/stores/documents/sender.ts'

/** A signed-in person with the role content_admin on both demo products, unless said otherwise. */
export function anActor(changes: Partial<Actor> = {}): Actor {
  const uid = changes.uid ?? 'ann'
  return {
    uid,
    username: uid,
    name: uid.charAt(0).toUpperCase() + uid.slice(1),
    roles: ['content_admin'],
    products: ['rimba-my', 'rimba-sg'],
    productAdmin: false,
    ...changes,
  }
}

/** A call of that person, as the stores see it. */
export function aSender(changes: Partial<Sender> = {}): Sender {
  const actor = changes.actor ?? anActor()
  return {
    actor,
    product: undefined,
    products: changes.product ? [changes.product] : actor.products,
    requestId: 'trace-1',
    tab: undefined,
    lockNumber: undefined,
    ifMatch: undefined,
    idempotencyKey: undefined,
    requestHash: '',
    ...changes,
  }
}
