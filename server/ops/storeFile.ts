import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../images/fileStorage.ts'
import { RECEIVED_MEDIA, temporaryFolder } from '../transfer/sweepTemporary.ts'

/** Larger ones go by way of a file of this machine, in bytes. */
const IN_MEMORY = 1_000_000

/** Stores the bytes of a stream, however many they are. */
export async function storeFile(
  storage: Pick<FileStorage, 'put' | 'putFile'>,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<void> {
  if (size <= IN_MEMORY) return storage.put(key, await buffer(bytes))
  const folder = await temporaryFolder(RECEIVED_MEDIA)
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(bytes), createWriteStream(path))
    await storage.putFile(key, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
