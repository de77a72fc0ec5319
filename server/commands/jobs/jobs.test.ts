import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobEntry } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const HOUR = 3_600_000
const START = Date.now()
const name = (n: string) => [{ lang: 'en', n }]
type Film = Record<string, unknown> & { id: string; rev: number; st: string }

describe('the jobs of a product', () => {
  let server: TestServer
  let clock = START
  let failing: Film
  const ann = () => server.signInAs({ roles: ['content_admin'], username: 'ann', name: 'Ann' })
  const bob = () => server.signInAs({ roles: ['content_admin'], username: 'bob', name: 'Bob' })

  beforeAll(async () => {
    server = await startTestServer({ types: [aType()], now: () => clock })
    failing = await timed({ yr: 1999, lod: [{ lang: 'en', n: 'Nameless' }] }, 1)
    await timed({ lon: name('Beta') }, 2)
    clock = START + 3 * HOUR
    await server.runner.runDue()
  })
  afterAll(() => server.close())

  const call = async <Data = JobEntry[]>(person: Person, options: InjectOptions) => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<Data>>()
    return { status: response.statusCode, header, data, code: header.errors[0]?.code }
  }
  const timed = async (body: object, hours: number): Promise<Film> => {
    const person = await ann()
    const film = (await call<Film>(person, { method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: body })).data
    const publishAt = new Date(START + hours * HOUR).toISOString()
    await call(person, { method: 'PUT', url: `${FILMS}/${film.id}/timing`, payload: { publishAt } })
    return film
  }
  const jobs = async (person: Person, query = '') => (await call(person, { url: `/api/jobs${query}` })).data

  it("are listed newest first with the title they are about: one's own without being asked", async () => {
    const listed = await call(await ann(), { url: '/api/jobs' })
    expect(listed.header.count).toBe(2)
    expect(listed.data.map(({ kind, status, lon, by }) => ({ kind, status, lon, by: by.name }))).toEqual(
      expect.arrayContaining([
        { kind: 'timedPublish', status: 'failed', lon: [], by: 'Ann' },
        { kind: 'timedPublish', status: 'active', lon: name('Beta'), by: 'Ann' },
      ]),
    )
    expect(await jobs(await bob())).toEqual([])
    expect(await jobs(await ann(), '?pageSize=1&pageNumber=2')).toHaveLength(1)
  })

  it('of others are seen with the page of notifications, and only of products that one has', async () => {
    expect(await jobs(await bob(), '?scope=product')).toHaveLength(2)
    expect((await call(await server.signInAs('vod_content_user'), { url: '/api/jobs?scope=product' })).status).toBe(403)
    const foreign = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect(await jobs(foreign, '?scope=product')).toEqual([])
  })

  it('are narrowed by kind and status, and an unknown word is refused', async () => {
    expect(await jobs(await ann(), '?status=failed')).toMatchObject([{ doc: failing.id, code: 90000422 }])
    expect(await jobs(await ann(), '?status=failed,active&kind=timedPublish')).toHaveLength(2)
    expect(await jobs(await ann(), '?kind=reaggregate')).toEqual([])
    expect(await jobs(await ann(), `?item=${failing.id}`)).toMatchObject([{ doc: failing.id }])
    expect((await call(await ann(), { url: '/api/jobs?status=lost' })).code).toBe(90000402)
  })

  it('are narrowed by whom and since when they were asked for', async () => {
    const [first] = await jobs(await ann())
    const mine = `?scope=product&by=${first?.by.uid}`
    expect(await jobs(await bob(), mine)).toHaveLength(2)
    expect(await jobs(await bob(), '?scope=product&by=nobody')).toEqual([])
    expect(await jobs(await ann(), `?since=${first?.ct}`)).not.toEqual([])
    expect(await jobs(await ann(), '?since=2999-01-01T00:00:00Z')).toEqual([])
    expect((await call(await ann(), { url: '/api/jobs?since=soon' })).code).toBe(90000402)
  })

  it('stand in the bell of whoever set a time that came to nothing', async () => {
    const { data } = await call<{ n: string; payload: object }[]>(await ann(), { url: '/api/user/setting/list?t=job' })
    expect(data).toMatchObject([{ n: 'timedPublish', payload: { kind: 'timedPublish', what: { doc: failing.id } } }])
    expect((await call(await bob(), { url: '/api/user/setting/list?t=job' })).header.code).toBe(1)
  })

  it('that failed are tried again by whoever asked for them, and by nobody else', async () => {
    const [job] = await jobs(await ann(), '?status=failed')
    expect(job).toMatchObject({ retryable: true })
    expect(await jobs(await bob(), '?status=failed&scope=product')).toMatchObject([{ id: job?.id, retryable: false }])
    const url = `/api/jobs/${job?.id}/retry`
    expect((await call(await bob(), { method: 'POST', url })).status).toBe(404)
    expect((await call(await ann(), { method: 'POST', url })).data).toMatchObject({ status_id: job?.id })
    await server.runner.runDue()
    expect(await jobs(await ann(), '?status=failed')).toMatchObject([{ id: job?.id, failure: 1 }])

    const payload = { prd: ['rimba-my'], lon: name('Alpha') }
    const headers = { 'if-match': `"${failing.rev}"` }
    await call(await ann(), { method: 'PUT', url: `${FILMS}/${failing.id}`, headers, payload })
    await call(await ann(), { method: 'POST', url })
    await server.runner.runDue()
    expect(await jobs(await ann(), '?status=failed')).toEqual([])
    expect((await call<Film>(await ann(), { url: `${FILMS}/${failing.id}` })).data.st).toBe('published')
    expect((await call(await ann(), { url: `${FILMS}/${failing.id}/timing` })).data).toEqual([])
    expect(await call(await ann(), { method: 'POST', url })).toMatchObject({ status: 409, code: 90010416 })
  })
})
