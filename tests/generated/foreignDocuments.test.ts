import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { isFullRun } from '../support/fullRun.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { foreignSchemas } from './fixtures/foreignSchemas.ts'

type Json = Record<string, unknown>

const SHORT = 6
const examples = (foreignSchemas()['JSON Forms'] ?? []).filter((_, at) => isFullRun || at % SHORT === 0)
const catalog = '/api/schema/urn/resource/catalog'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

describe.each(examples.map((example, at) => [example.name, example, `foreign_${at}`] as const))(
  'a type made of the JSON Forms example %s alone',
  (_name, { schema, uiSchema }, type) => {
    const titles = `/api/content/urn/resource/catalog/${type}`
    const ask = async <T>(method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, etag?: string) => {
      const headers = etag === undefined ? {} : { 'if-match': etag }
      const answer = await admin.send({ method, url, headers, ...(payload && { payload }) })
      expect([url, answer.statusCode < 300, answer.statusCode < 300 || answer.body]).toEqual([url, true, true])
      return { data: envelopeOf<T>(answer).data, etag: String(answer.headers.etag) }
    }

    it('takes documents: its sample is created, listed, opened, changed and published', async () => {
      const foreign = { type, area: 'vod', page: 'cp_datastore', schema, ...(uiSchema && { uiSchema }) }
      const { data: made } = await ask<TypeRecord>('POST', catalog, foreign)
      const first = { ...made.sample, prd: ['rimba-my'] }
      const created = await ask<Json>('POST', `${titles}?prd=rimba-my`, first)
      const one = `${titles}/${String(created.data.id)}`

      const { data: rows } = await ask<Json[]>('GET', `${titles}?prd=rimba-my`)
      expect(rows.map(({ id }) => id)).toEqual([created.data.id])
      const opened = await ask<Json>('GET', `${one}?st=draft`)
      expect(opened.data).toMatchObject({ prd: ['rimba-my'], st: 'draft' })

      const kept = payloadOf(opened.data)
      expect(kept).toEqual({ ia: [], ...cleanPayload(made.schema, first).payload })

      const { properties } = made.schema as { properties: Json }
      const lon = [{ lang: 'en', n: 'Changed' }]
      const changed = { ...kept, ...(Object.hasOwn(properties, 'lon') ? { lon } : { name: 'Changed' }) }
      expect(changed).not.toEqual(kept)
      const saved = await ask<Json>('PUT', one, { ...changed, st: 'draft' }, created.etag)
      const live = await ask<Json>('PUT', one, { ...changed, st: 'published' }, saved.etag)
      expect(live.data).toMatchObject({ ...changed, st: 'published' })
      expect((await ask<Json>('GET', `${one}?st=published`)).data).toMatchObject(changed)
    })
  },
)
