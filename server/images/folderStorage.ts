import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '#contract/wire/errors.ts'
import type { FileStorage } from './fileStorage.ts'
import { assertKey } from './fileStorage.ts'

/** Files in a folder. A file is written beside its place and renamed, so that no half-written one is ever read. */
export function folderStorage(folder: string): FileStorage {
  let counter = 0
  const place = (key: string) => (assertKey(key), join(folder, key))
  return {
    put: async (key, bytes) => {
      const target = place(key)
      const beside = `${target}.${process.pid}-${++counter}.part`
      try {
        await mkdir(dirname(target), { recursive: true })
        await writeFile(beside, bytes)
        await rename(beside, target)
      } catch (error) {
        await rm(beside, { force: true })
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new DomainError('storageFull')
        throw error
      }
    },
    get: (key) => readFile(place(key)).catch(nothingIfMissing),
    remove: (key) => rm(place(key), { force: true }),
    check: async () => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, '.writable'), '')
    },
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
