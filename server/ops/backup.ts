import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { TableCounts } from '../db/dump/dump.ts'
import { withSnapshot, type DatabaseSnapshot } from '../db/dump/readDump.ts'
import { openStorage } from '../images/openStorage.ts'
import { FILES, FORMAT, HEAD, TYPES, type ArchiveHead } from './archive/archiveFormat.ts'
import { addRows, packArchive, type AddEntry } from './archive/packArchive.ts'
import { copyFiles, type FileCounts } from './namedFiles.ts'
import { openSource, type OpsParts } from './openSource.ts'
import { CommandRefused } from './refused.ts'

type BackupReport = FileCounts & { path: string; counts: TableCounts; bytes: number }

/**
 * Writes one moment of the database, with the files that it names, into an archive; the server may go on meanwhile.
 * `target` is a file that is not there yet, or a folder, in which the archive is called by the time. Changes nothing.
 */
export async function backup(parts: OpsParts, target: string, now: Date): Promise<BackupReport> {
  const path = await archivePath(target, now)
  const database = await openSource(parts)
  try {
    const report: Omit<BackupReport, 'bytes'> = { path, counts: {}, copied: 0, missing: [] }
    await withSnapshot(database, (snapshot) =>
      packArchive(path, async (add) => {
        await addHead(add, snapshot, { version: parts.version, engine: database.engine, made: now.toISOString() })
        report.counts = await addRows(add, snapshot.batches())
        parts.say('The rows are written; now the files.')
        const storage = openStorage(parts.settings.files)
        Object.assign(
          report,
          await copyFiles(snapshot.files(), storage, (key, content) => add(`${FILES}${key}`, content)),
        )
        await addTypes(add, parts.settings.dataDir)
        return report.counts
      }),
    )
    return { ...report, bytes: (await stat(path)).size }
  } finally {
    await database.close()
  }
}

async function addHead(
  add: AddEntry,
  { head }: DatabaseSnapshot,
  facts: Pick<ArchiveHead, 'version' | 'engine' | 'made'>,
): Promise<void> {
  if (head.migrations.length === 0) throw new CommandRefused('The database is empty: there is nothing to back up.')
  const whole: ArchiveHead = { format: FORMAT, ...facts, ...head }
  await add(HEAD, Buffer.from(JSON.stringify(whole)))
}

/** Types dropped into the data folder are read from there at every start, so that they belong to what is served. */
async function addTypes(add: AddEntry, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'types')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => /^[^.].*\.json$/.test(one)).sort())
    await add(`${TYPES}${name}`, await readFile(join(folder, name)))
}

async function archivePath(target: string, now: Date): Promise<string> {
  const there = await stat(target).catch(() => undefined)
  const name = `marquee-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`
  if (there?.isDirectory()) return resolve(target, name)
  if (there) throw new CommandRefused(`${target} is there already: name another file, or a folder.`)
  const folder = dirname(resolve(target))
  if (!(await stat(folder).catch(() => undefined))) throw new CommandRefused(`There is no folder ${folder}: make it.`)
  return resolve(target)
}
