import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MP4_QUALITIES } from '#contract/values/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { mediaKey } from '../../images/fileKeys.ts'
import type { FileStorage } from '../../images/fileStorage.ts'
import { RECEIVED_MEDIA, temporaryFolder } from '../../transfer/sweepTemporary.ts'
import { estimateOf } from './estimateOf.ts'
import { cutExactly, joinToMp4, joinToTracks } from './exactCut.ts'
import type { Watching } from '../watching.ts'
import type { CutLook, CutOptions, CutWork } from './cutWork.ts'
import type { CutPiece, CutPlan } from './planCut.ts'

type CutParts = {
  storage: Pick<FileStorage, 'open'>
  ffmpeg: string
  /** What one cut may take of the disk while it is made, in bytes. */
  workBytes: number
}

/** Its library is loaded with the first cut: it is the largest of all. */
const onKeyframes = () => import('./keyframeCut.ts')

/** Cuts files that people download; `keep` takes each finished one before the folder goes. */
export async function cutFiles(
  parts: CutParts,
  plan: CutPlan,
  { options, watching }: { options: CutOptions; watching: Watching },
  keep: (path: string, nth: number) => Promise<void>,
): Promise<void> {
  const groups = options.output === 'one' ? [plan.pieces] : plan.pieces.map((piece) => [piece])
  await inFolder(parts, plan, { options, watching }, async (work) => {
    for (const [nth, pieces] of groups.entries()) {
      const told = (share: number) => work.onProgress((nth + share) / groups.length)
      await keep(await oneFile({ ...work, onProgress: told }, plan, pieces, options), nth)
    }
  })
}

/** Cuts picture and sound of a title to be: two files that its media can be made of. */
export async function cutTracks(
  parts: CutParts,
  plan: CutPlan,
  { options, watching }: { options: CutOptions; watching: Watching },
  keep: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
  await inFolder(parts, plan, { options, watching }, async (work) => {
    const isHeard = plan.pieces.some(({ audio }) => audio !== undefined)
    if (!options.exact) return keep(await (await onKeyframes()).tracksOnKeyframes(work, plan))
    const list = await cutExactly(work, plan.pieces, lookOf(plan, options))
    return keep(await joinToTracks(work, list, isHeard))
  })
}

async function oneFile(work: CutWork, plan: CutPlan, pieces: readonly CutPiece[], options: CutOptions) {
  if (!options.exact) return (await onKeyframes()).cutOnKeyframes(work, { ...plan, pieces: [...pieces] })
  const list = await cutExactly(work, pieces, lookOf(plan, options))
  return joinToMp4(work, list, 'cut.mp4')
}

async function inFolder(
  parts: CutParts,
  plan: CutPlan,
  { options, watching }: { options: CutOptions; watching: Watching },
  work: (work: CutWork) => Promise<void>,
): Promise<void> {
  const files = Object.values(plan.files)
  const needed = files.reduce((sum, { size }) => sum + size, 0) + 2 * estimateOf(plan, options)
  if (needed > parts.workBytes) throw new DomainError('tooLarge')
  const folder = await temporaryFolder(RECEIVED_MEDIA)
  try {
    const pathOf = (hash: string) => join(folder, `${hash}.mp4`)
    for (const { hash } of files) {
      const stream = await parts.storage.open(mediaKey(hash))
      if (!stream) throw new DomainError('noMedia')
      await pipeline(stream, createWriteStream(pathOf(hash)), { signal: watching.signal })
    }
    const bounds = { signal: watching.signal, fileBytes: parts.workBytes }
    await work({ ffmpeg: parts.ffmpeg, folder, pathOf, onProgress: watching.onProgress, bounds })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DomainError('storageFull') : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Never larger than the source: lines that are not there cannot be downloaded. */
function lookOf({ rate, width, height }: CutPlan, { quality, kbps = Infinity }: CutOptions): CutLook {
  const { lines, kbps: most } = MP4_QUALITIES[quality]
  const share = Math.min(1, lines / height)
  const even = (size: number) => Math.max(2, Math.round((size * share) / 2) * 2)
  return { rate, width: even(width), height: even(height), kbps: Math.min(most, kbps) }
}
