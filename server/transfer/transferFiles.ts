import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_ADDRESS_MS } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { FileStorage } from '../images/fileStorage.ts'
import { fairTurns, type FairTurns } from '../fairTurns.ts'
import { BEING_WRITTEN, temporaryFolder } from './sweepTemporary.ts'
import { judgeTransfer, signTransfer, type TicketJudgement } from './transferTicket.ts'

/** Files that exports have made, named by their job: '<job>.csv'. They lie where images lie. */
export type TransferFiles = {
  /** Writes a file piece by piece; it is there once it is whole. */
  write: (name: string, pieces: AsyncIterable<string>) => Promise<void>
  open: (name: string) => Promise<Readable | undefined>
  remove: (name: string) => Promise<void>
  /** The address of a file under the API, open for an hour. */
  address: (name: string) => string
  judge: (name: string, ticket: string) => TicketJudgement
  /** Files that are read at once; others wait, so that a row of large ones leaves time to everybody else. */
  turn: FairTurns
}

const FILES_AT_ONCE = 2

type Parts = { storage: FileStorage; secret: Buffer; now: () => number }

export function createTransferFiles({ storage, secret, now }: Parts): TransferFiles {
  const keyOf = (name: string) => `export/${name}`
  return {
    write: async (name, pieces) => {
      const folder = await temporaryFolder(BEING_WRITTEN)
      const path = join(folder, 'file')
      try {
        await pipeline(Readable.from(pieces), createWriteStream(path)).catch(fullOrElse)
        await storage.putFile(keyOf(name), path)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    open: (name) => storage.open(keyOf(name)),
    remove: (name) => storage.remove(keyOf(name)),
    address: (name) => {
      const until = now() + EXPORT_ADDRESS_MS
      return `/export/file/${name}?ticket=${encodeURIComponent(signTransfer(name, until, secret))}`
    },
    turn: fairTurns(FILES_AT_ONCE),
    judge: (name, ticket) => judgeTransfer(name, ticket, now(), secret),
  }
}

function fullOrElse(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC') throw new DomainError('storageFull')
  throw error
}
