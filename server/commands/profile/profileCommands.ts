import { photoHash } from '#contract/rules/profile/photoAddress.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { saveProfile } from './saveProfile.ts'
import { accountName, profileAnswer } from './profileAnswer.ts'
import { changeProfile } from './changeProfile.ts'

/** Who one is: the chosen name before the account's, the photo, the account's address. */
const readProfile: Command<'readProfile'> = async (context) => {
  const { actor, services } = context
  const [kept, account] = await Promise.all([services.profiles.read(actor.uid), accountName(context)])
  return { data: profileAnswer(context, kept, account) }
}

/** A new photo in place of the old one. What it is, its bytes say, whatever its name or declared kind. */
const uploadPhoto: Command<'uploadPhoto'> = async (context) => {
  const { actor, services } = context
  const photo = await services.photos.receive(await context.file())
  const before = await services.profiles.read(actor.uid)
  return { data: await changeProfile(context, { photo }, before) }
}

/** Contents by hash never change; one that was taken away is gone once the cache is. */
const HEADERS = {
  'cache-control': 'private, max-age=3600, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** A photo that somebody shows, for whoever is signed in: by bearer, or by the ticket that image addresses carry. */
const readPhoto: Command<'readPhoto'> = async ({ services, bearer }, { params, query }) => {
  const isSignedIn = query.ticket === undefined ? bearer !== undefined : services.images.readTicket(query.ticket)
  if (!isSignedIn) throw new DomainError('tokenRefused')
  const hash = photoHash(params.file)
  const bytes = hash && (await services.profiles.isUsed(hash)) ? await services.photos.read(hash) : undefined
  if (!bytes) throw new DomainError('notFound')
  return { raw: { type: 'image/jpeg', body: bytes, headers: HEADERS } }
}

/** Commands of the identity profile (calls.md section 11). */
export const profileCommands = { readProfile, saveProfile, uploadPhoto, readPhoto }
