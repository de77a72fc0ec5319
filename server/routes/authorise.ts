import type { Actor } from '#contract/rules/access/actor.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import type { Action } from '#contract/values/access.ts'
import type { Guard } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Identity } from '../identity/identity.ts'
import type { AnyInput } from './joinCalls.ts'
import type { TypeLookup } from '../types/typeLookup.ts'
import { rightsNeeded } from './rightsNeeded.ts'

/** Who is nobody: the actor of calls that need no sign-in. It may do nothing and sees no product. */
export const NOBODY: Actor = { uid: '', username: '', name: '', roles: [], products: [], productAdmin: false }

/** Actions for which a token's five minutes are too long: the provider is asked whether the right still stands. */
const ASKED_AFRESH: readonly Action[] = ['publish', 'purge', 'force-unlock']

/** Throws unless the actor may make the call; answers the actor as the provider knows them now, where it was asked. */
export async function authorise(
  guard: Guard,
  input: AnyInput,
  actor: Actor,
  { typeNamed, identity }: { typeNamed: TypeLookup; identity: Pick<Identity, 'askProvider'> },
): Promise<Actor> {
  const needed = rightsNeeded(guard, input, typeNamed)
  const isAllowed = (who: Actor) =>
    needed.some((rights) => canAll(who, rights)) && (guard.by !== 'adminProduct' || who.productAdmin)
  if (!isAllowed(actor)) throw new DomainError('forbidden')
  const isGrave =
    guard.by === 'adminProduct' || needed.some((rights) => rights.some(({ action }) => ASKED_AFRESH.includes(action)))
  if (!isGrave) return actor
  const fresh = await identity.askProvider(actor)
  if (!fresh) throw new DomainError('tokenRefused')
  if (!isAllowed(fresh)) throw new DomainError('forbidden')
  return fresh
}
