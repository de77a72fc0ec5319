import type { Command } from '../../context.ts'
import { changeProfile } from './changeProfile.ts'

/** A new photo in place of the old one. What it is, its bytes say, whatever its name or declared kind. */
export const uploadPhoto: Command<'uploadPhoto'> = async (context) => {
  const { actor, services } = context
  const photo = await services.photos.receive(await context.file())
  const before = await services.profiles.read(actor.uid)
  return { data: await changeProfile(context, { photo }, before) }
}
