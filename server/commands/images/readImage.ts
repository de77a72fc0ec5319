import { can } from '#contract/rules/access/can.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'
import { addressedSlot } from './slotOfCall.ts'

type Picture = { id: string; file: string; suffix?: string; query: PictureQuery }
type PictureQuery = { width?: number; key?: string; ticket?: string; scalingMode?: string }

/** Bytes by hash never change; the address changes with the picture and with the hourly ticket. */
const CACHE = 'private, max-age=3600, immutable'

async function readPicture(context: CallContext, { id, file, suffix, query }: Picture): Promise<Answer> {
  const { images } = context.services
  const slot = addressedSlot(file, suffix)
  const viewer = await viewerOf(context, query.ticket, titleViewer)
  const found = await images.find(id, slot.name, query.key)
  if (!found || !shares(found.prd, viewer.products) || !viewer.mayView(found.urn)) throw new DomainError('notFound')
  const { focal: _focal, crop: _crop, ...original } = found.meta
  const isWhole = query.scalingMode === 'whole'
  const bytes = await images.copy(
    isWhole ? original : found.meta,
    isWhole ? 'whole' : slot.ratio,
    query.width,
    slot.ext,
  )
  if (!bytes) throw new DomainError('notFound')
  return pictureAnswer(bytes, slot.ext)
}

/** The bytes of a picture: kept by the browser for as long as the ticket holds, and nothing but a picture. */
export function pictureAnswer(body: Buffer, ext: 'jpg' | 'png'): Answer {
  const headers = { 'cache-control': CACHE, 'content-security-policy': "default-src 'none'; sandbox" }
  return { raw: { type: ext === 'png' ? 'image/png' : 'image/jpeg', body, headers } }
}

type Viewer = { products: readonly string[]; mayView: (urn: string) => boolean }

/** Whose pictures may be seen: those of the ticket's products, or of the bearer's on the pages of their roles. */
export async function viewerOf(
  context: CallContext,
  ticket: string | undefined,
  mayViewBy: (context: CallContext, actor: Actor) => Viewer['mayView'],
): Promise<Viewer> {
  const { services, bearer } = context
  if (ticket) {
    const read = services.images.readTicket(ticket)
    if (!read) throw new DomainError('tokenRefused')
    return { products: read.products, mayView: () => true }
  }
  if (!bearer) throw new DomainError('tokenRefused')
  const actor = await services.identity.verify(bearer)
  return { products: actor.productAdmin ? [PRODUCT_ADMIN] : actor.products, mayView: mayViewBy(context, actor) }
}

const titleViewer =
  ({ services }: CallContext, actor: Actor) =>
  (urn: string) => {
    const page = services.types.get(typeOfUrn(urn) ?? '')?.page
    return page !== undefined && can(actor, page, 'view')
  }

type Actor = Parameters<typeof can>[0]

export function shares(of: readonly string[], products: readonly string[]): boolean {
  return products.includes(PRODUCT_ADMIN) || of.some((product) => products.includes(product))
}

/** A poster. */
export const readImage: Command<'readImage'> = (context, { params, query }) =>
  readPicture(context, { id: params.id, file: params.file, query })

/** An image of another type, named by its suffix. */
export const readSuffixedImage: Command<'readSuffixedImage'> = (context, { params, query }) =>
  readPicture(context, { id: params.id, file: params.file, suffix: params.suffix, query })
