import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DomainError } from '#contract/wire/errors.ts'
import { RECEIVED_MEDIA, temporaryFolder } from '../transfer/sweepTemporary.ts'
import type { MediaFile } from '../stores/mediaStore.ts'
import { probeMedia } from './probe/probeMedia.ts'

/**
 * Reads an upload into a temporary file, never into memory, probes it there and hands it to `keep`. One byte over the
 * limit refuses it; nothing of a refused upload stays behind.
 */
export async function receiveMedia(
  stream: Readable,
  limit: number,
  keep: (file: MediaFile, path: string) => Promise<void>,
): Promise<MediaFile> {
  const folder = await temporaryFolder(RECEIVED_MEDIA)
  const path = join(folder, 'media')
  try {
    const { hash, size } = await writeTo(path, stream, limit)
    const file = { hash, size, facts: await probeFile(path, size) }
    await keep(file, path)
    return file
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a file of this machine is. */
export async function probeFile(path: string, size: number) {
  const handle = await open(path)
  try {
    return await probeMedia({
      size,
      read: async (start, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await handle.close()
  }
}

/** The stream is left as it is where it is refused: ending it would end the connection before the refusal is sent. */
async function writeTo(path: string, stream: Readable, limit: number): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'w')
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw tooLarge(limit)
      hash.update(chunk)
      await file.writeFile(chunk).catch(fullOrElse)
    }
  } finally {
    await file.close()
  }
  return { hash: hash.digest('hex'), size }
}

function tooLarge(limit: number): DomainError {
  return new DomainError('tooLarge', {
    fields: [{ field: '/file', description: `An upload of media may have ${limit} bytes at most.`, params: { limit } }],
  })
}

function fullOrElse(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC') throw new DomainError('storageFull')
  throw error
}
