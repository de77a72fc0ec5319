import fastify from 'fastify'
import type { Pool } from 'pg'
import { queryText } from '#contract/rules/storefront/curation/railQuery.ts'
import { instants } from '#contract/rules/storefront/lens/instants.ts'
import { lookThrough } from '#contract/rules/storefront/lens/lens.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../../support/aMovie.ts'
import { aContainer, aStorefront, aTab } from '../../support/aStorefront.ts'
import { computingMs } from '../../support/computingMs.ts'
import { shippedType } from '../../support/shippedType.ts'
import { startTestServer } from '../../support/startServer.ts'
import { inTurn, row } from '../inTurn.ts'

const TITLES = 5_000
const RAIL = 20
const NOW = Date.UTC(2026, 10, 24)
/** To a bare server that knows no rights, products, windows, policies or badges. */
const BUDGET = 6
/** Containers of a page, each with a start and an end of its own. */
const DATED = 500
/** Ms in which the page is looked through at one of its instants: a frame. */
const FRAME_MS = 16

const BARE_QUERY = `SELECT list_row FROM side WHERE urn = $1 AND slot = 'published' ORDER BY starts DESC LIMIT ${RAIL}`
const BARE_IDS = `SELECT list_row FROM side WHERE id = ANY ($1::uuid[]) AND slot = 'published'`

/** Rails as the server answers them beside one bare statement, and a page looked through at each of 1,000 instants. */
export async function measureStore(): Promise<void> {
  const titles = Array.from({ length: TITLES }, (_, nth) =>
    aMovie()
      .named(`Title ${nth}`)
      .with({ lws: new Date(NOW - nth * 60_000).toISOString(), lwe: new Date(NOW + 900 * DAY_MS).toISOString() })
      .published()
      .build(),
  )
  const type = catalogKind(shippedType('movie'))
  const server = await startTestServer({
    ...{ engine: 'embedded', settings: { checkAnswers: false } },
    seed: async ({ documents }) => void (await documents.load(type, titles)),
  })
  try {
    const { pool } = server.database
    const person = await server.signInAs({ roles: ['storefront_user'], products: ['rimba-my'] })
    const bare = await serveBare(pool)
    const at = new Date(NOW).toISOString()
    const measure = async (work: string, asked: { text: string; values: unknown[]; url: string }) => {
      const { text, values, url } = asked
      const answered = async () => (await person.send({ url: `/api${url}&at=${at}&pageSize=${RAIL}` })).statusCode
      if ((await answered()) !== 200) throw new Error(`${work} was refused`)
      const taken = await inTurn(
        async () => void JSON.stringify((await pool.query(text, values)).rows),
        async () => void (await bare.inject({ method: 'POST', url: '/', payload: { text, values } })),
        async () => void (await answered()),
      )
      return row(work, taken, BUDGET)
    }
    const ids = titles.slice(0, RAIL).map(({ id }) => id)
    const q = queryText({ filter: [{ field: 'cty', term: 'movie' }] })
    const rows = [
      await measure(`a query rail, ${RAIL} of ${TITLES} titles`, {
        ...{ text: BARE_QUERY, values: [type.urn], url: `/storefront/content/query?q=${encodeURIComponent(q)}` },
      }),
      await measure(`a rail of ${RAIL} titles chosen by hand`, {
        ...{ text: BARE_IDS, values: [ids], url: `/storefront/content/manual?ids=${ids.join()}` },
      }),
    ]
    await bare.close()
    console.log('\nRails of storefronts, embedded engine: CPU of the serving thread (medians)')
    console.table(rows)
    console.table([await asOf()])
  } finally {
    await server.close()
  }
}

/** The page as it stands at every instant at which something of it changes, from the first to the last. */
async function asOf() {
  const containers = Array.from({ length: DATED }, (_, nth) =>
    aContainer(`c${nth}`, { startDate: NOW + nth * DAY_MS, endDate: NOW + (nth + 30) * DAY_MS + 1 }),
  )
  const ids = containers.map(({ id }) => id)
  const storefront = aStorefront([aTab('home', ids, {})], containers, {})
  const all = instants(storefront)
  const viewer = {}
  const taken = await computingMs(() => all.map((at) => lookThrough(storefront, { at, viewer })))
  const each = taken / all.length
  return {
    ...{ work: `as of each of ${all.length} instants, ${DATED} containers`, whole: `${taken.toFixed(1)} ms` },
    ...{ each: `${each.toFixed(2)} ms`, budget: `${FRAME_MS} ms`, verdict: each <= FRAME_MS ? 'met' : 'NOT MET' },
  }
}

/** A server that sends one statement and answers with its rows. */
async function serveBare(pool: Pool) {
  const app = fastify()
  app.post<{ Body: { text: string; values: unknown[] } }>('/', async ({ body: { text, values } }) => {
    return (await pool.query(text, values)).rows
  })
  await app.ready()
  return app
}
