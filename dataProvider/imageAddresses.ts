import type { ImageTicket } from '#contract/schemas/images.ts'
import { imageSuffix } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { IMAGE_WIDTHS } from '#contract/values/limits.ts'
import { isStorePicture } from '#contract/values/storePicture.ts'
import type { Calls } from './calls.ts'

/** Px of a picture that fills a screen. */
const PICTURE_WIDTH = 1920

type ImageAddress = {
  id: string
  type?: string
  ratio: string
  lang?: Language
  width: number
  /** The uncropped original. */
  whole?: boolean
  png?: boolean
  key?: string
  timestamp?: string
}
/** Where pictures lie: those of documents, and the photos of people. */
type ImageBases = { imageBase: string; userBase: string }

/** Addresses of pictures (calls.md section 10). They carry an hour's ticket, since an <img> sends no header. */
export function createImageAddresses(
  calls: Pick<Calls, 'readImageTicket'>,
  { imageBase, userBase }: ImageBases,
  now: () => number,
) {
  let ticket: ImageTicket | undefined
  let asking: Promise<void> | undefined
  return {
    /** Call before the first address, and from time to time: the same ticket serves for an hour. */
    renewImageTicket: async (): Promise<void> => {
      if (ticket && Date.parse(ticket.until) - now() > 60_000) return
      asking ??= calls
        .readImageTicket()
        .then((answer) => void (ticket = answer))
        .finally(() => (asking = undefined))
      await asking
    },
    /** Address of a resized image; the width is raised to the next one that the server keeps. */
    imageUrl: ({ id, type = 'Poster', ratio, lang, width, whole, png, key, timestamp }: ImageAddress): string => {
      const step = IMAGE_WIDTHS.find((one) => one >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]
      const query = new URLSearchParams({ width: String(step), scalingMode: whole ? 'whole' : 'matchWidth' })
      if (timestamp) query.set('timestamp', timestamp)
      if (key) query.set('key', key)
      if (ticket?.ticket) query.set('ticket', ticket.ticket)
      const suffix = imageSuffix(type, lang)
      const folder = suffix === undefined ? '' : `/${encodeURIComponent(suffix)}`
      const file = `0-${ratio}.${png ? 'png' : 'jpg'}`
      return `${imageBase}/image/${encodeURIComponent(id)}${folder}/${file}?${query.toString()}`
    },
    /** Address under which a picture of settings is shown: one that was uploaded here has its ticket, any other stays. */
    pictureUrl: (address: unknown, width = PICTURE_WIDTH): unknown => {
      if (!isStorePicture(address)) return address
      const query = new URLSearchParams({ width: String(width), ...(ticket?.ticket && { ticket: ticket.ticket }) })
      return `${imageBase}${address}?${query.toString()}`
    },
    /** Address of a person's photo, as the profile names it. */
    photoUrl: (photoURL: string): string =>
      userBase + photoURL + (ticket?.ticket ? `?${new URLSearchParams({ ticket: ticket.ticket }).toString()}` : ''),
  }
}
