import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { CUT_ADDRESS_MS } from '#contract/values/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { cutKey } from '../../images/fileKeys.ts'
import type { ByteRange, FileStorage } from '../../images/fileStorage.ts'
import type { Ffmpeg } from '../derive/ffmpeg.ts'
import { readWord, signWord } from '../playback/signedWord.ts'
import type { Watching } from '../watching.ts'
import { cutFiles, cutTracks } from './cutMedia.ts'
import type { CutOptions } from './cutWork.ts'
import type { CutPlan } from './planCut.ts'

/** A file of a download: where it is stored, what people call it, how many bytes it has. */
export type CutFile = { stored: string; name: string; size: number }
type Making = { options: CutOptions; watching: Watching }

/** Cuts pieces of stored media, and keeps what was cut until it is downloaded. */
export type CutService = {
  /** The version of ffmpeg, if there is one, and whether it cuts at any frame. */
  tools: () => Promise<{ ffmpeg: string | null; exact: boolean }>
  files: (plan: CutPlan, making: Making, keep: (path: string, nth: number) => Promise<void>) => Promise<void>
  tracks: (plan: CutPlan, making: Making, keep: (paths: readonly string[]) => Promise<void>) => Promise<void>
  /** Stores a finished file; answers its size. */
  keep: (stored: string, path: string) => Promise<number>
  remove: (stored: string) => Promise<void>
  /** The signed address of a file, below the API, and when it ends. */
  address: (file: CutFile) => { url: string; until: string }
  /** The file behind a signed word; throws `linkExpired` behind its end, `notFound` for anything not signed here. */
  fileOf: (word: string) => CutFile
  open: (stored: string, range?: ByteRange) => Promise<Readable | undefined>
}

type Parts = { storage: FileStorage; ffmpeg: Ffmpeg; workBytes: number; secret: Buffer; now: () => number }

export function createCutService({ storage, ffmpeg, workBytes, secret, now }: Parts): CutService {
  const parts = { storage, ffmpeg: ffmpeg.command, workBytes }
  return {
    tools: async () => ({ ffmpeg: (await ffmpeg.version()) ?? null, exact: await ffmpeg.encodes() }),
    files: (plan, making, keep) => cutFiles(parts, plan, making, keep),
    tracks: (plan, making, keep) => cutTracks(parts, plan, making, keep),
    keep: async (stored, path) => {
      await storage.putFile(cutKey(stored), path)
      return (await stat(path)).size
    },
    remove: (stored) => storage.remove(cutKey(stored)),
    address: ({ stored, name, size }) => {
      const until = now() + CUT_ADDRESS_MS
      const word = signWord('cut', until, [stored, name, size], secret)
      return { url: `/download/file/${word}/${encodeURIComponent(name)}`, until: new Date(until).toISOString() }
    },
    fileOf: (word) => {
      const parts = readWord('cut', word, now(), secret)
      if (parts === 'expired') throw new DomainError('linkExpired')
      if (parts === 'forged') throw new DomainError('notFound')
      const [stored, name, size] = parts
      return { stored: String(stored), name: String(name), size: Number(size) }
    },
    open: (stored, range) => storage.open(cutKey(stored), range),
  }
}
