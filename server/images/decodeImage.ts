import { createHash } from 'node:crypto'
import { IMAGE_PIXELS } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { loadSharp } from './loadSharp.ts'

export type DecodedImage = {
  bytes: Buffer
  hash: string
  width: number
  height: number
  size: number
  ext: 'jpg' | 'png'
}

const SIGNATURES = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const

/** The format that the first bytes tell, whatever the file's name or declared type says. */
export function formatOf(head: Uint8Array): 'jpg' | 'png' | undefined {
  const starts = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte)
  if (starts(SIGNATURES.jpg)) return 'jpg'
  return starts(SIGNATURES.png) ? 'png' : undefined
}

/**
 * Decodes an upload whole and encodes it anew: what is stored is an image and nothing else, without metadata.
 * Throws notAnImage for anything that is no sound JPEG or PNG, tooManyPixels for a pixel bomb.
 */
export async function decodeImage(file: string | Buffer, head: Uint8Array): Promise<DecodedImage> {
  const ext = formatOf(head)
  if (!ext) throw new DomainError('notAnImage', { field: '/file' })
  const sharp = await loadSharp()
  const image = sharp(file, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', animated: false })
  try {
    const encoded =
      ext === 'jpg' ? image.rotate().jpeg({ quality: 90, mozjpeg: false }) : image.png({ compressionLevel: 7 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(data).digest('hex')
    return { bytes: data, hash, width: info.width, height: info.height, size: data.length, ext }
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): DomainError {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(text))
    return new DomainError('tooManyPixels', {
      field: '/file',
      description: `An image may have ${IMAGE_PIXELS / 1_000_000} million pixels at most.`,
    })
  return new DomainError('notAnImage', { field: '/file' })
}
