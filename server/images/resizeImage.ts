import sharp from 'sharp'
import { IMAGE_PIXELS, IMAGE_WIDTHS } from '#contract/values/limits.ts'

/** Where the interest of a picture lies, as fractions of its width and height. */
export type FocalPoint = { x: number; y: number }

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/** The next width that the server keeps, so that a stranger's widths cannot fill disk or processor. */
export function keptWidth(wanted: number | undefined): number {
  return IMAGE_WIDTHS.find((width) => width >= (wanted ?? 640)) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]!
}

/** Height over width of a ratio like '16x9'; undefined for anything else. */
export function heightFactor(ratio: string): number | undefined {
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(ratio)
  return match ? Number(match[2]) / Number(match[1]) : undefined
}

/** The largest part of a picture that has the wanted ratio, as near to the focal point as the edges allow. */
export function cropFor(width: number, height: number, factor: number, focal: FocalPoint = CENTRE) {
  // A picture of one pixel has a part of one pixel, whatever the ratio.
  const cropWidth = Math.max(1, Math.min(width, Math.round(height / factor)))
  const cropHeight = Math.max(1, Math.min(height, Math.round(width * factor)))
  const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max))
  return {
    left: clamp(width * focal.x - cropWidth / 2, width - cropWidth),
    top: clamp(height * focal.y - cropHeight / 2, height - cropHeight),
    width: cropWidth,
    height: cropHeight,
  }
}

/** A stored image cropped to its slot's ratio and scaled to a kept width; never scaled up. */
export async function resizeImage(
  bytes: Buffer,
  ratio: string,
  width: number,
  ext: 'jpg' | 'png',
  focal?: FocalPoint,
): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: IMAGE_PIXELS })
  const { width: w = 1, height: h = 1 } = await image.metadata()
  const crop = cropFor(w, h, heightFactor(ratio) ?? h / w, focal)
  const scaled = image.extract(crop).resize({ width: Math.min(width, crop.width), withoutEnlargement: true })
  return ext === 'png'
    ? scaled.png({ compressionLevel: 7 }).toBuffer()
    : scaled.flatten({ background: '#000' }).jpeg({ quality: 82 }).toBuffer()
}
