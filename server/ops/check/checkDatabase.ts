import { startSentence } from '../../app/startFailure.ts'
import { checkPostgres } from '../../db/checkPostgres.ts'
import { kyselyOf } from '../../db/createPool.ts'
import { exists } from '../../db/embedded/preparedFolder.ts'
import { FolderInUse } from '../../db/folderLock.ts'
import { lackingRights } from '../../db/lackingRights.ts'
import { pendingMigrations } from '../../db/migrate.ts'
import { databaseFolder } from '../../db/openDatabase.ts'
import { askStatus } from '../askServer.ts'
import { openEmbeddedAlone, openTarget, type OpsParts } from '../openSource.ts'
import { note, ok, wordsOf, wrong, type Finding } from './finding.ts'
import { whyNotWritable } from './whyNotWritable.ts'

const PART = 'Database'

/** Looks at the database of the settings and changes nothing in it. */
export async function checkDatabase(parts: OpsParts): Promise<Finding[]> {
  try {
    return parts.settings.databaseUrl === '' ? await checkEmbedded(parts) : await checkServer(parts)
  } catch (error) {
    return [wrong(PART, startSentence(error, parts.settings) ?? `The database does not open: ${wordsOf(error)}.`)]
  }
}

async function checkServer(parts: OpsParts): Promise<Finding[]> {
  const database = await openTarget(parts)
  try {
    await checkPostgres(database.pool)
    const { rows } = await database.pool.query<{ server_version: string }>('SHOW server_version')
    const place = URL.parse(parts.settings.databaseUrl)
    const where = `PostgreSQL ${rows[0]?.server_version ?? ''} at ${place?.host ?? ''}${place?.pathname ?? ''}`
    const { user, rows: unwritten, owned } = await lackingRights(database.pool)
    const answers = ok(PART, `${where} is new enough and answers.`)
    if (unwritten.length > 0) return [answers, wrong(PART, rowRightsWords(user, unwritten))]
    const pending = await pendingMigrations(kyselyOf<unknown>(database.pool))
    if (pending.length === 0 || owned.length === 0) return [answers, migrationFinding(pending)]
    const owners = `${user} does not own the tables: let their owner run \`npm run ops -- migrate\`.`
    return [answers, wrong(PART, `${pendingWords(pending)} ${owners}`)]
  } finally {
    await database.close()
  }
}

async function checkEmbedded(parts: OpsParts): Promise<Finding[]> {
  const { dataDir } = parts.settings
  if (!(await exists(databaseFolder(dataDir)))) {
    const why = await whyNotWritable(dataDir)
    return [why ? wrong(PART, why) : note(PART, `The first start makes the embedded database in ${dataDir}.`)]
  }
  try {
    const database = await openEmbeddedAlone({ dataDir, log: parts.log })
    try {
      return [
        ok(PART, `The embedded database in ${dataDir} opens.`),
        migrationFinding(await pendingMigrations(kyselyOf<unknown>(database.pool))),
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof FolderInUse) return checkRunning(dataDir, error)
    throw error
  }
}

/** A server has the folder: it knows best. */
async function checkRunning(dataDir: string, inUse: FolderInUse): Promise<Finding[]> {
  const status = await askStatus(dataDir)
  if (!status) return [note(PART, inUse.message)]
  const running = ok(PART, `Marquee ${status.version} serves ${dataDir} (process ${status.pid}).`)
  const unready = Object.entries(status.readiness).filter(([, word]) => word !== 'ready')
  return [running, ...unready.map(([part, word]) => wrong(PART, `The running server says of its ${part}: ${word}.`))]
}

function migrationFinding(pending: readonly string[]): Finding {
  if (pending.length === 0) return ok(PART, 'Every migration has run.')
  return note(PART, `${pendingWords(pending)} The next start runs them, or \`npm run ops -- migrate\`.`)
}

function pendingWords(pending: readonly string[]): string {
  return pending.length === 1
    ? `1 migration has not run yet (${pending[0]}).`
    : `${pending.length} migrations have not run yet (${pending[0]} to ${pending.at(-1)}).`
}

function rowRightsWords(user: string, tables: readonly string[]): string {
  const some = tables.slice(0, 3).join(', ')
  const named = tables.length > 3 ? `${some} and ${tables.length - 3} more tables` : `the tables ${some}`
  return `${user} may not read and write ${named}: GRANT it SELECT, INSERT, UPDATE, DELETE.`
}
