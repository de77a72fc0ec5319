import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createHash } from 'node:crypto'
import { IMPORT_BYTES } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { UploadedFile } from '../caller.ts'
import { RECEIVED, temporaryFolder } from './sweepTemporary.ts'

/** A received file on this machine; `hash` tells whether a retry sends the same one. */
export type ReceivedUpload = { path: string; name: string; hash: string; remove: () => Promise<void> }

/** Reads an upload into a temporary file, never into memory. One byte over the limit refuses it; nothing stays behind. */
export async function receiveUpload(file: UploadedFile): Promise<ReceivedUpload> {
  const folder = await temporaryFolder(RECEIVED)
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  const hash = createHash('sha256')
  let seen = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      hash.update(chunk)
      if (seen > IMPORT_BYTES) done(tooLarge())
      else done(null, chunk)
    },
  })
  try {
    await pipeline(file.stream, counted, createWriteStream(path))
    if (file.isTruncated()) throw tooLarge()
    return { path, name: file.filename, hash: hash.digest('base64url'), remove }
  } catch (error) {
    await remove()
    throw error instanceof DomainError || isOurs(error) ? error : brokenOff()
  }
}

/** What the disk says; everything else is the sender's doing, who has gone or sent half a form. */
function isOurs(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'path' in error
}

function brokenOff(): DomainError {
  return new DomainError('malformed', { description: 'The upload broke off.' })
}

function tooLarge(): DomainError {
  const limit = IMPORT_BYTES / 1_048_576
  return new DomainError('tooLarge', { field: '/file', description: `A file to import may have ${limit} MiB at most.` })
}
