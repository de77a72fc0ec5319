import type { NamedFile } from '../db/dump/readDump.ts'
import { blobKey, mediaKey, photoKey } from '../images/fileKeys.ts'
import type { FileStorage } from '../images/fileStorage.ts'

/** Files that were copied, and the keys of those that the database names and the storage lacks. */
export type FileCounts = { copied: number; missing: string[] }

/**
 * Copies every file that the rows of a database name. Resized copies are left out, since the server makes them anew, and
 * so are the files of exports, which live for a day.
 */
export async function copyFiles(
  files: AsyncIterable<NamedFile>,
  from: Pick<FileStorage, 'get'>,
  put: (key: string, bytes: Buffer) => Promise<void>,
): Promise<FileCounts> {
  const counts: FileCounts = { copied: 0, missing: [] }
  for await (const file of files) {
    const key = keyOf(file)
    const bytes = await from.get(key)
    if (bytes) await put(key, bytes)
    if (bytes) counts.copied += 1
    else counts.missing.push(key)
  }
  return counts
}

function keyOf(file: NamedFile): string {
  if (file.kind === 'picture') return blobKey(file.hash, file.ext)
  return file.kind === 'photo' ? photoKey(file.hash) : mediaKey(file.hash)
}
