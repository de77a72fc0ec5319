import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { UploadedFile } from '../caller.ts'
import type { DecodedImage } from './decodeImage.ts'
import { decodeImage } from './decodeImage.ts'

/**
 * Reads an upload into a temporary file, never into memory, and decodes it from there. One byte over the limit refuses
 * it (specification section 9); nothing of a refused upload stays behind.
 */
export async function receiveImage(file: UploadedFile, limit = IMAGE_UPLOAD_BYTES): Promise<DecodedImage> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-upload-'))
  const path = join(folder, 'image')
  try {
    await pipeline(file.stream, countTo(limit), createWriteStream(path))
    if (file.isTruncated()) throw tooLarge(limit)
    return await decodeImage(path, await headOf(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function countTo(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(tooLarge(limit))
      else done(null, chunk)
    },
  })
}

function tooLarge(limit: number): DomainError {
  return new DomainError('tooLarge', { field: '/file', description: `An image may have ${limit} bytes at most.` })
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
