import type { Readable } from 'node:stream'
import type { NamedFile } from '../db/dump/readDump.ts'
import { blobKey, mediaKey, photoKey } from '../images/fileKeys.ts'
import type { FileStorage } from '../images/fileStorage.ts'
import { drawnKeys } from '../media/drawnKeys.ts'
import type { Derived } from '../stores/mediaStore.ts'

/** Files that were copied, and the keys of those that the database names and the storage lacks. */
export type FileCounts = { copied: number; missing: string[] }

/** Takes one file: whole, or as a stream of so many bytes where it may be larger than memory. */
export type PutFile = (key: string, content: Buffer | { stream: Readable; size: number }) => Promise<void>

/**
 * Copies every file that the rows of a database name. Resized copies are left out, since the server makes them anew, and
 * so are the files of exports, which live for a day. What was drawn of media goes along: it is drawn only once.
 */
export async function copyFiles(
  files: AsyncIterable<NamedFile>,
  from: Pick<FileStorage, 'get' | 'open'>,
  put: PutFile,
): Promise<FileCounts> {
  const counts: FileCounts = { copied: 0, missing: [] }
  const copy = async (key: string, content: Parameters<PutFile>[1] | undefined) => {
    if (content) await put(key, content)
    if (content) counts.copied += 1
    else counts.missing.push(key)
  }
  for await (const file of files) {
    if (file.kind === 'media') {
      const stream = await from.open(mediaKey(file.hash))
      await copy(mediaKey(file.hash), stream && { stream, size: file.size })
    }
    for (const key of smallKeys(file)) await copy(key, await from.get(key))
  }
  return counts
}

function smallKeys(file: NamedFile): string[] {
  if (file.kind === 'picture') return [blobKey(file.hash, file.ext)]
  if (file.kind === 'photo') return [photoKey(file.hash)]
  return drawnKeys(file.hash, JSON.parse(file.derived) as Derived)
}
