import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'

/** A user without roles keeps settings locally (design 9 (16)). */
export function refuseGuest({ actor }: CallContext): void {
  if (actor.roles.length === 0) throw new DomainError('forbidden')
}

/** Tells the user's other tabs and devices. */
export function tellOfSetting({ actor, services }: CallContext, id: string): Promise<void> {
  const at = new Date(services.now()).toISOString()
  return services.events.append({ topic: 'setting', urn: '', id, uid: actor.uid, name: actor.name, at })
}
