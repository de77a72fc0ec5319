import type { ImageMeta } from '#contract/schemas/contentRecord.ts'
import { IMAGE_RATIOS } from '#contract/values/images.ts'
import { IMAGE_WIDTHS } from '#contract/values/limits.ts'
import type { UploadedFile } from '../caller.ts'
import type { FoundImage, ImageStore } from '../stores/imageStore.ts'
import type { DecodedImage } from './decodeImage.ts'
import { blobKey } from './fileKeys.ts'
import type { FileStorage } from './fileStorage.ts'
import type { TicketClaims } from './imageTicket.ts'
import { readTicket, signTicket } from './imageTicket.ts'
import { receiveImage } from './receiveImage.ts'
import { keptWidth, resizeImage } from './resizeImage.ts'
import { turnstile } from '../turnstile.ts'

/** Images as commands use them. */
export type ImageService = {
  /** Takes an upload in: decoded, stored, counted as used by the document. */
  receive: (file: UploadedFile, id: string) => Promise<ImageMeta>
  /** Stores an image that is known to be sound (seeds). */
  store: (image: DecodedImage) => Promise<void>
  addUse: ImageStore['addUse']
  shareUses: ImageStore['shareUses']
  find: (id: string, name: string, key?: string) => Promise<FoundImage | undefined>
  findUse: ImageStore['findUse']
  /** A copy in the slot's ratio at a kept width; undefined where the bytes are gone. */
  copy: (meta: Kept, ratio: string, width: number | undefined, ext: 'jpg' | 'png') => Promise<Buffer | undefined>
  ticket: (products: readonly string[]) => { ticket: string; until: string }
  readTicket: (ticket: string) => TicketClaims | undefined
  /** After a purge: forgets the document's uses and erases the bytes that nobody else uses. */
  erase: (id: string) => Promise<number>
  check: () => Promise<void>
}

/** Bytes that are kept, and which part of them a slot shows. */
type Kept = Pick<ImageMeta, 'hash' | 'ext' | 'focal' | 'crop'>

type Parts = { storage: FileStorage; images: ImageStore; secret: Buffer; now: () => number }

export function createImageService({ storage, images, secret, now }: Parts): ImageService {
  // One decoder runs per picture; two at once leave a core's worth of time to everybody else.
  const turn = turnstile(2)
  const copying = new Map<string, Promise<Buffer | undefined>>()

  async function makeCopy(meta: Kept, ratio: string, width: number, ext: 'jpg' | 'png', key: string) {
    const kept = await storage.get(key)
    if (kept) return kept
    const original = await storage.get(blobKey(meta.hash, meta.ext))
    if (!original) return undefined
    const bytes = await turn(() => resizeImage(original, ratio, width, ext, meta))
    await storage.put(key, bytes)
    return bytes
  }

  const store = (image: DecodedImage) => storage.put(blobKey(image.hash, image.ext), image.bytes)
  return {
    store,
    addUse: images.addUse,
    shareUses: images.shareUses,
    find: images.find,
    findUse: images.findUse,
    receive: async (file, id) => {
      const image = await turn(() => receiveImage(file))
      await store(image)
      await images.addUse(image.hash, id, image.ext)
      const { hash, width, height, size, ext } = image
      return { hash, width, height, size, ext, ut: new Date(now()).toISOString() }
    },
    copy: (meta, ratio, wanted, ext) => {
      const width = keptWidth(wanted)
      const key = copyKey(meta, ratio, width, ext)
      const running = copying.get(key)
      if (running) return running
      const made = makeCopy(meta, ratio, width, ext, key).finally(() => copying.delete(key))
      copying.set(key, made)
      return made
    },
    ticket: (products) => {
      const { ticket, until } = signTicket(products, now(), secret)
      return { ticket, until: new Date(until).toISOString() }
    },
    readTicket: (ticket) => readTicket(ticket, now(), secret),
    erase: async (id) => {
      const unused = await images.dropUses(id)
      for (const { hash, ext } of unused) {
        await storage.remove(blobKey(hash, ext))
        for (const key of copyKeys(hash)) await storage.remove(key)
      }
      return unused.length
    },
    check: storage.check,
  }
}

function copyKey(
  { hash, focal, crop }: Pick<ImageMeta, 'hash' | 'focal' | 'crop'>,
  ratio: string,
  width: number,
  ext: string,
): string {
  const thousandths = (...fractions: number[]) => fractions.map((one) => `-${Math.round(one * 1000)}`).join('')
  const place = crop ? `-c${thousandths(crop.left, crop.top, crop.width)}` : focal ? thousandths(focal.x, focal.y) : ''
  return `copy/${hash.slice(0, 2)}/${hash}/${ratio}-${width}${place}.${ext}`
}

/** Copies around a chosen focal point keep their own names and go with the folder's clean-up. */
function copyKeys(hash: string): string[] {
  return [...IMAGE_RATIOS, 'whole'].flatMap((ratio) =>
    IMAGE_WIDTHS.flatMap((width) => ['jpg', 'png'].map((ext) => copyKey({ hash }, ratio, width, ext))),
  )
}
