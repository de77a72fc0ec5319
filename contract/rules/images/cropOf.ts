import { sharpWidth } from '#contract/values/images.ts'

/** Where the interest of a picture lies, as fractions of its width and height. */
export type FocalPoint = { x: number; y: number }
/** What a person chose to show: fractions of the picture's sides; the height follows from the ratio. */
export type ImageCrop = { left: number; top: number; width: number }
export type ImageFrame = { focal?: FocalPoint | undefined; crop?: ImageCrop | undefined }
export type PictureSize = { width: number; height: number }
type PicturePart = PictureSize & { left: number; top: number }

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/** Height over width of a ratio like '16x9'; undefined for anything else. */
export function heightFactor(ratio: string): number | undefined {
  const match = /^([1-9]\d?)x([1-9]\d?)$/.exec(ratio)
  return match ? Number(match[2]) / Number(match[1]) : undefined
}

/**
 * The part of a picture that a slot shows, in whole px inside it: what a person chose, else the largest part of the
 * slot's ratio, as near to the focal point as the edges allow. Something that is no ratio shows the whole picture.
 */
export function cropOf(
  { width, height }: PictureSize,
  ratio: string,
  { focal = CENTRE, crop }: ImageFrame,
): PicturePart {
  const factor = heightFactor(ratio) ?? height / width
  // A picture of one pixel has a part of one pixel, whatever the ratio.
  const largest = Math.max(1, Math.min(width, Math.round(height / factor)))
  const wide = crop ? Math.max(1, Math.min(largest, Math.round(width * crop.width))) : largest
  const high = Math.max(1, Math.min(height, Math.round(wide * factor)))
  const left = crop ? width * crop.left : width * focal.x - wide / 2
  const top = crop ? height * crop.top : height * focal.y - high / 2
  return { left: within(left, width - wide), top: within(top, height - high), width: wide, height: high }
}

function within(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max))
}

/** A part of a picture as the crop that shows it again. */
export function cropOfPart(part: PicturePart, { width, height }: PictureSize): ImageCrop {
  return { left: part.left / width, top: part.top / height, width: part.width / width }
}

/** Would the slot look soft on a large screen? The width that it shows and the one that it should have, in px. */
export function softness(
  size: PictureSize,
  ratio: string,
  frame: ImageFrame,
): { width: number; wanted: number } | undefined {
  const { width } = cropOf(size, ratio, frame)
  const wanted = sharpWidth(ratio)
  return width < wanted ? { width, wanted } : undefined
}
