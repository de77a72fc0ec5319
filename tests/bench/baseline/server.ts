import Fastify from 'fastify'
import { pino } from 'pino'
import { openDatabase } from '#server/db/openDatabase.ts'
import { openBulk } from './bulk.ts'
import { copyRows } from './schema.ts'

/**
 * The bare server: one statement a call, no rights, no versions kept apart, no audit. What a team writes in an
 * afternoon; everything that Marquee does more is what the ratios show.
 */
const log = pino({ level: 'warn' })
const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = './data', PORT = '4700', COPY } = process.env
const database = await openDatabase({ databaseUrl, dataDir, log })
const { pool } = database
if (COPY) await copyRows(pool)
const app = Fastify()
const named = (name: string, text: string, values: unknown[]) =>
  pool.query(database.engine === 'postgres' ? { name, text, values } : { text, values })

type Query = { offset?: string; st?: string; term?: string; count?: string }
const LIST = 'SELECT id, row FROM bare_item ORDER BY updated DESC, id LIMIT 25'
/** The places from the narrow index alone, then these rows. */
const DEEP = `SELECT id, row FROM bare_item JOIN (
  SELECT id FROM bare_item ORDER BY updated DESC, id LIMIT 25 OFFSET $1) page USING (id) ORDER BY updated DESC, id`
const STATUS = 'SELECT id, row FROM bare_item WHERE st = $1 ORDER BY updated DESC, id LIMIT 25 OFFSET $2'
const COUNT = 'SELECT count(*) FROM bare_item WHERE st = $1'
const SEARCH = 'SELECT id, row FROM bare_item WHERE search LIKE $1 ORDER BY updated DESC LIMIT 25'
/** As far as our own counts go. */
const COUNT_FOUND = 'SELECT count(*) FROM (SELECT FROM bare_item WHERE search LIKE $1 LIMIT 1001) bounded'
const DRAFTS = `SELECT id FROM bare_item WHERE st = 'draft' AND payload -> 'yr' IS NOT NULL ORDER BY id LIMIT $1`
const SAVE = 'UPDATE bare_item SET payload = $2, rev = rev + 1, updated = now() WHERE id = $1 RETURNING rev'

app.get<{ Querystring: Query }>('/items', async ({ query }) => {
  if (query.term && query.count) return (await named('found', COUNT_FOUND, [`%${query.term}%`])).rows
  if (query.term) return (await named('search', SEARCH, [`%${query.term}%`])).rows
  if (query.offset) return (await named('deep', DEEP, [query.offset])).rows
  if (!query.st) return (await named('list', LIST, [])).rows
  const rows = await named('status', STATUS, [query.st, query.offset ?? 0])
  const total = query.count ? (await named('count', COUNT, [query.st])).rows[0] : undefined
  return { rows: rows.rows, total }
})
app.get<{ Querystring: { limit: string } }>(
  '/drafts',
  async ({ query }) => (await pool.query(DRAFTS, [query.limit])).rows,
)
app.get<{ Params: { id: string } }>(
  '/items/:id',
  async ({ params }) => (await named('get', 'SELECT payload FROM bare_item WHERE id = $1', [params.id])).rows[0],
)
app.put<{ Params: { id: string }; Body: unknown }>(
  '/items/:id',
  async ({ params, body }) => (await named('save', SAVE, [params.id, JSON.stringify(body)])).rows[0],
)
app.post<{ Body: { count: number } }>('/bulk', async ({ body }) => {
  const change = await openBulk(pool)
  return { ms: await change('changed', body.count) }
})
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
