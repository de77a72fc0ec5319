import type { Logger } from 'pino'
import { takeFolder } from '../db/dataFolder.ts'
import { exists } from '../db/embedded/preparedFolder.ts'
import { FolderInUse } from '../db/folderLock.ts'
import { databaseFolder, openFolder, type Database } from '../db/openDatabase.ts'
import { connectPostgres } from '../db/openPostgres.ts'
import type { Settings } from '../settings/settings.ts'
import { askSnapshot } from './askServer.ts'
import { CommandRefused } from './refused.ts'

/** What every command of the operator works with. */
export type OpsParts = {
  settings: Settings
  log: Logger
  /** Of the program that runs. */
  version: string
  /** Tells how far it is. */
  say: (line: string) => void
}

type Place = Pick<OpsParts, 'settings' | 'log'>

/** The database of the settings as it is, to be read: PostgreSQL, or the embedded one, whether its server runs or not. */
export async function openSource({ settings, log }: Place): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== '') return openTarget({ settings, log })
  try {
    return await openEmbeddedAlone({ dataDir, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const snapshot = await askSnapshot(dataDir)
    if (!snapshot) throw error
    const database = await openFolder(snapshot.folder, { log })
    return { ...database, close: () => database.close().finally(snapshot.giveBack) }
  }
}

/** The PostgreSQL of the settings as it is. */
export function openTarget({ settings: { databaseUrl, databaseDirectUrl: directUrl }, log }: Place): Promise<Database> {
  return connectPostgres({ databaseUrl, directUrl, log })
}

/** The embedded database of a folder that no server has. Throws FolderInUse where one has it. */
export async function openEmbeddedAlone({ dataDir, log }: { dataDir: string; log: Logger }): Promise<Database> {
  if (!(await exists(databaseFolder(dataDir))))
    throw new CommandRefused(`There is no database in the data folder ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  const lock = await takeFolder(dataDir)
  try {
    const database = await openFolder(databaseFolder(dataDir), { log })
    return { ...database, close: () => database.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}
