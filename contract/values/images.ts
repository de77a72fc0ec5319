/** Image types and ratios of the matrix (specification section 3). */
export const IMAGE_TYPES = ['Poster', 'Cover', 'Banner', 'Logo'] as const
export const OPTIONAL_IMAGE_TYPES = ['Logo Sponsor', 'Logo Header'] as const
export const IMAGE_RATIOS = ['16x9', '4x3', '3x1', '16x6'] as const
export type ImageRatio = (typeof IMAGE_RATIOS)[number]
export const DEFAULT_IMAGE = '0-16x9'

/**
 * The name of one image in `ia` and in image addresses: `0-16x9` for a poster, `0-16x9-Cover` for the other types.
 * The specification shows only '0-16x9'; the suffix is our reading (calls.md section 24, 14).
 */
export function imageName(type: string, ratio: string): string {
  return type === 'Poster' ? `0-${ratio}` : `0-${ratio}-${type.replaceAll(' ', '')}`
}
