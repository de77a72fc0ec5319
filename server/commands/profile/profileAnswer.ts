import { decodeJwt } from 'jose'
import { photoAddress } from '#contract/rules/profile/photoAddress.ts'
import type { CallContext } from '../../context.ts'
import type { KeptProfile } from '../../stores/profileStore.ts'

/** A profile as the wire has it: what is shown, and beside it what the person chose. */
export function profileAnswer(context: CallContext, { displayName, photo }: KeptProfile, account: string) {
  const photoURL = photo === null ? null : photoAddress(photo)
  return {
    displayName: displayName ?? account,
    accountName: account,
    photoURL,
    email: accountMail(context) ?? '',
    user_metadata: { displayName: displayName ?? '', photoURL },
  }
}

/** The address that the account has, where its token names one. */
export function accountMail(context: CallContext): string | undefined {
  const { email } = claimsOf(context)
  return typeof email === 'string' && email !== '' ? email : undefined
}

/** The name that the account has by itself: what the sign-in knows now, or what the token says. */
export async function accountName(context: CallContext): Promise<string> {
  const { actor, services } = context
  const user = await services.identity.embedded?.directory.findByUid(actor.uid)
  if (user) return `${user.firstName} ${user.lastName}`.trim()
  const { name, preferred_username: username } = claimsOf(context)
  return [name, username].find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? actor.name
}

/** The token's claims; it was verified before any command saw it. */
function claimsOf({ bearer }: CallContext): Record<string, unknown> {
  return bearer === undefined ? {} : decodeJwt(bearer)
}
