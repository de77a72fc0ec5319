import { peaksKey, sheetKey } from '../../images/fileKeys.ts'
import type { FileStorage } from '../../images/fileStorage.ts'
import type { Derived, MediaFile } from '../../stores/mediaStore.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { createPeaks } from './peaks.ts'
import { areKeysEnough, sheetsOf, tilesOf } from './tiles.ts'
import { withFile } from './withFile.ts'

type Parts = { storage: Pick<FileStorage, 'open' | 'put' | 'putFile'>; ffmpeg: Ffmpeg }

/** Draws a waveform of a sound, small pictures of a film, and stores them beside it. */
export async function deriveMedia({ storage, ffmpeg }: Parts, file: MediaFile): Promise<Derived> {
  const made = await withFile(storage, file.hash, (path, folder) =>
    file.facts.kind === 'audio'
      ? derivePeaks(path, file, { storage, ffmpeg })
      : deriveSheets(path, folder, file, { storage, ffmpeg }),
  )
  return made ?? {}
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
  const paths = await ffmpeg.sheets(path, folder, { ...tiles, keysAlone: areKeysEnough(tiles, file.facts) })
  for (const [nth, sheet] of paths.slice(0, sheetsOf(tiles)).entries())
    await storage.putFile(sheetKey(file.hash, nth), sheet)
  return paths.length > 0 ? { tiles } : {}
}
