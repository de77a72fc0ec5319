import type { CallContext } from '../../context.ts'
import type { KeptProfile, ProfileChange } from '../../stores/profileStore.ts'
import { accountName, profileAnswer } from './profileAnswer.ts'

/** Keeps a change, tells of it, and erases the photo that nobody shows any more. Answers the profile as it is now. */
export async function changeProfile(context: CallContext, change: ProfileChange, before: KeptProfile) {
  const { actor, services } = context
  const account = await accountName(context)
  const chosen = change.displayName === undefined ? before.displayName : change.displayName
  const shown = chosen ?? account
  const kept = await services.profiles.save({ uid: actor.uid, shown }, change)
  if (change.displayName !== undefined)
    await services.identity.embedded?.directory.rename(actor.uid, kept.displayName ?? undefined)
  services.names.hear({ topic: 'profile', uid: actor.uid, by: shown })
  services.events.wake()
  if (before.photo && before.photo !== kept.photo && !(await services.profiles.isUsed(before.photo)))
    await services.photos.erase(before.photo)
  return profileAnswer(context, kept, account)
}
