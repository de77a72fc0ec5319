import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Action } from '#contract/values/access.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'

/**
 * Refuses who may not publish what a virtual channel shows, or may no more: the provider is asked afresh, as for any
 * publish. `also` are further actions that the call needs.
 */
export async function refusePublishing(
  { actor, services }: Pick<CallContext, 'actor' | 'services'>,
  also: readonly Action[] = [],
): Promise<void> {
  const may = (who: typeof actor) => [...also, 'publish' as const].every((action) => can(who, SCHEDULE_PAGE, action))
  if (!may(actor)) throw new DomainError('forbidden')
  const fresh = await services.identity.askProvider(actor)
  if (!fresh) throw new DomainError('tokenRefused')
  if (!may(fresh)) throw new DomainError('forbidden')
}
