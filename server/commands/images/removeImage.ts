import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { changeImages } from './changeImages.ts'
import { addressedSlot } from './slotOfCall.ts'

/** Takes an image out of the draft; the bytes stay while any version shows them. */
export const removeImage: Command<'removeImage'> = async (context, { params, query }) => {
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
