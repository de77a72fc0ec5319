import type { ImagePlace } from '#contract/values/images.ts'
import { imageName, slotOf } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { DomainError } from '#contract/wire/errors.ts'

export type NamedSlot = ImagePlace & { name: string }
type Slot = NamedSlot & { ext: 'jpg' | 'png' }

/** Every slot that an upload names: each of its types in each of its ratios, in one language or in all. */
export function namedSlots(types: string, ratios: string, lang?: Language): [NamedSlot, ...NamedSlot[]] {
  const each = (list: string) => [...new Set(list.split(',').map((one) => one.trim()))]
  const [first, ...rest] = each(types).flatMap((type) => each(ratios).map((ratio) => namedSlot(type, ratio, lang)))
  if (!first) throw new DomainError('malformed')
  return [first, ...rest]
}

/** A type or ratio outside the matrix is a mistake at its field. */
function namedSlot(type: string, ratio: string, lang: Language | undefined): NamedSlot {
  const name = imageName(type, ratio, lang)
  const slot = slotOf(name)
  if (slot?.type !== type)
    throw new DomainError('invalid', { fields: [{ field: '/type', description: 'There is no such kind of image.' }] })
  return { name, ...slot }
}

/** The slot of an image address: '0-16x9.jpg', under a suffix for every type but Poster. */
export function addressedSlot(file: string, suffix: string | undefined): Slot {
  const match = /^(0-\d{1,2}x\d{1,2})\.(jpg|png)$/.exec(file)
  const name = match?.[1] && (suffix === undefined ? match[1] : `${match[1]}-${suffix.replaceAll(' ', '')}`)
  const slot = name ? slotOf(name) : undefined
  if (!name || !slot) throw new DomainError('notFound')
  return { name, ...slot, ext: match?.[2] === 'png' ? 'png' : 'jpg' }
}
