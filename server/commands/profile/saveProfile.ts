import { displayNameOf, displayNameProblem } from '#contract/rules/profile/displayName.ts'
import { photoAddress } from '#contract/rules/profile/photoAddress.ts'
import { searchText } from '#contract/rules/searchText.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { KeptProfile, ProfileChange } from '../../stores/profileStore.ts'
import { NAME_WORDS } from '../products/nameWords.ts'
import { changeProfile } from './changeProfile.ts'
import { accountName } from './profileAnswer.ts'

/** Another name, or no photo any more. A photo comes by its upload: the address may only be the one that it has. */
export const saveProfile: Command<'saveProfile'> = async (context, { body }) => {
  const { displayName, photoURL } = body.user_metadata
  const kept = await context.services.profiles.read(context.actor.uid)
  refuse(displayName, photoURL, kept)
  await refuseNamesOfOthers(context, displayName)
  const change: ProfileChange = {
    ...(displayName === undefined ? {} : { displayName: displayNameOf(displayName) }),
    ...(photoURL === null ? { photo: null } : {}),
  }
  return { data: await changeProfile(context, change, kept) }
}

/** One's own account's name is one's own, whoever else has it too. */
async function refuseNamesOfOthers(context: CallContext, displayName: string | undefined): Promise<void> {
  // Spaces alone choose no name; nobody else has that one.
  const isChosen = displayName !== undefined && displayNameOf(displayName) !== null
  if (!isChosen || searchText(displayName) === searchText(await accountName(context))) return
  if (context.services.names.isTaken(context.actor.uid, displayName))
    throw new DomainError('nameTaken', { field: '/user_metadata/displayName' })
}

function refuse(displayName: string | undefined, photoURL: string | null | undefined, { photo }: KeptProfile): void {
  const problem = displayName === undefined ? undefined : displayNameProblem(displayName)
  const isForeign = typeof photoURL === 'string' && (photo === null || photoURL !== photoAddress(photo))
  const fields = [
    ...(problem ? [{ field: '/user_metadata/displayName', description: NAME_WORDS[problem], keyword: problem }] : []),
    ...(isForeign
      ? [{ field: '/user_metadata/photoURL', description: 'A photo is uploaded, not linked to.', keyword: 'photo' }]
      : []),
  ]
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}
