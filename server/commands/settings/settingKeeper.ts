import { DomainError } from '#contract/wire/errors.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import type { CallContext } from '../../context.ts'

/** A user without roles keeps settings locally (design 9 (16)). */
export function refuseGuest({ actor }: CallContext): void {
  if (actor.roles.length === 0) throw new DomainError('forbidden')
}

type ChangedSetting = Pick<Setting, 'id'> & Partial<Pick<Setting, 't'>>

/** Tells the user's other tabs and devices, and which tab wrote it: that one knows already. */
export function tellOfSetting({ actor, services, tab }: CallContext, { id, t }: ChangedSetting): Promise<void> {
  const at = new Date(services.now()).toISOString()
  return services.events.append({
    topic: 'setting',
    urn: '',
    id,
    uid: actor.uid,
    name: actor.name,
    data: { t, tab },
    at,
  })
}
