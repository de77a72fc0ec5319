import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { envelopeOf } from '#tests/support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { createJobLedger } from '../stores/jobLedger.ts'
import { createRowRenewal } from './renewRows.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my'], username: 'ann' })
})
afterAll(() => server.close())

const type = aType({ type: 'docuseries' })
const widened: TypeDocument = {
  ...type,
  narrow: { ...type.narrow, facets: [...type.narrow.facets, 'ex_id', 'chty'], row: [...type.narrow.row, 'rat'] },
}
const titles = '/api/content/urn/resource/catalog/docuseries?prd=rimba-my'
const found = async () =>
  envelopeOf<{ rat?: { v: string }[]; rev: number }[]>(
    await admin.send({
      method: 'POST',
      url: '/api/content/lookup',
      payload: { cty: ['docuseries'], filter: [{ field: 'chty', term: 'long' }] },
    }),
  ).data

it('a column and a filter that a type gets later show the documents that were there before', async () => {
  const types = '/api/schema/urn/resource/catalog'
  await admin.send({ method: 'POST', url: types, payload: type })
  for (const v of ['G', 'PG', 'M'])
    await admin.send({
      method: 'POST',
      url: titles,
      payload: { rat: [{ v }], chty: 'long', prd: ['rimba-my'], st: 'draft' },
    })
  expect((await found()).map((row) => row.rat)).toEqual([undefined, undefined, undefined])
  const saved = await admin.send({
    method: 'PUT',
    url: `${types}/docuseries`,
    payload: widened,
    headers: { 'if-match': '1' },
  })
  expect(saved.statusCode).toBe(200)
  const ledger = createJobLedger(server.database.kysely, Date.now)
  const renew = createRowRenewal({ ...server.services, ledger })
  await renew()
  const rows = await found()
  expect(rows.map((row) => row.rat?.[0]?.v).toSorted()).toEqual(['G', 'M', 'PG'])
  expect(rows.map((row) => row.rev)).toEqual([1, 1, 1])
  // Done once, it is done: another server finds it in the ledger.
  const livePayloads = () => Promise.reject(new Error('looked again'))
  const { types: registry, typeStore } = server.services
  await createRowRenewal({ types: registry, typeStore: { ...typeStore, livePayloads }, ledger })()
})
