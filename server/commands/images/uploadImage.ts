import { createHash } from 'node:crypto'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { changeImages, refuseImageChange, typeOfCall } from './changeImages.ts'
import { namedSlots } from './slotOfCall.ts'

/**
 * One image into one slot of the document's draft, or into several at once. Everything that refuses is asked before the file is read, so that a
 * refused upload leaves no bytes behind; only a retry must be read first, since its picture tells which one it is.
 */
export const uploadImage: Command<'uploadImage'> = async (context, { params, query }) => {
  const { images, documents } = context.services
  const slots = namedSlots(query.type, query.ratio, query.lang)
  const target = { id: params.id, urn: query.urn }
  if (context.idempotencyKey === undefined) await refuseImageChange(context, target)
  else await documents.read(context, catalogKind(typeOfCall(context, query.urn)), params.id)
  const meta = await images.receive(await context.file(), params.id)
  const requestHash = createHash('sha256').update(`${context.requestHash} ${meta.hash}`).digest('base64url')
  const { ia, rev } = await changeImages(
    { ...context, requestHash },
    {
      ...target,
      action: 'uploadImage',
      change: (all) => ({ ...all, ...Object.fromEntries(slots.map(({ name }) => [name, meta])) }),
    },
  )
  const [{ name: _, ...first } = {}] = slots
  return { data: { ia, image: { ...first, ...meta }, filled: slots.map(({ name }) => name) }, rev }
}
