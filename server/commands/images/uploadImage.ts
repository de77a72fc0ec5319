import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { changeImages, typeOfCall } from './changeImages.ts'
import { namedSlot } from './slotOfCall.ts'

/** One image into one slot of the document's draft. Everything that refuses is asked before the file is read. */
export const uploadImage: Command<'uploadImage'> = async (context, { params, query }) => {
  const { images, documents } = context.services
  const slot = namedSlot(query.type, query.ratio)
  const type = typeOfCall(context, query.urn)
  await documents.read(context, catalogKind(type), params.id)
  if (context.ifMatch === undefined) throw new DomainError('revisionMissing')
  const meta = await images.receive(await context.file(), params.id)
  const { ia, rev } = await changeImages(context, {
    id: params.id,
    urn: query.urn,
    action: 'uploadImage',
    change: (all) => ({ ...all, [slot.name]: meta }),
  })
  return { data: { ia, image: { type: slot.type, ratio: slot.ratio, ...meta } }, rev }
}
