import type { Readable } from 'node:stream'
import { mediaKey, peaksKey, sheetKey } from '../images/fileKeys.ts'
import type { ByteRange, FileStorage } from '../images/fileStorage.ts'
import type { Derived, MediaFile, MediaStore } from '../stores/mediaStore.ts'
import { deriveMedia } from './derive/deriveMedia.ts'
import { findHints } from './derive/findHints.ts'
import type { Ffmpeg } from './derive/ffmpeg.ts'
import type { PeakLevel } from './derive/peaks.ts'
import { drawnKeys } from './drawnKeys.ts'
import type { Watching } from './watching.ts'
import { receiveMedia } from './receiveMedia.ts'

/** Stored media as commands and jobs use it. */
export type MediaService = {
  /** What one upload may have at most. */
  uploadBytes: number
  /** Takes an upload in: probed, stored, noted as used by the document. Refuses what cannot be played. */
  receive: (stream: Readable, id: string) => Promise<MediaFile>
  /** Stores a file of this machine that several documents use (seeds). */
  store: (file: MediaFile, path: string) => Promise<void>
  addUses: MediaStore['add']
  filesOf: MediaStore['filesOf']
  open: (hash: string, range?: ByteRange) => Promise<Readable | undefined>
  /** The version of what this machine draws and cuts by; undefined where it has none. */
  ffmpegVersion: () => Promise<string | undefined>
  /** Draws them for all media of a document that has none yet; one that cannot be drawn keeps no other from it. */
  derive: (id: string) => Promise<void>
  derived: MediaStore['derived']
  /** Looks for places for breaks in a file, unless somebody has. */
  findHints: (file: MediaFile, watched: Watching) => Promise<void>
  /** Keeps what was drawn elsewhere (seeds). */
  storeDerived: (
    hash: string,
    drawn: { levels?: readonly PeakLevel[]; sheet?: string; derived: Derived },
  ) => Promise<void>
  /** One level of a sound's waveform; the coarsest there is where a coarser one was asked for. */
  waveform: (hash: string, level: number) => Promise<(PeakLevel & { level: number; levels: number }) | undefined>
  openSheet: (hash: string, sheet: number) => Promise<Readable | undefined>
  /** After a purge: forgets the document's uses and erases the bytes that nobody else uses. */
  erase: (id: string) => Promise<number>
}

type Parts = { storage: FileStorage; store: MediaStore; uploadBytes: number; ffmpeg: Ffmpeg }

export function createMediaService(parts: Parts): MediaService {
  const { storage, store, uploadBytes, ffmpeg } = parts
  const put = (file: MediaFile, path: string) => storage.putFile(mediaKey(file.hash), path)
  return {
    uploadBytes,
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
      for (const { hash, derived } of unused)
        for (const key of [mediaKey(hash), ...drawnKeys(hash, derived)]) await storage.remove(key)
      return unused.length
    },
    ...derivedMedia(parts),
    ffmpegVersion: ffmpeg.version,
  }
}

type DerivedMedia = Pick<MediaService, 'derive' | 'derived' | 'findHints' | 'storeDerived' | 'waveform' | 'openSheet'>

function derivedMedia({ storage, store, ffmpeg }: Parts): DerivedMedia {
  return {
    derive: async (id) => {
      const failures: unknown[] = []
      for (const file of await store.underived(id)) {
        const draw = async () => store.setDerived(file.hash, await deriveMedia({ storage, ffmpeg }, file))
        await draw().catch((failure: unknown) => failures.push(failure))
      }
      if (failures.length > 0) throw failures[0]
    },
    derived: store.derived,
    findHints: async (file, watched) => {
      if ((await store.derived(file.hash)).hints) return
      await store.setDerived(file.hash, { hints: await findHints({ storage, ffmpeg }, file, watched) })
    },
    storeDerived: async (hash, { levels = [], sheet, derived }) => {
      for (const [nth, level] of levels.entries()) await storage.put(peaksKey(hash, nth), jsonOf(level))
      if (sheet !== undefined) await storage.putFile(sheetKey(hash, 0), sheet)
      await store.setDerived(hash, derived)
    },
    waveform: async (hash, wanted) => {
      const { peakLevels: levels = 0 } = await store.derived(hash)
      const level = Math.min(wanted, levels - 1)
      const bytes = level < 0 ? undefined : await storage.get(peaksKey(hash, level))
      return bytes && { ...(JSON.parse(bytes.toString()) as PeakLevel), level, levels }
    },
    openSheet: (hash, sheet) => storage.open(sheetKey(hash, sheet)),
  }
}

const jsonOf = (level: PeakLevel) => Buffer.from(JSON.stringify(level))
