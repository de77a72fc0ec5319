import type { Actor } from '#contract/rules/access/actor.ts'
import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import { OWNER_SEEN_MS } from '#contract/values/timers.ts'
import type { Identity } from '../identity/identity.ts'
import { userClaims } from '../identity/tokenIssuer.ts'

/** Whose rights something has that works while they are away, as they were when they last called, and when that was. */
type Owned = { owner: Actor; seen_at: string }

/**
 * What its owner may do now: asked of the accounts that this server keeps, and else known from their own calls. Whoever
 * has not called for a month may be gone, and what is theirs rests.
 */
export async function ownerNow(
  { embedded }: Pick<Identity, 'embedded'>,
  { owner, seen_at }: Owned,
  now: number,
): Promise<Actor | undefined> {
  if (!embedded) return now - Date.parse(seen_at) < OWNER_SEEN_MS ? owner : undefined
  const user = await embedded.directory.findByUid(owner.uid)
  return user && actorOfClaims({ sub: user.uid, ...userClaims(user) })
}
