import { can } from '#contract/rules/access/can.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { LinkPerson } from '../../stores/reviews/links.ts'
import { pageOfUrn, visibleDocument } from '../kindOfUrn.ts'
import { selectedProduct } from '../selectedProduct.ts'
import { refuseUnshown } from './shownDocument.ts'
import { hashOfToken, newToken } from './openedLink.ts'

/** The review links of a document, ended ones among them for a while. */
export const listReviewLinks: Command<'listReviewLinks'> = async (context, { query: { urn, id } }) => {
  const { reviews, service } = context.services
  await visibleDocument(context, urn, id)
  return { data: { allowsGuests: service.reviewGuests, links: await reviews.links(urn, id) } }
}

/**
 * Makes a link in the selected product. One that opens without an account shows to anybody what is not published yet:
 * that takes the right to publish. Only the hash of the token is kept, so a repeat answers with the same link under
 * another token; what the first answer said, if it ever arrived, opens nothing then.
 */
export const makeReviewLink: Command<'makeReviewLink'> = async (context, { body }) => {
  const { services } = context
  const { urn, id: doc, days, guests, notes, viewer } = body
  const token = newToken()
  const hash = hashOfToken(token)
  let isMade = false
  const link = await services.idempotency.once(context, async () => {
    const product = selectedProduct(context)
    if (guests) refuseGuests(context, urn)
    if (viewer && urn !== PAGE_URN) refuseViewer()
    const prd = await visibleDocument(context, urn, doc)
    await refuseUnshown(context, urn, doc)
    const now = services.now()
    const [ct, until] = [now, now + days * DAY_MS].map((at) => new Date(at).toISOString()) as [string, string]
    const made = { id: services.newId(), hash, urn, doc, product, guests, notes, ...(viewer && { viewer }), ct, until }
    return (stores) => {
      isMade = true
      return stores.reviews.makeLink(made, personOf(context, prd))
    }
  })
  if (!isMade) await services.reviews.renewToken(link.id, hash)
  return { data: { link, token } }
}

/** Ends a link at once, whoever made it. */
export const revokeReviewLink: Command<'revokeReviewLink'> = async (context, { params: { id }, query: { urn } }) => {
  const { reviews, now, idempotency } = context.services
  const link = await idempotency.once(context, async () => {
    const doc = await reviews.documentOfLink(id, urn)
    if (doc === undefined) throw new DomainError('notFound')
    const prd = await visibleDocument(context, urn, doc)
    const asked = { id, urn, at: new Date(now()).toISOString() }
    return async (stores) => {
      const revoked = await stores.reviews.revokeLink(asked, personOf(context, prd))
      if (!revoked) throw new DomainError('notFound')
      return revoked
    }
  })
  return { data: link }
}

function refuseGuests(context: CallContext, urn: string): void {
  if (!context.services.service.reviewGuests)
    throw new DomainError('invalid', {
      fields: [{ field: '/guests', description: 'Links open with an account only here.', keyword: 'const' }],
    })
  if (!can(context.actor, pageOfUrn(context, urn), 'publish')) throw new DomainError('forbidden')
}

function refuseViewer(): never {
  throw new DomainError('invalid', {
    fields: [{ field: '/viewer', description: 'Only storefronts are looked at as a viewer.', keyword: 'false' }],
  })
}

function personOf({ actor, requestId }: CallContext, prd: readonly string[]): LinkPerson {
  return { uid: actor.uid, username: actor.username, name: actor.name, trace: requestId, prd }
}
