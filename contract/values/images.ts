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

/** The slot behind a name in `ia`: type and ratio, or undefined for a name that is none. */
export function slotOf(name: string): { type: string; ratio: string } | undefined {
  const match = /^0-(\d{1,2}x\d{1,2})(?:-(\w+))?$/.exec(name)
  if (!match?.[1]) return undefined
  const types: readonly string[] = [...IMAGE_TYPES, ...OPTIONAL_IMAGE_TYPES]
  const type = match[2] ? types.find((one) => one.replaceAll(' ', '') === match[2]) : 'Poster'
  return type ? { type, ratio: match[1] } : undefined
}
