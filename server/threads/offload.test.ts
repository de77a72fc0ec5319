import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { upload } from '#tests/support/upload.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { OFFLOADED } from './offload.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const BULK = '/api/bulkupdate/urn/resource/catalog/film'
const LARGE = 5_000

/** Fields by the thousand, which a pattern names, and one that bulk changes may go to. */
const namedFields = (many: number, turn: number) => ({
  lon: [{ lang: 'en', n: 'Large' }],
  prd: ['rimba-my'],
  named: Object.fromEntries(Array.from({ length: many }, (_, at) => [`key${at}`, `value ${at} ${turn}`])),
})
const type = () => {
  const { schema, ...rest } = aType()
  const named = { type: 'object', patternProperties: { '^[a-z]+[0-9]*$': { type: 'string' } } }
  return { ...rest, schema: { ...schema, properties: { ...(schema.properties as object), named } } }
}

/** Every step that takes time by the size of the record, on every road that a record takes. */
describe('a large record', () => {
  let server: TestServer
  let admin: Person
  const offloaded: unknown[] = []
  const note = (name: unknown) => void offloaded.push(name)
  beforeAll(async () => {
    server = await startTestServer({ types: [type()] })
    admin = await server.signInAs('content_admin')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    offloaded.length = 0
    subscribe(OFFLOADED, note)
  })
  afterEach(() => unsubscribe(OFFLOADED, note))

  const made = async (many: number): Promise<string> => {
    const answer = await admin.send({ method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: namedFields(many, 1) })
    expect(answer.statusCode).toBe(201)
    offloaded.length = 0
    return answer.json<{ data: { id: string } }>().data.id
  }
  const put = (id: string, rev: number, payload: object, person = admin) =>
    person.send({ method: 'PUT', url: `${FILMS}/${id}`, headers: { 'if-match': `"${rev}"` }, payload })

  it('is saved and published by threads, a small one on the spot', async () => {
    const id = await made(LARGE)
    const saved = await put(id, 1, namedFields(LARGE, 2))
    expect(saved.json<{ data: { named: object } }>().data.named).toEqual(namedFields(LARGE, 2).named)
    expect(offloaded).toEqual(['cleanedText', 'textProblems', 'judgeRecord', 'preparedWrite'])
    expect((await put(id, 2, { ...namedFields(LARGE, 3), st: 'published' })).statusCode).toBe(200)
    const small = await made(3)
    expect((await put(small, 1, namedFields(3, 2))).statusCode).toBe(200)
    expect(offloaded).toEqual([])
  })

  it('is refused at its field all the same', async () => {
    const id = await made(LARGE)
    const { named, ...rest } = namedFields(LARGE, 2)
    const answer = await put(id, 1, { ...rest, named: { ...named, odd7: 7 } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ header: { errors: [{ field: '/named/odd7' }] } })
  })

  it('is changed by bulk, taken back, restored, imported and read in part by threads', async () => {
    const id = await made(LARGE)
    const changes = { keys: [id], set: { yr: 2001 } }
    expect((await admin.send({ method: 'PUT', url: BULK, payload: changes })).statusCode).toBe(202)
    await server.runner.runDue()
    expect(offloaded).toContain('judgeRecord')
    const versions = await admin.send({ url: `${FILMS}/${id}/versions` })
    const [{ key }] = versions.json<{ data: [{ key: string }] }>().data
    await admin.send({
      method: 'POST',
      url: `${FILMS}/${id}/versions/${key}/restore?confirm=replaceDraft`,
      headers: { 'if-match': '"2"' },
    })
    expect(offloaded).toContain('preparedWrite')
    offloaded.length = 0
    const prd = ['rimba-my', 'rimba-sg']
    const larger = { id, prd, named: namedFields(LARGE, 4).named, lon: [{ lang: 'en', n: 'Larger' }] }
    const text = JSON.stringify([larger])
    await upload(admin, '/api/import/urn/resource/catalog/film', { query: { prd: 'rimba-my' }, text, name: 'f.json' })
    await server.runner.runDue()
    expect(offloaded).toEqual(expect.arrayContaining(['cleanedText', 'judgeRecord', 'preparedItem']))
    offloaded.length = 0
    const malaysian = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const read = await malaysian.send({ url: `${FILMS}/${id}` })
    expect(Object.keys(read.json<{ data: { named: object } }>().data.named)).toHaveLength(LARGE)
    expect(offloaded).toEqual(['shownText'])
  })
})

describe('a large week of a virtual channel', () => {
  let server: TestServer
  const offloaded: unknown[] = []
  const note = (name: unknown) => void offloaded.push(name)
  beforeAll(async () => {
    server = await startTestServer({
      now: () => Date.parse('2026-11-24T12:00:00Z'),
      seed: async ({ documents }) => {
        const channel = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [channel])
      },
    })
    subscribe(OFFLOADED, note)
  })
  afterAll(async () => {
    unsubscribe(OFFLOADED, note)
    await server.close()
  })

  it('is judged by a thread, a small day on the spot, and both are answered as they are read', async () => {
    const ann = schedulesOf(
      await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' }),
    )
    const dayOf = (dt: string, many: number) => {
      const clock = (nth: number) => new Date(nth * 60_000).toISOString().slice(11, 16)
      const ar = Array.from({ length: many }, (_, nth) => airs(`${dt} ${nth}`, `${dt}T${clock(nth)}`, 1, 'nothing'))
      return { cs: 'hits', dt, st: 'draft', ar, rev: 0 }
    }
    const small = await ann.saveAll([dayOf('2026-11-30', 3)])
    expect([small.status, offloaded]).toEqual([200, []])
    const large = await ann.saveAll([dayOf('2026-12-01', 1_100), dayOf('2026-12-02', 1_100)])
    expect([large.status, offloaded]).toEqual([200, ['settledDays', 'preparedWrite', 'preparedWrite']])
    const read = await ann.read('cs=hits&st_dt=2026-11-30&ed_dt=2026-12-02')
    const plain = ({ cs, dt, st, ar, rev }: ScheduleDay) => ({ cs, dt, st, ar, rev })
    expect(read.data.map(plain)).toEqual([...small.data, ...large.data].map(plain))
  })
})
