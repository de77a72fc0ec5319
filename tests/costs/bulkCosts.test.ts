import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { settleTables } from '#server/db/gatherStatistics.ts'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import { loadGenerated } from '#server/seed/generated/loadGenerated.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { statementCosts, type StatementCosts } from './statementCosts.ts'

const LOADED = 1500
const CHANGED = 500

/**
 * What the statement of a slice may cost for each title whose draft it edits (`BOUNDS` says the same of single calls): pages, and records and bytes of the write-ahead log. A plan that reads all
 * documents once shows in the pages.
 */
const BOUND = { buffers: 90, walRecords: 27, walBytes: 5_900 }

describe.runIf(hasPostgres)('a bulk change by the database alone', () => {
  let server: TestServer
  let editor: Person
  let statements: StatementCosts
  beforeAll(async () => {
    server = await startTestServer({
      engine: 'postgres',
      seed: async ({ documents, lists, config, now }) => {
        await config.seed(CONFIG_SEEDS, [])
        await loadGenerated({ count: LOADED, only: 'movie', documents, now, from: 0, onProgress: () => undefined })
        await lists.fold()
      },
    })
    await settleTables(server.database)
    statements = await statementCosts(server.database.pool)
    editor = await server.signInAs({ roles: ['operations_super_admin'], products: ['admin'] })
  })
  afterAll(() => server.close())

  it('asks no more of the database for each title than its bounds allow', async () => {
    const keys = await films(server.database.pool)
    const change = async (el_no: string) => {
      const payload = { keys, set: { el_no } }
      const answer = await editor.send({ method: 'PUT', url: '/api/bulkupdate/urn/resource/catalog/movie', payload })
      await server.runner.runDue()
      return answer.json<Envelope<JobAnswer>>().data.status_id
    }
    await change('once')
    await statements.reset()
    const job = await change('twice')
    const cost = await statements.read('%written_items%')
    const { rows } = await server.database.pool.query('SELECT success FROM job WHERE id = $1', [job])
    expect(rows).toEqual([{ success: CHANGED }])
    expect(cost.statements).toBe(1)
    const { buffers, walRecords, walBytes } = cost
    const over = Object.entries({ buffers, walRecords, walBytes }).filter(
      ([figure, sum]) => sum / CHANGED > BOUND[figure as keyof typeof BOUND],
    )
    expect(Object.fromEntries(over.map(([figure, sum]) => [figure, sum / CHANGED]))).toEqual({})
  })
})

/** All of them have drafts once they are changed for the first time. */
async function films(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM document WHERE urn LIKE '%:movie' AND state = 'live' AND coalesce(draft_st, 'draft') = 'draft'
    ORDER BY ex_id LIMIT ${CHANGED}`,
  )
  return rows.map(({ id }) => id)
}
