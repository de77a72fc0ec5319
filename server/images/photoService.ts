import { createHash } from 'node:crypto'
import type { Region } from 'sharp'
import { PHOTO_SIDE, PHOTO_UPLOAD_BYTES } from '#contract/values/limits.ts'
import type { UploadedFile } from '../caller.ts'
import { turnstile } from '../turnstile.ts'
import { photoKey } from './fileKeys.ts'
import type { FileStorage } from './fileStorage.ts'
import { loadSharp } from './loadSharp.ts'
import { receiveImage } from './receiveImage.ts'

/** Photos of people: small squares, named by their contents. */
export type PhotoService = {
  /** Takes an upload in: decoded whole, cut to a square around what matters, stored. Answers its hash. */
  receive: (file: UploadedFile) => Promise<string>
  read: (hash: string) => Promise<Buffer | undefined>
  erase: (hash: string) => Promise<void>
}

export function createPhotoService(storage: FileStorage): PhotoService {
  const turn = turnstile(1)
  return {
    receive: (file) =>
      turn(async () => {
        const { bytes, width, height } = await receiveImage(file, PHOTO_UPLOAD_BYTES)
        const sharp = await loadSharp()
        const square = await sharp(bytes)
          .extract(middleOf(width, height))
          .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover', position: 'attention' })
          .flatten({ background: '#fff' })
          .jpeg({ quality: 86 })
          .toBuffer()
        const hash = createHash('sha256').update(square).digest('hex')
        await storage.put(photoKey(hash), square)
        return hash
      }),
    read: (hash) => storage.get(photoKey(hash)),
    erase: (hash) => storage.remove(photoKey(hash)),
  }
}

/** Longer strips than this are scaled up to far more pixels than they have before they are cut: a line, to a billion. */
const MOST_ALONG = 4

/** The middle of a picture where it is a long strip, else all of it. */
function middleOf(width: number, height: number): Region {
  const [w, h] = [Math.min(width, height * MOST_ALONG), Math.min(height, width * MOST_ALONG)]
  return { left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h }
}
