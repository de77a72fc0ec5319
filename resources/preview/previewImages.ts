import { isObject } from '#contract/rules/diff/json.ts'
import type { Readable } from '#contract/schemas/readers.ts'
import { imagesOf } from '#contract/schemas/readers.ts'
import { DEFAULT_IMAGE, slotOf } from '#contract/values/images.ts'
import type { ImagePlace } from '#contract/values/images.ts'

export type PreviewImage = ImagePlace & { name: string }

/** Images of a record, the poster in 16:9 first: it is what the title is known by. */
export function previewImages(record: Readable): PreviewImage[] {
  const images = imagesOf(record).flatMap((name) => {
    const slot = slotOf(name)
    return slot ? [{ ...slot, name }] : []
  })
  return images.toSorted((a, b) => Number(b.name === DEFAULT_IMAGE) - Number(a.name === DEFAULT_IMAGE))
}

/** Addresses of images that another system keeps, as the record has them. */
export function externalImages(record: Readable): string[] {
  const entries: readonly unknown[] = Array.isArray(record.ex_ia) ? record.ex_ia : []
  return entries.flatMap((entry) => (isObject(entry) && typeof entry.u === 'string' ? [entry.u] : []))
}

/** Width over height of '16x9'; 16:9 for anything else. */
export function shapeOf(ratio: string): number {
  const [width = 0, height = 0] = ratio.split('x').map(Number)
  return width > 0 && height > 0 ? width / height : 16 / 9
}
