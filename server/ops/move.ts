import { checkPostgres } from '../db/checkPostgres.ts'
import type { TableCounts } from '../db/dump/dump.ts'
import { countRows, loadDump, refuseFilled } from '../db/dump/loadDump.ts'
import { withSnapshot } from '../db/dump/readDump.ts'
import { settleTables } from '../db/gatherStatistics.ts'
import { exists } from '../db/embedded/preparedFolder.ts'
import type { FileStorage } from '../images/fileStorage.ts'
import { openStorage } from '../images/openStorage.ts'
import { folderStorage } from '../images/folderStorage.ts'
import { copyFiles, type FileCounts, type PutFile } from './namedFiles.ts'
import { openEmbeddedAlone, openTarget, type OpsParts } from './openSource.ts'
import { rowsProgress } from './progress.ts'
import { CommandRefused } from './refused.ts'
import { storeFile } from './storeFile.ts'

type MoveReport = {
  /** Rows by table, as they were read and as they lie there now. */
  tables: { name: string; from: number; to: number }[]
  /** Undefined where the files stay. */
  files: FileCounts | undefined
}

/**
 * Moves the embedded database of DATA_DIR, whose server is stopped, into the empty PostgreSQL of DATABASE_URL, row by row;
 * with `filesFrom` also the files of that folder into the storage of FILES. What is moved stays where it was. A move that
 * is killed leaves PostgreSQL empty, and can be run again.
 */
export async function move(parts: OpsParts, filesFrom: string | undefined): Promise<MoveReport> {
  const { settings, log, say } = parts
  if (settings.databaseUrl === '')
    throw new CommandRefused('Set DATABASE_URL to the PostgreSQL that the data folder is to be moved to.')
  if (filesFrom !== undefined && !(await exists(filesFrom)))
    throw new CommandRefused(`There is no folder ${filesFrom}: name the one of the files.`)
  const source = await openEmbeddedAlone({ dataDir: settings.dataDir, log })
  const target = await openTarget(parts).catch(async (error: unknown) => {
    await source.close()
    throw error
  })
  try {
    await checkPostgres(target.pool)
    await refuseFilled(target.pool)
    return await withSnapshot(source, async (snapshot) => {
      const files =
        filesFrom === undefined
          ? undefined
          : await copyFiles(snapshot.files(), folderStorage(filesFrom), putInto(openStorage(settings.files)))
      const { counts } = await loadDump(target, snapshot, { isReplacing: false, onProgress: rowsProgress(say) })
      await settleTables(target)
      return { tables: sideBySide(counts, await countRows(target.pool, Object.keys(counts))), files }
    })
  } finally {
    await source.close()
    await target.close()
  }
}

function putInto(storage: FileStorage): PutFile {
  return (key, content) =>
    Buffer.isBuffer(content) ? storage.put(key, content) : storeFile(storage, key, content.stream, content.size)
}

function sideBySide(from: TableCounts, to: TableCounts): MoveReport['tables'] {
  return Object.keys(from)
    .sort()
    .map((name) => ({ name, from: from[name] ?? 0, to: to[name] ?? 0 }))
}
