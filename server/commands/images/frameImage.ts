import type { ImageMeta } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { ImageMap } from './changeImages.ts'
import { changeImages } from './changeImages.ts'
import { addressedSlot } from './slotOfCall.ts'

/**
 * Where the interest of a picture lies holds for every slot that shows the picture; a crop is the slot's own, and null
 * gives it up. Slots without a crop of their own follow the focal point.
 */
export const frameImage: Command<'frameImage'> = async (context, { params, query, body }) => {
  const slot = addressedSlot(`${params.imageType}.jpg`, query.suffix)
  const { crop, focal } = body
  if (crop && crop.left + crop.width > 1 + ROUNDING)
    throw new DomainError('invalid', { fields: [{ field: '/crop', description: 'The crop reaches over the edge.' }] })
  let framed: ImageMap = {}
  const { ia, rev } = await changeImages(context, {
    id: params.id,
    urn: query.urn,
    action: 'frameImage',
    change: (all) =>
      (framed = reframed(all, slot.name, { crop, focal }, new Date(context.services.now()).toISOString())),
  })
  return { data: { ia, meta: framed }, rev }
}

/** Fractions that were rounded on their way may meet an edge a little beyond it. */
const ROUNDING = 0.001

type Frame = { crop: ImageMeta['crop'] | null; focal: ImageMeta['focal'] }

function reframed(all: ImageMap, name: string, { crop, focal }: Frame, ut: string): ImageMap {
  const own = all[name]
  if (!own) throw new DomainError('notFound')
  const entries = Object.entries(all).map(([one, meta]): [string, ImageMeta] => {
    const isSame = meta.hash === own.hash
    if (!isSame || (one !== name && focal === undefined)) return [one, meta]
    const { crop: before, ...rest } = meta
    const chosen = one !== name || crop === undefined ? before : (crop ?? undefined)
    return [one, { ...rest, ut, ...(focal ? { focal } : {}), ...(chosen ? { crop: chosen } : {}) }]
  })
  return Object.fromEntries(entries)
}
