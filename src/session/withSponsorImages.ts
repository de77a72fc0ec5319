import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { OPTIONAL_IMAGE_TYPES } from '#contract/values/images.ts'

/** Types with the images of sponsors beside their own (specification section 3, images). */
export function withSponsorImages(types: readonly TypeSummary[]): TypeSummary[] {
  return types.map((type) => {
    if (!type.images) return type
    const all = [...new Set([...type.images.types, ...OPTIONAL_IMAGE_TYPES])]
    return { ...type, images: { ...type.images, types: all } }
  })
}
