import { DomainError } from '#contract/wire/errors.ts'
import { slotOf } from '#contract/values/images.ts'
import { can } from '#contract/rules/access/can.ts'
import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'
import { frameImage } from './frameImage.ts'
import { readImage, readSuffixedImage } from './readImage.ts'
import { readStorePicture, uploadStorePicture } from './storePictures.ts'
import { uploadImage } from './uploadImage.ts'
import { changeImages, type ImageMap, typeOfCall } from './changeImages.ts'
import { addressedSlot } from './slotOfCall.ts'

/** Takes an image out of the draft; the bytes stay while any version shows them. */
const removeImage: Command<'removeImage'> = async (context, { params, query }) => {
  const slot = addressedSlot(`${params.imageType}.jpg`, query.suffix)
  const { ia, rev } = await changeImages(context, {
    id: params.id,
    urn: query.urn,
    action: 'removeImage',
    change: ({ [slot.name]: gone, ...rest }) => {
      if (!gone) throw new DomainError('notFound')
      return rest
    },
  })
  return { data: { ia }, rev }
}

/** The images of a document's draft, else of what is published, by type and ratio. */
const readImageMetadata: Command<'readImageMetadata'> = async (context, { params, query }) => {
  const statuses = statusesIn(query.st)
  const kind = catalogKind(typeOfCall(context, query.urn))
  const record = await context.services.documents.read(
    context,
    kind,
    params.id,
    statuses === ALL ? undefined : statuses,
  )
  const { ia_meta: images = {} } = JSON.parse(record.json) as { ia_meta?: ImageMap }
  const rows = Object.entries(images).flatMap(([name, meta]) => {
    const slot = slotOf(name)
    return slot ? [{ ...slot, ...meta }] : []
  })
  return { data: rows, page: { count: rows.length }, rev: record.rev }
}

/**
 * The same ticket within the hour, for all products of the token, so that the browser's cache holds. Whoever may view
 * no type at all gets one that opens nothing, unless they lay out storefronts, whose titles they see as viewers do.
 */
const readImageTicket: Command<'readImageTicket'> = async (context) => {
  const { actor, services } = context
  const all = actor.productAdmin ? [PRODUCT_ADMIN] : actor.products
  const seesTitles = viewableTypes(context).length > 0 || can(actor, STOREFRONT_PAGE, 'view')
  const products = seesTitles ? all : []
  return { data: services.images.ticket(products) }
}

/** Image calls by the names of their rows. */
export const imageCommands = {
  uploadImage,
  removeImage,
  frameImage,
  readImageMetadata,
  readImage,
  readSuffixedImage,
  readImageTicket,
  uploadStorePicture,
  readStorePicture,
}
