import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaKey } from '../../images/fileKeys.ts'
import type { FileStorage } from '../../images/fileStorage.ts'
import { RECEIVED_MEDIA, temporaryFolder } from '../../transfer/sweepTemporary.ts'

/** Works on a stored file as one of this machine, in a folder that goes afterwards; undefined where it is not there. */
export async function withFile<Result>(
  storage: Pick<FileStorage, 'open'>,
  hash: string,
  work: (path: string, folder: string) => Promise<Result>,
): Promise<Result | undefined> {
  const folder = await temporaryFolder(RECEIVED_MEDIA)
  try {
    const path = join(folder, 'media.mp4')
    const stream = await storage.open(mediaKey(hash))
    if (!stream) return undefined
    await pipeline(stream, createWriteStream(path))
    return await work(path, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
