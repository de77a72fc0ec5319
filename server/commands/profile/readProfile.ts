import type { Command } from '../../context.ts'
import { accountName, profileAnswer } from './profileAnswer.ts'

/** Who one is: the chosen name before the account's, the photo, the account's address. */
export const readProfile: Command<'readProfile'> = async (context) => {
  const { actor, services } = context
  const [kept, account] = await Promise.all([services.profiles.read(actor.uid), accountName(context)])
  return { data: profileAnswer(context, kept, account) }
}
