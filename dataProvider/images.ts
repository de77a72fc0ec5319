import { IMAGE_WIDTHS } from '#contract/values/limits.ts'
import type { Transport } from './transport.ts'

export type ImageInfo = {
  type: string
  ratio: string
  hash: string
  width: number
  height: number
  /** Bytes. */
  size: number
  ext: string
  ut: string
}
export type ImageWrite = {
  id: string
  urn: string
  rev: number | undefined
  lockNumber?: number | undefined
  signal?: AbortSignal
  /** Sent share of 1. */
  onProgress?: (share: number) => void
}
export type ImageChange = { ia: string[]; image?: ImageInfo; rev: number | undefined }
export type ImageAddress = {
  id: string
  type?: string
  ratio: string
  width: number
  png?: boolean
  key?: string
  timestamp?: string
}

/** Images (calls.md section 10). Addresses carry an hour's ticket, since an <img> sends no header. */
export function createImageCalls(transport: Transport, base: string, now: () => number) {
  let ticket: { ticket: string; until: string } | undefined
  let asking: Promise<void> | undefined

  async function refreshTicket(): Promise<void> {
    if (ticket && Date.parse(ticket.until) - now() > 60_000) return
    asking ??= transport
      .send<{ ticket: string; until: string }, 'readImageTicket'>('readImageTicket', { allProducts: true })
      .then((reply) => void (ticket = reply.data))
      .finally(() => (asking = undefined))
    await asking
  }

  return {
    /** Call before the first `imageUrl`, and from time to time: the same ticket serves for an hour. */
    readImageTicket: refreshTicket,
    /** Address of a resized image; the width is raised to the next one that the server keeps. */
    imageUrl: ({ id, type, ratio, width, png, key, timestamp }: ImageAddress): string => {
      const step = IMAGE_WIDTHS.find((one) => one >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]
      const query = new URLSearchParams({ width: String(step), scalingMode: 'matchWidth' })
      if (timestamp) query.set('timestamp', timestamp)
      if (key) query.set('key', key)
      if (ticket) query.set('ticket', ticket.ticket)
      const suffix = type && type !== 'Poster' ? `/${encodeURIComponent(type)}` : ''
      return `${base}/image/${encodeURIComponent(id)}${suffix}/0-${ratio}.${png ? 'png' : 'jpg'}?${query.toString()}`
    },
    readImageMetadata: async (id: string, urn: string, st?: string, signal?: AbortSignal): Promise<ImageInfo[]> =>
      (
        await transport.send<ImageInfo[], 'readImageMetadata'>('readImageMetadata', {
          params: { id },
          query: { urn, st },
          signal,
        })
      ).data,
    uploadImage: async (file: File, type: string, ratio: string, write: ImageWrite): Promise<ImageChange> => {
      const body = new FormData()
      body.append('file', file)
      const reply = await transport.send<{ ia: string[]; image: ImageInfo }, 'uploadImage'>('uploadImage', {
        params: { id: write.id },
        query: { urn: write.urn, type, ratio },
        body,
        rev: write.rev,
        lockNumber: write.lockNumber,
        signal: write.signal,
        onProgress: write.onProgress,
      })
      return { ...reply.data, rev: reply.rev }
    },
    removeImage: async (type: string, ratio: string, write: ImageWrite): Promise<ImageChange> => {
      const reply = await transport.send<{ ia: string[] }, 'removeImage'>('removeImage', {
        params: { id: write.id, imageType: `0-${ratio}` },
        query: { urn: write.urn, ...(type === 'Poster' ? {} : { suffix: type }) },
        rev: write.rev,
        lockNumber: write.lockNumber,
        signal: write.signal,
      })
      return { ...reply.data, rev: reply.rev }
    },
  }
}

export type ImageCalls = ReturnType<typeof createImageCalls>
