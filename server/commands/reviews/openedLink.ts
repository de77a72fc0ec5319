import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { OpenLink } from '../../stores/reviews/links.ts'

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What a link that holds lets its opener do: reads within its product as nobody in particular. */
export type Opened = { link: OpenLink; context: CallContext; isGuest: boolean }

/**
 * The link of a token. One that has ended, was revoked, was never there, or that the caller needs an account for, is
 * answered alike: a stranger learns nothing of what there is.
 */
export async function openedLink(context: CallContext, token: string): Promise<Opened> {
  const { actor, services } = context
  const link = await services.reviews.find(hashOfToken(token))
  if (!link) throw new DomainError('notFound')
  const isGuest = actor.uid === ''
  const isIn = isGuest
    ? link.guests && services.service.reviewGuests
    : actor.productAdmin || actor.products.includes(link.product)
  if (!isIn) throw new DomainError('notFound')
  const { product } = link
  const reader = { uid: `review:${link.id}`, username: '', name: '', roles: [], products: [product] }
  const asReader = { ...context, actor: { ...reader, productAdmin: false }, product, products: [product] }
  return { link, isGuest, context: asReader }
}
