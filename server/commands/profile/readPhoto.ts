import { photoHash } from '#contract/rules/profile/photoAddress.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'

/** Contents by hash never change; one that was taken away is gone once the cache is. */
const HEADERS = {
  'cache-control': 'private, max-age=3600, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** A photo that somebody shows, for whoever is signed in: by bearer, or by the ticket that image addresses carry. */
export const readPhoto: Command<'readPhoto'> = async ({ services, bearer }, { params, query }) => {
  const isSignedIn = query.ticket === undefined ? bearer !== undefined : services.images.readTicket(query.ticket)
  if (!isSignedIn) throw new DomainError('tokenRefused')
  const hash = photoHash(params.file)
  const bytes = hash && (await services.profiles.isUsed(hash)) ? await services.photos.read(hash) : undefined
  if (!bytes) throw new DomainError('notFound')
  return { raw: { type: 'image/jpeg', body: bytes, headers: HEADERS } }
}
