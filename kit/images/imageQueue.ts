import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import type { ImageUpload } from './ImagesContext.ts'

export type ImageMetas = NonNullable<ContentRecord['ia_meta']>
export type Uploading = ImageUpload
type Send = (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>

/** Why a file is not even sent; its words are `editor.images.{reason}`. */
export type FileProblem = 'notAnImage' | 'tooLarge'

/** JPEG and PNG, 128,000,000 bytes at most (specification section 5); the server looks at the content as well. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'notAnImage'
  return size > IMAGE_UPLOAD_BYTES ? 'tooLarge' : undefined
}

/** A file that was refused before it was sent. */
export class FileRefused extends Error {
  readonly reason: FileProblem
  constructor(reason: FileProblem) {
    super(reason)
    this.name = 'FileRefused'
    this.reason = reason
  }
}

/**
 * Uploads of one record, one after the other: each is a write that starts from the revision of the one before. A failed
 * one stays in its slot until it is tried again or dismissed.
 */
export function createImageQueue(show: (uploads: ReadonlyMap<string, Uploading>) => void) {
  let uploads: ReadonlyMap<string, Uploading> = new Map()
  let last: Promise<unknown> = Promise.resolve()
  const stops = new Set<AbortController>()
  const put = (slot: string, upload: Uploading | undefined) => {
    const next = new Map(uploads)
    if (upload) next.set(slot, upload)
    else next.delete(slot)
    uploads = next
    show(uploads)
  }

  function add(slot: string, file: File, send: Send): void {
    uploads.get(slot)?.cancel()
    const stop = new AbortController()
    const upload: Uploading = {
      fileName: file.name,
      share: undefined,
      error: undefined,
      cancel: () => {
        stop.abort()
        put(slot, undefined)
      },
      retry: () => add(slot, file, send),
    }
    put(slot, upload)
    const problem = fileProblem(file)
    if (problem) return put(slot, { ...upload, error: new FileRefused(problem) })
    stops.add(stop)
    const work = async () => {
      if (stop.signal.aborted) return
      try {
        await send(stop.signal, (share) => !stop.signal.aborted && put(slot, { ...upload, share }))
        if (!stop.signal.aborted) put(slot, undefined)
      } catch (error) {
        if (!stop.signal.aborted) put(slot, { ...upload, error })
      } finally {
        stops.delete(stop)
      }
    }
    last = last.then(work)
  }

  return {
    add,
    /** The record is left: what is on its way stops. */
    stop: () => stops.forEach((stop) => stop.abort()),
  }
}
