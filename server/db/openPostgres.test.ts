import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { hasPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { watchSessions } from '#tests/support/sessionWatcher.ts'
import { copyPostgres } from '#tests/support/sharedPostgres.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openDatabase } from './openDatabase.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
const kept = async <One extends { stop: () => Promise<unknown> }>(opening: Promise<One>): Promise<One> => {
  const one = await opening
  stops.push(one.stop)
  return one
}
const aDatabase = () => kept<TestPostgres>(copyPostgres())

/** Saves, bulk changes, lists, a search, events and chores, several at once, so that connections change hands. */
async function work(databaseUrl: string, databaseDirectUrl?: string) {
  const at = await openBulkServer('embedded', Date.now, { databaseUrl, databaseDirectUrl })
  const { services } = at.server
  try {
    const ann = await at.server.signInAs({ roles: ['content_admin'], username: 'ann', name: 'Ann' })
    const films = Array.from({ length: 4 }, (_, nth) =>
      aMovie().named(`Film ${nth}`).with({ yr: 1900 }).drafted().build(),
    )
    await at.load(...films)
    const url = '/api/content/urn/resource/catalog/film'
    const save = async ({ id }: { id: string }) => {
      const read = await ann.send({ url: `${url}/${id}` })
      const payload = { ...read.json<{ data: object }>().data, n: { en_US: 'New' } }
      const headers = { 'if-match': String(read.headers.etag) }
      return (await ann.send({ method: 'PUT', url: `${url}/${id}`, payload, headers })).statusCode
    }
    const saved = await Promise.all([...films, ...films].map(save))
    const found = await ann.send({ url: '/api/content/search?term=New&prd=rimba-my' })
    const bulk = await at.bulk(ann, { keys: films.map(({ id }) => id), set: { pn: 'x' } })
    await services.lists.fold()
    await services.idempotency.prune()
    await services.jobs.prune()
    return { saved, found: found.statusCode, bulk }
  } finally {
    await at.close()
  }
}

describe.runIf(hasPostgres)('a pooler in transaction mode', () => {
  it('is noticed, and nothing that a server does presumes a session of its own', async () => {
    const watcher = await kept(watchSessions((await aDatabase()).url))
    const { bulk, saved, found } = await work(watcher.url)
    expect([bulk, found]).toMatchObject([{ success: 4 }, 200])
    expect(saved).toContain(200)
    expect(watcher.presumptions()).toEqual([])
  })

  it.runIf(hasPgbouncer)('serves saves, bulk changes and chores, pgbouncer as it is installed', async () => {
    const pgbouncer = await kept(startPgbouncer((await aDatabase()).url))
    const { bulk, saved, found } = await work(pgbouncer.url)
    expect([bulk, found]).toMatchObject([{ success: 4 }, 200])
    expect(saved).toContain(200)
    expect(saved.filter((status) => status >= 500)).toEqual([])
  })

  it('hears of other servers past the pooler, at the address of PostgreSQL itself', async () => {
    const { url } = await aDatabase()
    const watcher = await kept(watchSessions(url))
    const open = (directUrl?: string) =>
      openDatabase({ databaseUrl: watcher.url, directUrl, dataDir: '', log: silentLog })
    const direct = await open(url)
    expect([direct.keepsStatements, direct.sessions === undefined]).toEqual([false, false])
    await direct.close()
    await expect(open(watcher.url)).rejects.toThrow('DATABASE_DIRECT_URL leads to a pooler')
    await expect(open(Object.assign(new URL(url), { pathname: 'postgres' }).href)).rejects.toThrow('another database')
  })

  it('is told how its user is given limits, where statements have none', async () => {
    const watcher = await kept(watchSessions((await aDatabase()).url))
    const warn = vi.fn()
    const database = await openDatabase({ databaseUrl: watcher.url, dataDir: '', log: { ...silentLog, warn } })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("ALTER ROLE marquee SET statement_timeout = '30s'"),
    )
    await database.close()
  })
})

describe.runIf(hasPostgres)('PostgreSQL', () => {
  it('keeps statements by name, and limits them', async () => {
    const database = await openDatabase({ databaseUrl: (await aDatabase()).url, dataDir: '', log: silentLog })
    const { rows } = await database.pool.query('SHOW statement_timeout')
    expect([database.keepsStatements, database.sessions === database.pool]).toEqual([true, true])
    expect(rows).toEqual([{ statement_timeout: '30s' }])
    await database.close()
  })

  it('may end connections that are in use and between two statements, and the next one is a new one', async () => {
    const database = await openDatabase({ databaseUrl: (await aDatabase()).url, dataDir: '', log: silentLog })
    const held = await database.pool.connect()
    const ended = new Promise((resolve) => held.once('end', resolve))
    await held.query('BEGIN')
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    // An error that nobody hears would fail the run here.
    await ended
    await expect(held.query('COMMIT')).rejects.toThrow('not queryable')
    held.release()
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})
