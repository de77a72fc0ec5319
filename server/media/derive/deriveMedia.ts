import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaKey, peaksKey, sheetKey } from '../../images/fileKeys.ts'
import type { FileStorage } from '../../images/fileStorage.ts'
import type { Derived, MediaFile } from '../../stores/mediaStore.ts'
import { RECEIVED_MEDIA } from '../../transfer/sweepTemporary.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { createPeaks } from './peaks.ts'
import { sheetsOf, tilesOf } from './tiles.ts'

type Parts = { storage: Pick<FileStorage, 'open' | 'put' | 'putFile'>; ffmpeg: Ffmpeg }

/** Draws a waveform of a sound, small pictures of a film, and stores them beside it. */
export async function deriveMedia({ storage, ffmpeg }: Parts, file: MediaFile): Promise<Derived> {
  const folder = await mkdtemp(join(tmpdir(), RECEIVED_MEDIA))
  try {
    const path = join(folder, 'media.mp4')
    const stream = await storage.open(mediaKey(file.hash))
    if (!stream) return {}
    await pipeline(stream, createWriteStream(path))
    return file.facts.kind === 'audio'
      ? await derivePeaks(path, file, { storage, ffmpeg })
      : await deriveSheets(path, folder, file, { storage, ffmpeg })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function derivePeaks(path: string, { hash }: MediaFile, { storage, ffmpeg }: Parts): Promise<Derived> {
  const peaks = createPeaks()
  await ffmpeg.sound(path, peaks.add)
  const levels = peaks.levels()
  for (const [nth, level] of levels.entries())
    await storage.put(peaksKey(hash, nth), Buffer.from(JSON.stringify(level)))
  return { peakLevels: levels.length }
}

async function deriveSheets(
  path: string,
  folder: string,
  file: MediaFile,
  { storage, ffmpeg }: Parts,
): Promise<Derived> {
  const { duration, timescale, width, height } = file.facts
  const tiles = tilesOf((duration * 1_000) / timescale, { width, height })
  const paths = await ffmpeg.sheets(path, folder, tiles)
  for (const [nth, sheet] of paths.slice(0, sheetsOf(tiles)).entries())
    await storage.putFile(sheetKey(file.hash, nth), sheet)
  return paths.length > 0 ? { tiles } : {}
}
