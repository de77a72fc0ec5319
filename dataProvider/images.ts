import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { ImageInfo, ImageTicket } from '#contract/schemas/images.ts'
import type { ImagePlace } from '#contract/values/images.ts'
import { imageSuffix } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { IMAGE_WIDTHS } from '#contract/values/limits.ts'
import type { Transport } from './transport.ts'

export type ImageWrite = {
  id: string
  urn: string
  rev: number | undefined
  lockNumber?: number | undefined
  signal?: AbortSignal
  /** Sent share of 1. */
  onProgress?: (share: number) => void
}
/** `filled` names the slots that an upload filled, `meta` all images after a change of their crops. */
export type ImageChange = {
  ia: string[]
  image?: ImageInfo
  filled?: string[]
  meta?: NonNullable<ContentRecord['ia_meta']>
  rev: number | undefined
}
export type ImageFrame = {
  focal?: { x: number; y: number }
  crop?: { left: number; top: number; width: number } | null
}
/** Slots that one upload fills: every type in every ratio. */
export type ImageSlots = { types: readonly string[]; ratios: readonly string[]; lang?: Language | undefined }
export type ImageAddress = {
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

/** Images (calls.md section 10). Addresses carry an hour's ticket, since an <img> sends no header. */
export function createImageCalls(transport: Transport, base: string, now: () => number) {
  let ticket: ImageTicket | undefined
  let asking: Promise<void> | undefined

  async function refreshTicket(): Promise<void> {
    if (ticket && Date.parse(ticket.until) - now() > 60_000) return
    asking ??= transport
      .send('readImageTicket', { allProducts: true })
      .then((reply) => void (ticket = reply.data))
      .finally(() => (asking = undefined))
    await asking
  }

  return {
    /** Call before the first `imageUrl`, and from time to time: the same ticket serves for an hour. */
    readImageTicket: refreshTicket,
    /** An address that opens with the ticket at hand. */
    ticketed: (address: string): string =>
      ticket ? `${address}?${new URLSearchParams({ ticket: ticket.ticket }).toString()}` : address,
    /** Address of a resized image; the width is raised to the next one that the server keeps. */
    imageUrl: ({ id, type = 'Poster', ratio, lang, width, whole, png, key, timestamp }: ImageAddress): string => {
      const step = IMAGE_WIDTHS.find((one) => one >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]
      const query = new URLSearchParams({ width: String(step), scalingMode: whole ? 'whole' : 'matchWidth' })
      if (timestamp) query.set('timestamp', timestamp)
      if (key) query.set('key', key)
      if (ticket) query.set('ticket', ticket.ticket)
      const suffix = imageSuffix(type, lang)
      const folder = suffix === undefined ? '' : `/${encodeURIComponent(suffix)}`
      return `${base}/image/${encodeURIComponent(id)}${folder}/0-${ratio}.${png ? 'png' : 'jpg'}?${query.toString()}`
    },
    readImageMetadata: async (id: string, urn: string, st?: string, signal?: AbortSignal): Promise<ImageInfo[]> =>
      (
        await transport.send('readImageMetadata', {
          params: { id },
          query: { urn, st },
          signal,
        })
      ).data,
    uploadImage: async (file: File, { types, ratios, lang }: ImageSlots, write: ImageWrite): Promise<ImageChange> => {
      const body = new FormData()
      body.append('file', file)
      const reply = await transport.send('uploadImage', {
        params: { id: write.id },
        query: { urn: write.urn, type: types.join(), ratio: ratios.join(), lang },
        body,
        rev: write.rev,
        lockNumber: write.lockNumber,
        signal: write.signal,
        onProgress: write.onProgress,
      })
      return { ...reply.data, rev: reply.rev }
    },
    removeImage: async (place: ImagePlace, write: ImageWrite): Promise<ImageChange> => {
      const reply = await transport.send('removeImage', {
        ...addressed(place, write),
        rev: write.rev,
        lockNumber: write.lockNumber,
        signal: write.signal,
      })
      return { ...reply.data, rev: reply.rev }
    },
    /** Where the interest of a picture lies, and which part of it a slot shows; null gives the slot's crop up. */
    frameImage: async (place: ImagePlace, frame: ImageFrame, write: ImageWrite): Promise<ImageChange> => {
      const reply = await transport.send('frameImage', {
        ...addressed(place, write),
        body: frame,
        rev: write.rev,
        lockNumber: write.lockNumber,
        signal: write.signal,
      })
      return { ...reply.data, rev: reply.rev }
    },
  }
}

/** The slot of a call that changes what is there. */
function addressed({ type, ratio, lang }: ImagePlace, { id, urn }: ImageWrite) {
  return { params: { id, imageType: `0-${ratio}` }, query: { urn, suffix: imageSuffix(type, lang) } }
}
