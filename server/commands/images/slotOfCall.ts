import { imageName, slotOf } from '#contract/values/images.ts'
import { DomainError } from '#contract/wire/errors.ts'

export type Slot = { name: string; type: string; ratio: string; ext: 'jpg' | 'png' }

/** The slot that an upload names; a type or ratio outside the matrix is a mistake at its field. */
export function namedSlot(type: string, ratio: string): Pick<Slot, 'name' | 'type' | 'ratio'> {
  const name = imageName(type, ratio)
  const slot = slotOf(name)
  if (slot?.type !== type)
    throw new DomainError('invalid', { fields: [{ field: '/type', description: 'There is no such kind of image.' }] })
  return { name, type, ratio }
}

/** The slot of an image address: '0-16x9.jpg', under a suffix for every type but Poster. */
export function addressedSlot(file: string, suffix: string | undefined): Slot {
  const match = /^(0-\d{1,2}x\d{1,2})\.(jpg|png)$/.exec(file)
  const name = match?.[1] && (suffix === undefined ? match[1] : `${match[1]}-${suffix.replaceAll(' ', '')}`)
  const slot = name ? slotOf(name) : undefined
  if (!name || !slot) throw new DomainError('notFound')
  return { name, ...slot, ext: match?.[2] === 'png' ? 'png' : 'jpg' }
}
