import { createHash } from 'node:crypto'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { changeImages, refuseImageChange, typeOfCall } from './changeImages.ts'
import { namedSlots, type NamedSlot } from './slotOfCall.ts'

/**
 * One image into one slot of the document's draft, or into several at once. Everything that refuses is asked before the file is read, so that a
 * refused upload leaves no bytes behind; only a retry must be read first, since its picture tells which one it is.
 */
export const uploadImage: Command<'uploadImage'> = async (context, { params, query }) => {
  const { images, documents } = context.services
  const slots = namedSlots(query.type, query.ratio, query.lang)
  refuseOutside(typeOfCall(context, query.urn), slots)
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
  const { name: _, ...first } = slots[0]
  return { data: { ia, image: { ...first, ...meta }, filled: slots.map(({ name }) => name) }, rev }
}

/** A title has the slots of its type's matrix and no others, however many one could think of. */
function refuseOutside({ images }: TypeDocument, slots: readonly NamedSlot[]): void {
  const fields = slots.flatMap(({ type, ratio }) => [
    ...(images?.types.includes(type) === false
      ? [{ field: '/type', description: `There is no image ${type} here.` }]
      : []),
    ...(images?.ratios.includes(ratio) === false
      ? [{ field: '/ratio', description: `There is no ratio ${ratio} here.` }]
      : []),
  ])
  if (fields.length > 0) throw new DomainError('invalid', { fields: fields.slice(0, 1) })
}
