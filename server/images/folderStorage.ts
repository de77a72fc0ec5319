import { copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '#contract/wire/errors.ts'
import { makeFolder } from '../makeFolder.ts'
import type { FileStorage } from './fileStorage.ts'
import { assertKey } from './fileStorage.ts'

/** About what one save needs. */
const PROBE = Buffer.alloc(65_536)

/** Files in a folder. A file is written beside its place and renamed, so that no half-written one is ever read. */
export function folderStorage(folder: string): FileStorage {
  let counter = 0
  const place = (key: string) => (assertKey(key), join(folder, key))
  const putBy = async (key: string, write: (beside: string) => Promise<void>) => {
    const target = place(key)
    const beside = `${target}.${process.pid}-${++counter}.part`
    try {
      await makeFolder(dirname(target))
      await write(beside)
      await rename(beside, target)
    } catch (error) {
      await rm(beside, { force: true })
      throw fullOr(error)
    }
  }
  return {
    put: (key, bytes) => putBy(key, (beside) => writeFile(beside, bytes)),
    putFile: (key, path) => putBy(key, (beside) => copyFile(path, beside)),
    open: async (key, range) =>
      (await open(place(key)).catch(nothingIfMissing))?.createReadStream(
        range && { start: range.first, end: range.last },
      ),
    get: (key) => readFile(place(key)).catch(nothingIfMissing),
    remove: (key) => rm(place(key), { force: true }),
    check: async () => {
      await makeFolder(folder)
      // An empty file can be made on a full disk too.
      await writeFile(join(folder, '.writable'), PROBE).catch((error: unknown) => {
        throw fullOr(error)
      })
    },
  }
}

function fullOr(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DomainError('storageFull') : error
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
