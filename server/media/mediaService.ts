import type { Readable } from 'node:stream'
import { mediaKey } from '../images/fileKeys.ts'
import type { ByteRange, FileStorage } from '../images/fileStorage.ts'
import type { MediaFile, MediaStore } from '../stores/mediaStore.ts'
import { receiveMedia } from './receiveMedia.ts'

/** Stored media as commands use it. */
export type MediaService = {
  /** Takes an upload in: probed, stored, noted as used by the document. Refuses what cannot be played. */
  receive: (stream: Readable, id: string) => Promise<MediaFile>
  /** Stores a file of this machine that several documents use (seeds). */
  store: (file: MediaFile, path: string) => Promise<void>
  addUses: MediaStore['add']
  filesOf: MediaStore['filesOf']
  open: (hash: string, range?: ByteRange) => Promise<Readable | undefined>
  /** After a purge: forgets the document's uses and erases the bytes that nobody else uses. */
  erase: (id: string) => Promise<number>
}

type Parts = { storage: FileStorage; store: MediaStore; uploadBytes: number }

export function createMediaService({ storage, store, uploadBytes }: Parts): MediaService {
  const put = (file: MediaFile, path: string) => storage.putFile(mediaKey(file.hash), path)
  return {
    receive: (stream, id) =>
      receiveMedia(stream, uploadBytes, async (file, path) => {
        await put(file, path)
        await store.add(file, [id])
      }),
    store: put,
    addUses: store.add,
    filesOf: store.filesOf,
    open: (hash, range) => storage.open(mediaKey(hash), range),
    erase: async (id) => {
      const unused = await store.dropUses(id)
      for (const hash of unused) await storage.remove(mediaKey(hash))
      return unused.length
    },
  }
}
