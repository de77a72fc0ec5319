import { Client } from 'pg'
import { openDatabase } from '#server/db/openDatabase.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { silentLog } from './silentLog.ts'

const TEMPLATE = 'migrated'

let cluster: Promise<string> | undefined
let count = 0

/** A database of one's own that is up to date: a copy, in the one cluster of this worker. Gone when stopped. */
export async function copyPostgres(): Promise<TestPostgres> {
  cluster ??= startCluster()
  const admin = await cluster
  const name = `copy_${(count += 1)}`
  await run(admin, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  return { url: databaseOf(admin, name), stop: () => run(admin, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Starts the cluster with the database that all others are copies of; answers the address to administer it by. */
async function startCluster(): Promise<string> {
  const { url } = await startPostgres()
  await run(url, `CREATE DATABASE ${TEMPLATE}`)
  const database = await openDatabase({ databaseUrl: databaseOf(url, TEMPLATE), dataDir: '', log: silentLog })
  await database.close()
  return url
}

function databaseOf(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).href
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
