import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { KEPT_FIELDS } from '#contract/schemas/contentRecord.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { underParent } from '../support/underParent.ts'

type Json = Record<string, unknown>
type Kept = { record: Json; etag: string }

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my', 'rimba-sg'] })
})
afterAll(() => server.close())

/** What a person typed into the form: the payload without the fields that the server sets. */
const typed = (record: object): Json => {
  const own = Object.entries(payloadOf({ ...record }))
  return Object.fromEntries(own.filter(([name]) => !(KEPT_FIELDS as readonly string[]).includes(name)))
}

describe.each(shippedTypes().map((type) => [type.type, type] as const))('the type %s', (name, type) => {
  const list = `/api/content/urn/resource/catalog/${name}`
  const ask = async (method: 'POST' | 'PUT', url: string, payload: object, etag?: string): Promise<Kept> => {
    const answer = await admin.send({ method, url, payload, headers: etag === undefined ? {} : { 'if-match': etag } })
    expect([answer.statusCode < 300, answer.statusCode < 300 || answer.body]).toEqual([true, true])
    return { record: envelopeOf<Json>(answer).data, etag: String(answer.headers.etag) }
  }
  const read = async (id: unknown, st: string) => {
    const answer = await admin.send({ url: `${list}/${String(id)}?st=${st}` })
    return answer.statusCode === 200 ? typed(envelopeOf<Json>(answer).data) : answer.statusCode
  }

  it('has titles that are created from its sample, saved by their form, published, drafted anew, archived, deleted and restored, their payload unharmed', async () => {
    const { ex_id: _exId, ...sample } = await underParent(admin, type, typed(type.sample))
    const first = cleanPayload(type.schema, { ...sample, prd: ['rimba-my', 'rimba-sg'] }).payload as Json
    const made = await ask('POST', `${list}?prd=rimba-my`, first)
    expect(typed(made.record)).toEqual(first)
    const { id } = made.record
    const one = `${list}/${String(id)}`
    const form = createFormStore(made.record)
    expect(createValidator(type.schema as FormSchema).check(form.values())).toEqual([])
    const saved = await ask('PUT', one, { ...typed(form.values()), st: 'draft' }, made.etag)
    expect(typed(saved.record)).toEqual(first)
    const live = await ask('PUT', one, { ...first, st: 'published' }, saved.etag)
    expect([await read(id, 'published'), await read(id, 'draft')]).toEqual([first, first])

    const second = { ...first, el_no: 'Looked at again.' }
    const draft = await ask('PUT', one, { ...second, st: 'draft' }, live.etag)
    expect([await read(id, 'published'), await read(id, 'draft')]).toEqual([first, second])

    const archived = await ask('PUT', one, { st: 'archived' }, draft.etag)
    expect(await read(id, 'published')).toEqual(second)
    const back = await ask('PUT', one, { st: 'draft' }, archived.etag)
    expect([await read(id, 'published'), await read(id, 'draft')]).toEqual([second, second])

    const deleted = await ask('PUT', one, { st: 'deleted' }, back.etag)
    expect(await read(id, 'draft')).toEqual(second)
    const restored = await ask('PUT', one, { st: 'draft' }, deleted.etag)
    await ask('PUT', one, { ...second, st: 'published' }, restored.etag)
    expect(await read(id, 'published')).toEqual(second)
  })
})
