import type { ImageFrame } from '#contract/rules/images/cropOf.ts'
import { cropOf } from '#contract/rules/images/cropOf.ts'
import { IMAGE_PIXELS, IMAGE_WIDTHS } from '#contract/values/limits.ts'
import { loadSharp } from './loadSharp.ts'

/** The next width that the server keeps, so that a stranger's widths cannot fill disk or processor. */
export function keptWidth(wanted: number | undefined): number {
  return IMAGE_WIDTHS.find((width) => width >= (wanted ?? 640)) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]!
}

/** A stored image cropped to its slot's ratio and scaled to a kept width; never scaled up. */
export async function resizeImage(
  bytes: Buffer,
  ratio: string,
  width: number,
  ext: 'jpg' | 'png',
  frame: ImageFrame = {},
): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: IMAGE_PIXELS })
  const { width: w = 1, height: h = 1 } = await image.metadata()
  const crop = cropOf({ width: w, height: h }, ratio, frame)
  const scaled = image.extract(crop).resize({ width: Math.min(width, crop.width), withoutEnlargement: true })
  return ext === 'png'
    ? scaled.png({ compressionLevel: 7 }).toBuffer()
    : scaled.flatten({ background: '#000' }).jpeg({ quality: 82 }).toBuffer()
}
