import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'

/** One step of the schema. It runs once per database, in the order of the names. */
export type Migration = {
  name: string
  /** Of its statements, so that an edited one is noticed. */
  checksum: string
  /** What databases before 0060 noted of it: of a file with comments of a line only what stood before the first. */
  former?: string
  up: (db: Kysely<unknown>) => Promise<void>
}

export const MIGRATIONS = join(import.meta.dirname, 'migrations')
const NAME = /^\d{4}_\w+\.ts$/

/** The migrations of a folder in their order; each is loaded when it runs. */
export async function migrationFiles(folder = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8')
      return {
        name,
        checksum: checksumOf(source, COMMENTS),
        former: checksumOf(source, TO_THE_END),
        up: async (db: Kysely<unknown>) => {
          const { up } = (await import(/* @vite-ignore */ join(folder, name))) as Pick<Migration, 'up'>
          await up(db)
        },
      }
    }),
  )
}

/** Whether a migration is the one that a database or a backup has noted. */
export function isNoted({ checksum, former }: Pick<Migration, 'checksum' | 'former'>, noted: string): boolean {
  return noted === checksum || noted === former
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const TO_THE_END = /\/\*.*?\*\/|^\s*\/\/.*$/gms

/** Comments and the breaking of lines may change: they do nothing to a database. */
function checksumOf(source: string, without: RegExp): string {
  const code = source.replaceAll(without, '').replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(code.trim()).digest('hex').slice(0, 16)
}
