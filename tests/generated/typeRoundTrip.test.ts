import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { KEPT_FIELDS } from '#contract/schemas/contentRecord.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import type { Person, TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my', 'rimba-sg'] })
}, 60_000)
afterAll(() => server.close())

type Wire = { data: Record<string, unknown> }
const typed = (record: object) => {
  const own = Object.entries(payloadOf({ ...record }))
  return Object.fromEntries(own.filter(([name]) => !(KEPT_FIELDS as readonly string[]).includes(name)))
}

describe.each(shippedTypes().map((type) => [type.type, type] as const))('a %s', (name, type) => {
  const list = `/api/content/urn/resource/catalog/${name}`

  it('is read back as it was typed, saved unchanged by its form, and published', async () => {
    const { ex_id: _exId, ...sample } = typed(type.sample)
    const wanted = cleanPayload(type.schema, { ...sample, prd: ['rimba-my', 'rimba-sg'] }).payload
    const made = await admin.send({ method: 'POST', url: `${list}?prd=rimba-my`, payload: wanted as object })
    expect(made.statusCode, made.body).toBe(201)
    const record = made.json<Wire>().data
    expect(typed(record)).toEqual(wanted)

    const store = createFormStore(record)
    expect(createValidator(type.schema as FormSchema).check(store.values())).toEqual([])
    const saved = await admin.send({
      method: 'PUT',
      url: `${list}/${String(record.id)}`,
      payload: { ...typed(store.values()), st: 'draft' },
      headers: { 'if-match': String(made.headers.etag) },
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(typed(saved.json<Wire>().data)).toEqual(wanted)

    const live = await admin.send({
      method: 'PUT',
      url: `${list}/${String(record.id)}`,
      payload: { ...typed(store.values()), st: 'published' },
      headers: { 'if-match': String(saved.headers.etag) },
    })
    expect(live.statusCode, live.body).toBe(200)
    const read = await admin.send({ url: `${list}/${String(record.id)}?st=published` })
    expect(typed(read.json<Wire>().data)).toEqual(wanted)
  })
})
