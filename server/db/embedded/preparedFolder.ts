import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A new embedded database takes seconds to make and a copy of one takes moments, so one is made per version of the
 * engine and of the migrations, kept in a cache, and copied (design section 3).
 */
const HERE = dirname(fileURLToPath(import.meta.url))
const CACHE = join(HERE, '../../../node_modules/.cache/marquee')
const MIGRATIONS = join(HERE, '../migrations')

/**
 * Puts a prepared database into `folder`; `make` fills the folder that it is given when there is none to copy. Where
 * nothing can be kept, as in an image or a folder of another account, it is made in its place.
 */
export async function copyPrepared(
  folder: string,
  make: (folder: string) => Promise<void>,
  cache = CACHE,
): Promise<void> {
  const prepared = join(cache, `embedded-${await fingerprint()}`)
  const isThere = (await exists(prepared)) || (await prepare(prepared, make))
  await mkdir(dirname(folder), { recursive: true })
  const arriving = await mkdtemp(`${folder}.`)
  // A thousand small files: at once they cost a third of what they cost one by one.
  if (isThere) cpSync(prepared, arriving, { recursive: true })
  else await make(arriving)
  await rename(arriving, folder)
}

/** Answers whether there is something to copy now. */
async function prepare(prepared: string, make: (folder: string) => Promise<void>): Promise<boolean> {
  const workshop = await openWorkshop(dirname(prepared))
  if (workshop === undefined) return false
  await make(workshop)
  try {
    await rename(workshop, prepared)
  } catch (error) {
    await rm(workshop, { recursive: true, force: true })
    if (!(await exists(prepared))) throw error
  }
  return true
}

async function openWorkshop(cache: string): Promise<string | undefined> {
  try {
    await mkdir(cache, { recursive: true })
    return await mkdtemp(join(cache, 'making-'))
  } catch {
    return undefined
  }
}

async function fingerprint(): Promise<string> {
  const engine = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  const hash = createHash('sha256').update(await readFile(join(dirname(engine), '../package.json')))
  for (const name of (await readdir(MIGRATIONS)).filter((entry) => /^\d{4}_.*\.ts$/.test(entry)).sort())
    hash.update(name).update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}

export async function exists(path: string): Promise<boolean> {
  return (await readdir(path).catch(() => [])).length > 0
}
