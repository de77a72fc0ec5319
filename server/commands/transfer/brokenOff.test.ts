import { expect, it } from 'vitest'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { dataOf } from '#tests/support/answers.ts'
import { startTestServer } from '#tests/support/startServer.ts'
import { SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { upload } from '#tests/support/upload.ts'

const ROWS = 620

it.each(SAMPLED_ENGINES)('an import that breaks off again and again makes each title once (%s)', async (engine) => {
  let clock = Date.UTC(2026, 10, 24)
  const server = await startTestServer({ engine, now: () => clock })
  const admin = await server.signInAs('content_admin')
  const { documents } = server.services
  const write = documents.writeMany
  let deaths = 0
  // Dies right after a slice is written, twice, before anybody could note it elsewhere.
  documents.writeMany = async (...args) => {
    const held = await write(...args)
    if (deaths < 2) {
      deaths += 1
      throw new Error('the server dies here')
    }
    return held
  }
  const text = `lon.en,yr\n${Array.from({ length: ROWS }, (_, at) => `Film ${at},2001\n`).join('')}`
  const url = '/api/import/urn/resource/catalog/movie'
  const { status_id: id } = dataOf<JobAnswer>(
    await upload(admin, url, { query: { prd: 'rimba-my' }, text, name: 'a.csv' }),
  )
  for (let life = 0; life < 4; life += 1) {
    await server.runner.runDue()
    clock += 60_000
  }
  expect(deaths).toBe(2)
  const job = dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${id}` }))
  expect(job).toMatchObject({ status: 'active', count: ROWS, success: ROWS, failure: 0 })
  const { rows } = await server.database.pool.query<{ titles: number; names: number }>(
    `SELECT count(*)::int AS titles, count(DISTINCT list_row -> 'lon' -> 0 ->> 'n')::int AS names FROM side`,
  )
  expect(rows[0]).toEqual({ titles: ROWS, names: ROWS })
  await server.close()
})
