import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { uuidOf } from '#tests/support/tokens.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const HOUR = 3_600_000
const START = Date.now()
const name = (n: string) => [{ lang: 'en', n }]
type Film = Record<string, unknown> & { id: string; key: string; rev: number; st: string }

describe('publishing and unpublishing at a time', () => {
  let server: TestServer
  let admin: Person
  let viewer: Person
  let clock = START
  const iso = (hours: number) => new Date(START + hours * HOUR).toISOString()

  beforeAll(async () => {
    server = await startTestServer({ types: [aType()], now: () => clock })
    await signIn()
  })
  afterAll(() => server.close())

  const signIn = async () => {
    admin = await server.signInAs({ roles: ['content_admin'], username: 'ann', name: 'Ann' })
    viewer = await server.signInAs('content_user')
  }
  const call = async (options: InjectOptions, person = admin) => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<unknown>>()
    return { status: response.statusCode, header, data, code: header.errors[0]?.code }
  }
  const made = async (body: Record<string, unknown> = { lon: name('Alpha') }) =>
    (await call({ method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: body })).data as Film
  const get = async (id: string) => (await call({ url: `${FILMS}/${id}` })).data as Film
  const set = (id: string, payload: object, person = admin) =>
    call({ method: 'PUT', url: `${FILMS}/${id}/timing`, payload }, person)
  const timing = async (id: string) => call({ url: `${FILMS}/${id}/timing` })
  const save = (film: Film, body: object) =>
    call({
      method: 'PUT',
      url: `${FILMS}/${film.id}`,
      headers: { 'if-match': `"${film.rev}"` },
      payload: { prd: ['rimba-my'], ...body },
    })
  const passTo = async (hours: number) => {
    clock = START + hours * HOUR
    await server.runner.runDue()
    // Tokens do not live that long.
    await signIn()
  }
  const lastVerbs = async (id: string) =>
    ((await call({ url: `/api/audit/film/${id}` })).data as { verb: string }[]).map(({ verb }) => verb)

  it('says what was set, by whom, and lists it as coming up', async () => {
    const film = await made()
    expect(await timing(film.id)).toMatchObject({ status: 200, header: { code: 1 }, data: [] })
    const answer = await set(film.id, { publishAt: iso(1), unpublishAt: iso(2) })
    expect(answer).toMatchObject({ status: 200, data: { publishAt: iso(1), unpublishAt: iso(2), by: { name: 'Ann' } } })
    expect((await timing(film.id)).data).toEqual(answer.data)
    const coming = await call({ url: '/api/timing' }, viewer)
    expect(coming.data).toMatchObject([{ id: film.id, cty: 'film', lon: name('Alpha'), ia: [], publishAt: iso(1) }])
    expect((await call({ url: `/api/timing?from=${iso(3)}` })).data).toEqual([])
    const foreign = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await call({ url: '/api/timing' }, foreign)).data).toEqual([])
    expect((await call({ url: `${FILMS}/${film.id}/timing` }, foreign)).status).toBe(404)
    await call({ method: 'DELETE', url: `${FILMS}/${film.id}/timing` })
    expect((await timing(film.id)).header.code).toBe(1)
    expect(await lastVerbs(film.id)).toEqual(['clearTiming', 'setTiming', 'saveDraft'])
  })

  it('takes only instants to come, in order, from those who may publish', async () => {
    const film = await made()
    const past = await set(film.id, { publishAt: new Date(clock - 1).toISOString() })
    expect(past).toMatchObject({
      status: 422,
      code: 90060422,
      header: { errors: [{ field: '/publishAt', keyword: 'past' }] },
    })
    const turned = await set(film.id, { publishAt: iso(50), unpublishAt: iso(49) })
    expect(turned.header.errors[0]).toMatchObject({ field: '/unpublishAt', keyword: 'order' })
    expect((await set(film.id, {})).status).toBe(422)
    expect((await set(film.id, { publishAt: iso(50) }, viewer)).status).toBe(403)
    expect((await set('0198c0de-0000-7000-8000-00000000dead', { publishAt: iso(50) })).status).toBe(404)
  })

  it('publishes the draft as it is then, and takes it off again, each once', async () => {
    const film = await made()
    await set(film.id, { publishAt: iso(10), unpublishAt: iso(11) })
    const later = (await save(film, { lon: name('Beta') })).data as Film
    await passTo(10)
    const live = await get(film.id)
    expect(live).toMatchObject({ st: 'published', lon: name('Beta'), rev: later.rev + 1 })
    expect((await timing(film.id)).data).toMatchObject({ unpublishAt: iso(11) })
    await passTo(10)
    expect(await get(film.id)).toEqual(live)
    await passTo(11)
    expect(await get(film.id)).toMatchObject({ st: 'draft', rev: live.rev + 1 })
    expect((await timing(film.id)).header.code).toBe(1)
    expect((await lastVerbs(film.id)).slice(0, 2)).toEqual(['timedUnpublish', 'timedPublish'])
  })

  it('does both in their order where both have passed unseen', async () => {
    const film = await made()
    await set(film.id, { publishAt: iso(13), unpublishAt: iso(14) })
    await passTo(20)
    expect((await lastVerbs(film.id)).slice(0, 2)).toEqual(['timedUnpublish', 'timedPublish'])
  })

  it('has nothing to do, and nothing to complain of, where somebody did it by hand', async () => {
    const film = await made()
    await set(film.id, { publishAt: iso(20.1), unpublishAt: iso(20.3) })
    const live = (await save(film, { lon: name('Gamma'), st: 'published' })).data as Film
    await passTo(20.2)
    expect(await get(film.id)).toMatchObject({ st: 'published', rev: live.rev })
    expect((await timing(film.id)).data).not.toHaveProperty('failed')
    await save(await get(film.id), { st: 'unpublished' })
    await passTo(20.4)
    expect((await timing(film.id)).header.code).toBe(1)
    expect((await lastVerbs(film.id)).slice(0, 2)).toEqual(['unpublish', 'publish'])
  })

  it('goes through whatever somebody holds open', async () => {
    const film = await made()
    const target = { id: film.id, urn: 'urn:resource:catalog:film' }
    const held = await call({
      method: 'POST',
      url: '/api/user/lock/acquire',
      payload: target,
      headers: { 'x-tab-id': 'tab-1' },
    })
    expect(held.status).toBe(200)
    await set(film.id, { publishAt: iso(21) })
    await passTo(21)
    expect(await get(film.id)).toMatchObject({ st: 'published' })
  })

  it('tells why it could not be done, beside the title and as a failed job', async () => {
    const film = await made({ yr: 1999 })
    await set(film.id, { publishAt: iso(30) })
    await passTo(30)
    expect(await get(film.id)).toMatchObject({ st: 'draft', rev: film.rev })
    const failed = { verb: 'publish', due: iso(30), code: 90000422, description: 'Some fields need correction.' }
    expect((await timing(film.id)).data).toMatchObject({ failed, by: { name: 'Ann' } })
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM job WHERE doc = $1', [film.id])
    const status = await call({ url: `/api/bulkupdate/status/${rows[0]?.id}` })
    expect(status.data).toMatchObject({ status: 'failed', count: 1, success: 0, failure: 1, failureKeys: [film.id] })
    expect((await call({ url: `/api/bulkupdate/status/${rows[0]?.id}` }, viewer)).status).toBe(404)
    await set(film.id, { publishAt: iso(40) })
    expect((await timing(film.id)).data).not.toHaveProperty('failed')
    await call({ method: 'DELETE', url: `${FILMS}/${film.id}/timing` })
  })

  it('runs with the rights of today: of somebody who has lost theirs nothing is published', async () => {
    const film = await made()
    const leaver = await server.signInAs({ roles: ['content_admin'], username: 'leaver', name: 'Lea' })
    await set(film.id, { publishAt: iso(50) }, leaver)
    await server.services.identity.embedded?.directory.disable(uuidOf('leaver'))
    await passTo(50)
    expect(await get(film.id)).toMatchObject({ st: 'draft' })
    expect((await timing(film.id)).data).toMatchObject({ failed: { code: 90000413 } })
  })

  it('keeps no rows of moments that have passed without trouble', async () => {
    const film = await made()
    await set(film.id, { publishAt: iso(55) })
    await passTo(55)
    await server.services.timings.prune()
    const { rows } = await server.database.pool.query('SELECT FROM timing WHERE id = $1', [film.id])
    expect(rows).toEqual([])
  })

  it('forgets a timing with the title that is purged', async () => {
    const film = await made()
    await set(film.id, { publishAt: iso(60) })
    await save(film, { st: 'purged' })
    await passTo(60)
    const { rows } = await server.database.pool.query('SELECT FROM timing WHERE id = $1', [film.id])
    expect(rows).toEqual([])
  })
})
