import { can } from '#contract/rules/access/can.ts'
import { storePicture } from '#contract/values/storePicture.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'
import { pictureAnswer, shares, viewerOf } from './readImage.ts'

/**
 * A picture of a page or container. It changes no document: its address is a setting that is saved with the others, so
 * that it has their undo, their lock and their versions.
 */
export const uploadStorePicture: Command<'uploadStorePicture'> = async (context, { params: { id } }) => {
  const { documents, images } = context.services
  const [found] = await documents.readByKeys(context, STORE_KINDS, [id])
  if (found?.id !== id) throw new DomainError('notFound')
  const { hash, ext, width, height, size } = await images.receive(await context.file(), id)
  return { data: { url: storePicture(id, hash, ext), width, height, size } }
}

/** Seen by whoever shares a product with the page or container that it was uploaded for. */
export const readStorePicture: Command<'readStorePicture'> = async (context, { params, query }) => {
  const { images } = context.services
  const [, hash, ext] = /^([\w-]+)\.(jpg|png)$/.exec(params.file) ?? []
  const viewer = await viewerOf(context, query.ticket, storeViewer)
  const found = hash && ext && (await images.findUse(params.id, hash))
  const isOfStore = found && STORE_KINDS.some(({ urn }) => urn === found.urn)
  if (!hash || !found || !isOfStore || found.ext !== ext) throw new DomainError('notFound')
  if (!shares(found.prd, viewer.products) || !viewer.mayView(found.urn)) throw new DomainError('notFound')
  const bytes = await images.copy({ hash, ext: found.ext }, 'whole', query.width, found.ext)
  if (!bytes) throw new DomainError('notFound')
  return pictureAnswer(bytes, found.ext)
}

const storeViewer = (_context: CallContext, actor: Parameters<typeof can>[0]) => () =>
  can(actor, STOREFRONT_PAGE, 'view')
