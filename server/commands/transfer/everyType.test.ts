import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportDryRun, JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { shippedTypes } from '../../types/shipped.ts'
import { dataOf } from '#tests/support/answers.ts'
import { isFullRun } from '#tests/support/fullRun.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { underParent } from '#tests/support/underParent.ts'
import { upload } from '#tests/support/upload.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['operations_super_admin'] })
})
afterAll(() => server.close())

describe('an export of every type', () => {
  it.each(shippedTypes().map((type) => [type.type, type] as const))(
    '%s changes nothing when it is imported',
    async (name, type) => {
      const payload = await underParent(admin, type, { ...type.sample, prd: ['rimba-my'], st: 'draft' })
      const made = await admin.send({
        method: 'POST',
        url: `/api/content/urn/resource/catalog/${name}?prd=rimba-my`,
        payload,
      })
      const { id } = dataOf<{ id: string }>(made)
      for (const format of isFullRun ? (['csv', 'json'] as const) : (['csv'] as const)) {
        const url = `/api/export/urn/resource/catalog/${name}`
        const { status_id: job } = dataOf<JobAnswer>(
          await admin.send({ method: 'POST', url, payload: { keys: [id], format } }),
        )
        await server.runner.runDue()
        const { url: address } = dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${job}` }))
        const text = (await server.app.inject(address ?? '')).payload
        const query = { prd: 'rimba-my', dryRun: 'true' }
        const run = dataOf<ImportDryRun>(
          await upload(admin, `/api/import/urn/resource/catalog/${name}`, { query, text, name: `titles.${format}` }),
        )
        expect(run.fail).toEqual([])
        expect(run.examples).toEqual([])
        expect(run).toMatchObject({ count: 1, unchanged: 1 })
      }
    },
  )
})
