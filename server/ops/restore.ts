import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkPostgres } from '../db/checkPostgres.ts'
import { takeFolder } from '../db/dataFolder.ts'
import { loadDump, refuseFilled, type LoadReport } from '../db/dump/loadDump.ts'
import { exists } from '../db/embedded/preparedFolder.ts'
import { settleTables } from '../db/gatherStatistics.ts'
import { isNoted, migrationFiles } from '../db/migrationFiles.ts'
import { databaseFolder, openFolder } from '../db/openDatabase.ts'
import { openStorage } from '../images/openStorage.ts'
import { FILES, TYPES } from './archive/archiveFormat.ts'
import { openArchive, type Archive } from './archive/readArchive.ts'
import { openTarget, type OpsParts } from './openSource.ts'
import { rowsProgress } from './progress.ts'
import { CommandRefused } from './refused.ts'
import { storeFile } from './storeFile.ts'

type RestoreOptions = {
  path: string
  /** Asks for the name of what is to be replaced; without it nothing is replaced. */
  confirm?: (name: string) => Promise<string>
}

type RestoreReport = LoadReport & {
  files: number
  /** Where the embedded database that stood there before lies now. */
  kept?: string
}

/**
 * Puts a backup into an empty database, with its files. The archive is compared with its checksums first; a database that
 * holds rows is refused, unless its name is typed. Files come first: one that nobody names yet harms nobody, a row
 * without its picture does.
 */
export async function restore(parts: OpsParts, { path, confirm }: RestoreOptions): Promise<RestoreReport> {
  const archive = await openArchive(path)
  await refuseNewer(archive)
  parts.say(`${path} is whole: ${archive.manifest.entries.length} entries, made ${archive.head.made}.`)
  return parts.settings.databaseUrl === ''
    ? restoreFolder(parts, archive, confirm)
    : restorePostgres(parts, archive, confirm)
}

async function restorePostgres(
  parts: OpsParts,
  archive: Archive,
  confirm: RestoreOptions['confirm'],
): Promise<RestoreReport> {
  const database = await openTarget(parts)
  try {
    await checkPostgres(database.pool)
    const name = URL.parse(parts.settings.databaseUrl)?.pathname.slice(1) ?? ''
    if (confirm) await askFor(name, confirm)
    else await refuseFilled(database.pool)
    const files = await putFiles(parts, archive)
    const options = { isReplacing: confirm !== undefined, onProgress: rowsProgress(parts.say) }
    const report = await loadDump(database, archive.dump, options)
    await settleTables(database)
    return { ...report, files }
  } finally {
    await database.close()
  }
}

/** The database is made in a folder beside its place, which it takes when it is whole. */
async function restoreFolder(
  parts: OpsParts,
  archive: Archive,
  confirm: RestoreOptions['confirm'],
): Promise<RestoreReport> {
  const { dataDir } = parts.settings
  const folder = databaseFolder(dataDir)
  const lock = await takeFolder(dataDir)
  try {
    const isThere = await exists(folder)
    if (isThere && !confirm)
      throw new CommandRefused(
        `The data folder ${dataDir} holds a database already, which is left as it is: choose another DATA_DIR, or say --replace.`,
      )
    if (isThere && confirm) await askFor(basename(dataDir), confirm)
    const files = await putFiles(parts, archive)
    const making = `${folder}.restoring`
    await rm(making, { recursive: true, force: true })
    const report = await loadFolder(parts, archive, making)
    const kept = isThere ? `${folder}.replaced-${archive.head.made.replaceAll(/\D/g, '')}-${process.pid}` : undefined
    if (kept) await rename(folder, kept)
    await rename(making, folder)
    return { ...report, files, ...(kept ? { kept } : {}) }
  } finally {
    lock.release()
  }
}

async function loadFolder({ log, say }: OpsParts, { dump }: Archive, folder: string): Promise<LoadReport> {
  const database = await openFolder(folder, { log })
  try {
    const report = await loadDump(database, dump, { isReplacing: true, onProgress: rowsProgress(say) })
    await settleTables(database)
    return report
  } finally {
    await database.close()
  }
}

/** Keys name contents, so that a file that is there already is the same. */
async function putFiles({ settings }: OpsParts, archive: Archive): Promise<number> {
  const storage = openStorage(settings.files)
  const types = join(settings.dataDir, 'types')
  let files = 0
  for await (const { name, size, body } of archive.files()) {
    if (name.startsWith(FILES)) await storeFile(storage, name.slice(FILES.length), body, size)
    else {
      await mkdir(types, { recursive: true })
      await writeFile(join(types, basename(name.slice(TYPES.length))), body)
    }
    files += 1
  }
  return files
}

async function refuseNewer({ head }: Archive): Promise<void> {
  const own = new Map((await migrationFiles()).map((migration) => [migration.name, migration]))
  const foreign = head.migrations.filter(({ name, checksum }) => {
    const migration = own.get(name)
    return !migration || (checksum && !isNoted(migration, checksum))
  })
  if (foreign.length === 0) return
  throw new CommandRefused(
    `The backup is of another version (Marquee ${head.version}, with ${foreign.map(({ name }) => name).join(', ')}): ` +
      'restore it with that version or a later one. Nothing was changed.',
  )
}

async function askFor(name: string, confirm: (name: string) => Promise<string>): Promise<void> {
  if ((await confirm(name)) !== name) throw new CommandRefused(`That is not its name (${name}). Nothing was changed.`)
}
