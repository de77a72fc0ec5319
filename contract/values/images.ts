import type { Language } from './languages.ts'
import { isLanguage } from './languages.ts'

/** Image types and ratios of the matrix (specification section 3). */
export const IMAGE_TYPES = ['Poster', 'Cover', 'Banner', 'Logo'] as const
export const OPTIONAL_IMAGE_TYPES = ['Logo Sponsor', 'Logo Header'] as const
export const IMAGE_RATIOS = ['16x9', '4x3', '3x1', '16x6'] as const
export const DEFAULT_IMAGE = '0-16x9'

/** A place of the matrix; with a language it is the picture that viewers of that language see instead. */
export type ImagePlace = { type: string; ratio: string; lang?: Language }

/**
 * The name of one image in `ia` and in image addresses: `0-16x9` for a poster, `0-16x9-Cover` for the other types,
 * `0-16x9-Cover_ms` for one that carries Malay words (ours). The specification shows only '0-16x9'; the suffix is our
 * reading (calls.md section 24, 14).
 */
export function imageName(type: string, ratio: string, lang?: Language): string {
  const suffix = imageSuffix(type, lang)
  return suffix === undefined ? `0-${ratio}` : `0-${ratio}-${suffix}`
}

/** The part of an image's address that names its type and language; undefined for the poster of every language. */
export function imageSuffix(type: string, lang?: Language): string | undefined {
  if (lang !== undefined) return `${type.replaceAll(' ', '')}_${lang}`
  return type === 'Poster' ? undefined : type.replaceAll(' ', '')
}

/** The slot behind a name in `ia`, or undefined for a name that is none. */
export function slotOf(name: string): ImagePlace | undefined {
  const match = /^0-(\d{1,2}x\d{1,2})(?:-([A-Za-z]+)(?:_([a-z]{2}))?)?$/.exec(name)
  if (!match?.[1]) return undefined
  const [, ratio, suffix = 'Poster', lang] = match
  const types: readonly string[] = [...IMAGE_TYPES, ...OPTIONAL_IMAGE_TYPES]
  const type = types.find((one) => one.replaceAll(' ', '') === suffix)
  if (!type || (lang !== undefined && !isLanguage(lang))) return undefined
  return { type, ratio, ...(isLanguage(lang) ? { lang } : {}) }
}

/**
 * Widths in px from which a picture is sharp in its ratio on a full HD screen; narrower crops look soft. Ours: a poster
 * takes up to a third of the screen's width, a banner half of it before its edges fade.
 */
const SHARP_WIDTHS: Readonly<Record<string, number>> = { '16x9': 640, '4x3': 480, '3x1': 960, '16x6': 960 }
export const sharpWidth = (ratio: string): number => SHARP_WIDTHS[ratio] ?? 480
