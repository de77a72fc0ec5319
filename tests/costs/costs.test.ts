import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleTables } from '#server/db/gatherStatistics.ts'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import { loadGenerated } from '#server/seed/generated/loadGenerated.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { TEST_ENGINES } from '../support/testDatabase.ts'
import { asksOf, type Asks, type Films } from './asks.ts'
import { BOUNDS, type Bound, type Work } from './bounds.ts'
import { countTrips } from './countTrips.ts'
import { statementCosts, type StatementCosts } from './statementCosts.ts'

/** Titles of every type on PostgreSQL, where plans count; films alone where only trips do. */
const LOADED = { postgres: { count: 4000, only: undefined }, embedded: { count: 450, only: 'movie' } }
/** Times that come first, until plans are settled, and times that are counted, in a round. */
const WARM_UP = 6
const TIMES = 4
/** What the server does by itself can fall into each time of a round on a busy machine: a worse plan stays in all. */
const ROUNDS = 3
const ALL_TIMES = WARM_UP + ROUNDS * TIMES
/** Longer than what is known of a term is remembered. */
const FORGOTTEN_MS = 1_500
/** Where there are films enough, further down than places are known without a walk. */
const DEEP_PAGE = { postgres: 24, embedded: 8 }
const WORKS = Object.keys(BOUNDS) as Work[]

type Cost = Partial<Omit<Bound, 'aim'>>

describe.each(TEST_ENGINES)('on the %s engine', (engine) => {
  let server: TestServer
  let asks: Asks
  let trips: () => number
  let statements: StatementCosts | undefined
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      seed: async ({ documents, lists, search, config, now }) => {
        await config.seed(CONFIG_SEEDS, [])
        await loadGenerated({ ...LOADED[engine], documents, now, from: 0, onProgress: () => undefined })
        await lists.fold()
        await search.fold()
        await search.note()
      },
    })
    const { pool } = server.database
    await settleTables(server.database)
    trips = countTrips(pool)
    if (engine === 'postgres') statements = await statementCosts(pool)
    const editor = await server.signInAs({ roles: ['operations_super_admin'], products: ['admin'] })
    asks = await asksOf(server, editor, await filmsOf(pool), DEEP_PAGE[engine])
  })
  afterAll(() => server.close())

  /** What chores have not come to on a busy machine, with plans made anew. */
  async function settle() {
    const { lists, search } = server.services
    await lists.fold()
    await search.fold()
    await search.note()
    await settleTables(server.database)
  }

  it.each(WORKS)('%s asks no more of the database than its bounds allow', async (work) => {
    const bound: Cost = BOUNDS[work]
    const costs: Cost[] = []
    const over = () =>
      Object.entries(cheapest(costs)).filter(([figure, cost]) => cost > (bound[figure as keyof Cost] ?? 0))
    for (let n = 0; n < WARM_UP; n++) await asks[work](n, n)
    for (let round = 0; round < ROUNDS && (round === 0 || over().length > 0); round++) {
      if (round > 0) {
        await settle()
        await setTimeout(FORGOTTEN_MS)
      }
      for (let n = 0; n < TIMES; n++) {
        await statements?.reset()
        const before = trips()
        await asks[work](WARM_UP + round * TIMES + n, WARM_UP + n)
        costs.push({ trips: trips() - before, ...(await statements?.read()) })
      }
    }
    expect(Object.fromEntries(over())).toEqual({})
  })
})

/** Films alike: published, with a draft over it; those that are to get one have none. */
async function filmsOf(pool: Pool): Promise<Films> {
  const idsOf = async (draft: string, times: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM document WHERE urn LIKE '%:movie' AND state = 'live' AND draft_st ${draft}
        AND published_key IS NOT NULL ORDER BY ex_id LIMIT ${times * ALL_TIMES}`,
    )
    return rows.map(({ id }) => id)
  }
  const [drafted, opened] = [await idsOf(`= 'draft'`, 3), await idsOf('IS NULL', 1)]
  const third = (nth: number) => drafted.slice(nth * ALL_TIMES, (nth + 1) * ALL_TIMES)
  return { read: third(0), saved: third(1), published: third(2), opened }
}

/** The least of each figure: what the server does by itself meanwhile only ever adds to it. */
function cheapest(costs: readonly Cost[]): Cost {
  const figures = Object.keys(costs[0] ?? {}) as (keyof Cost)[]
  return Object.fromEntries(figures.map((figure) => [figure, Math.min(...costs.map((cost) => cost[figure] ?? 0))]))
}
