import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Aggregate } from '#contract/schemas/aggregate.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { LOCK_NUMBER_HEADER } from '#contract/values/wire.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import type { SourceOf } from '../../stores/aggregateStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const AGGREGATE = '/api/aggregate/urn/resource/catalog/film'
const URN = catalogUrn('film')
const AT = '2026-01-01T00:00:00.000Z'
const LATER = '2026-06-01T00:00:00.000Z'
const name = (n: string) => [{ lang: 'en', n }]
type Film = Record<string, unknown> & { id: string; rev: number; st: string }

describe('aggregation and restoring the original', () => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer({ types: [aType()] })
    admin = await server.signInAs('content_admin')
  })
  afterAll(() => server.close())

  const call = async (options: InjectOptions, person = admin) => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<unknown>>()
    return { status: response.statusCode, header, data, code: header.errors[0]?.code }
  }
  const get = async (id: string) => (await call({ url: `${FILMS}/${id}` })).data as Film
  const save = async (id: string, body: object) =>
    call({
      method: 'PUT',
      url: `${FILMS}/${id}`,
      headers: { 'if-match': `"${(await get(id)).rev}"` },
      payload: { prd: ['rimba-my'], ...body },
    })
  const aggregate = (id: string, person = admin) => call({ method: 'POST', url: `${AGGREGATE}/${id}` }, person)
  const restore = (id: string, person = admin) =>
    call({ method: 'POST', url: '/api/content/restore/original', payload: { cty: 'film', id, l2v: false } }, person)
  const statusOf = async (answer: { data: unknown }) => {
    await server.runner.runDue()
    const { status_id } = answer.data as { status_id: string }
    return (await call({ url: `/api/bulkupdate/status/${status_id}` })).data
  }
  /** A published film that came in with what the given sources say. */
  const imported = async (sources: SourceOf[], base: Record<string, unknown>) => {
    const film = aMovie().named('Alpha').with({ yr: 1999 }).published()
    const original = { payload: film.payload() as never, schema: 1, at: AT }
    const document = film.build()
    await server.services.documents.load(catalogKind(aType()), [document])
    await server.services.aggregates.load(URN, [{ id: document.id, sources, base: base as never, original }])
    return document.id
  }

  it('says where the metadata came from, without the values', async () => {
    const sources: SourceOf[] = [
      { src: 'gn', payload: { yr: 1999 }, at: AT },
      { src: 'cp', payload: { lon: name('Alpha') }, at: LATER },
    ]
    const id = await imported(sources, { yr: 1999, lon: name('Alpha') })
    const { data } = await call({ url: `${AGGREGATE}/${id}` })
    expect(data).toEqual({
      sources: [
        { src: 'cp', at: LATER, fields: ['lon'] },
        { src: 'gn', at: AT, fields: ['yr'] },
      ],
      at: AT,
      original: AT,
      mn_avl: true,
    } satisfies Aggregate)
    const foreign = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await call({ url: `${AGGREGATE}/${id}` }, foreign)).status).toBe(404)
    expect((await aggregate(id, foreign)).status).toBe(404)
    expect((await restore(id, foreign)).status).toBe(404)
  })

  it('takes over what a source has changed as a draft, and leaves what people have changed', async () => {
    const id = await imported([{ src: 'gn', payload: { yr: 2001, lon: name('The Alpha') }, at: LATER }], {
      yr: 1999,
      lon: name('Alpha'),
    })
    await save(id, { lon: name('Our Alpha'), yr: 1999, st: 'published' })
    const answer = await aggregate(id)
    expect(answer).toMatchObject({ status: 202, data: { tracking_id: expect.any(String) } })
    expect(await statusOf(answer)).toMatchObject({ kind: 'reaggregate', status: 'active', success: 1, failure: 0 })
    const film = await get(id)
    expect(film).toMatchObject({ st: 'draft', yr: 2001, lon: name('Our Alpha') })
    expect((await call({ url: `${FILMS}/${id}?st=published` })).data).toMatchObject({ yr: 1999 })
    await statusOf(await aggregate(id))
    expect((await get(id)).rev).toBe(film.rev)
  })

  it('changes nothing where no source has changed', async () => {
    const id = await imported([{ src: 'gn', payload: { yr: 1999 }, at: AT }], { yr: 1999 })
    const { rev } = await get(id)
    expect(await statusOf(await aggregate(id))).toMatchObject({ status: 'active' })
    expect(await get(id)).toMatchObject({ st: 'published', rev })
  })

  it('refuses at once what somebody else is editing or nobody may edit', async () => {
    const id = await imported([], {})
    const other = await server.signInAs({ roles: ['content_admin'], username: 'bob' })
    const target = { id, urn: URN }
    await call({ method: 'POST', url: '/api/user/lock/acquire', payload: target, headers: { 'x-tab-id': 't' } }, other)
    expect(await aggregate(id)).toMatchObject({ status: 409, code: 90010410, data: { lo_uid: expect.any(String) } })
    expect((await restore(id)).status).toBe(409)
    const viewer = await server.signInAs('content_user')
    expect((await aggregate(id, viewer)).status).toBe(403)
    expect((await restore(id, viewer)).status).toBe(403)
  })

  it('does it for the one who holds the lock, in the tab that holds it', async () => {
    const id = await imported([], {})
    const tab = { 'x-tab-id': 'mine' }
    const lock = await call({ method: 'POST', url: '/api/user/lock/acquire', payload: { id, urn: URN }, headers: tab })
    const headers = { ...tab, [LOCK_NUMBER_HEADER]: String((lock.data as { number: number }).number) }
    expect((await call({ method: 'POST', url: `${AGGREGATE}/${id}`, headers })).status).toBe(202)
    const payload = { cty: 'film', id, l2v: false }
    expect((await call({ method: 'POST', url: '/api/content/restore/original', payload, headers })).status).toBe(202)
    expect((await aggregate(id)).status).toBe(409)
  })

  it('brings the imported text back as the draft and keeps the draft that gives way', async () => {
    const id = await imported([], {})
    await save(id, { lon: name('Beta'), yr: 2005 })
    const told = async (person = admin) => (await call({ url: `${AGGREGATE}/${id}?changes=true` }, person)).data
    expect(await told()).toMatchObject({
      original: AT,
      changes: expect.arrayContaining([
        { field: '/lon/en/n', before: 'Beta', after: 'Alpha' },
        { field: '/yr', before: 2005, after: 1999 },
      ]),
    })
    const answer = await restore(id)
    expect(answer.status).toBe(202)
    expect(await statusOf(answer)).toMatchObject({ kind: 'restoreOriginal', status: 'active' })
    expect(await told()).toMatchObject({ changes: [] })
    expect(await get(id)).toMatchObject({ st: 'draft', lon: name('Alpha'), yr: 1999, n: 3 })
    const versions = (await call({ url: `${FILMS}/${id}/versions` })).data
    expect(versions).toMatchObject([{ n: 3 }, { n: 2, st: 'archived' }, { n: 1, st: 'published' }])
  })

  it('says that a title made here has no original', async () => {
    const made = await call({ method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: { lon: name('Alpha') } })
    expect(await restore((made.data as Film).id)).toMatchObject({ status: 409, code: 90060410 })
  })

  it('erases what the sources said with the title that is purged', async () => {
    const id = await imported([{ src: 'gn', payload: { yr: 1999 }, at: AT }], { yr: 1999 })
    await save(id, { st: 'purged' })
    for (const table of ['source', 'aggregate']) {
      const { rows } = await server.database.pool.query(`SELECT FROM ${table} WHERE id = $1`, [id])
      expect(rows).toEqual([])
    }
  })
})
