import Fastify from 'fastify'
import { pino } from 'pino'
import { openDatabase } from '#server/db/openDatabase.ts'
import { changeBulk, readyBulk } from './bulk.ts'
import { copyRows } from './schema.ts'
import { DEEP, FACETS, FILM_TOTAL, FILMS, GET, HITS, LIST, SAVE, STATUS, TITLE_SEARCH } from './statements.ts'

/**
 * The bare server: one statement a call, no rights, no locks, no retries. Everything that Marquee does more is what the
 * ratios show.
 */
const log = pino({ level: 'warn' })
const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = './data', PORT = '4700' } = process.env
const database = await openDatabase({ databaseUrl, dataDir, log })
const { pool } = database
await copyRows(pool)
const app = Fastify()
const named = async (name: string, text: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text, values })).rows

const MOVIE = 'urn:resource:catalog:movie'
type Query = { offset?: string; st?: string; term?: string }
type Saved = { st: string; rev: number; payload: object }

app.get<{ Querystring: Query }>('/items', ({ query: { term, offset, st } }) => {
  if (term) return named('title_search', TITLE_SEARCH, [MOVIE, like(term)])
  if (offset) return named('deep', DEEP, [MOVIE, offset])
  return st ? named('status', STATUS, [MOVIE, st]) : named('list', LIST, [MOVIE])
})
app.get<{ Querystring: { term: string } }>('/hits', ({ query }) => named('hits', HITS, [like(query.term)]))
app.get<{ Querystring: { term: string } }>('/facets', ({ query }) => named('facets', FACETS, [like(query.term)]))
app.get<{ Querystring: { limit: string } }>('/films', async ({ query }) => {
  const [total] = await named('film_total', FILM_TOTAL, [MOVIE])
  return { ...total, ids: (await named('films', FILMS, [MOVIE, query.limit])).map(({ id }) => id) }
})
app.get<{ Params: { id: string } }>('/items/:id', async ({ params }) => (await named('get', GET, [params.id]))[0])
app.put<{ Params: { id: string }; Body: Saved }>('/items/:id', async ({ params, body }, reply) => {
  const values = [params.id, JSON.stringify(body.payload), body.st, body.rev, 'super']
  const [saved] = await named('save', SAVE, values)
  return saved ? { ...saved, payload: body.payload } : reply.code(409).send()
})
app.post('/bulk/ready', async (_, reply) => {
  await readyBulk(pool)
  return reply.code(204).send()
})
app.post<{ Body: { value: string; count: number } }>('/bulk', async ({ body: { value, count } }) => ({
  changed: await changeBulk(pool, value, count),
}))
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)

function like(term: string): string {
  return `%${term.toLowerCase()}%`
}
