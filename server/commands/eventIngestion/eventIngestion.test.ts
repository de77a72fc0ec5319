import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EventIngestion } from '#contract/schemas/live/eventIngestion.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { holdJobs } from '#tests/support/holdJobs.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const HEAD = 'ex_id,lon.en,ev_st,ev_ed,pmy_tm'
const game = (id: string, name: string, day: string, team: string) =>
  `${id},${name},2026-12-${day}T12:00:00Z,2026-12-${day}T14:00:00Z,${team}`

describe('events of teams', () => {
  let server: TestServer
  let ann: Person
  let folder: string
  let team = ''
  let jobs: ReturnType<typeof holdJobs>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-events-'))
    const utara = aMovie().named('Harimau Utara').with({ c: 'HUT', ex_tm_sts_id: 'hut-feed' }).published().build()
    team = utara.id
    server = await startTestServer({
      settings: { stations: { folder, hosts: [] } },
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('team')), [utara])
      },
    })
    jobs = holdJobs(server.services)
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterEach(() => jobs.letGo())
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const write = (name: string, lines: readonly string[]) =>
    writeFile(join(folder, `${name}.csv`), [HEAD, ...lines].join('\n'))
  const json = async <T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const { statusCode, body } = await ann.send({ method, url: `/api${url}`, ...(payload && { payload }) })
    return { statusCode, ...(JSON.parse(body) as Envelope<T>) }
  }
  const ingest = (body: object) => json<{ status_id: string }>('POST', '/event/ingestion/ondemand?prd=rimba-my', body)
  const statusOf = async (id: string) =>
    (await json<EventIngestion[]>('GET', `/event/ingestion/status?ids=${id}`)).data?.[0]
  const events = async () =>
    (await json<{ id: string; rev: number }[]>('GET', '/content/urn/resource/catalog/sportliveevent?pageSize=50')).data

  it("are taken in from the team's own feed: those that name it, from the start that is asked for", async () => {
    await write('hut-feed', [
      game('g1', 'Utara v Rovers', '05', 'HUT'),
      game('g2', 'Rovers v City', '06', 'STR'),
      game('g3', 'Utara v City', '01', 'Harimau Utara'),
    ])
    jobs.hold()
    const { statusCode, data } = await ingest({ teamId: team, start: '2026-12-02' })
    expect(statusCode).toBe(202)
    expect(await statusOf(data.status_id)).toMatchObject({ title: 'Harimau Utara', count: 1, success: 0 })
    expect((await ingest({ teamId: team })).statusCode).toBe(409)
    jobs.letGo()
    await server.runner.runDue()
    expect(await statusOf(data.status_id)).toMatchObject({ status: 'active', success: 1, failure: 0 })
    expect(await events()).toHaveLength(1)
  })

  it('are the same ones when they are taken in again', async () => {
    const { data } = await ingest({ teamId: team })
    await server.runner.runDue()
    expect(await statusOf(data.status_id)).toMatchObject({ status: 'active', count: 2 })
    expect(await events()).toHaveLength(2)
  })

  it('are taken in by one alone of those who ask at once', async () => {
    jobs.hold()
    const answers = await Promise.all([ingest({ teamId: team }), ingest({ teamId: team })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409])
    jobs.letGo()
    await server.runner.runDue()
  })

  it('can be called off and ended by hand while they are on their way, and not after', async () => {
    jobs.hold()
    const first = (await ingest({ teamId: team })).data.status_id
    expect((await json('DELETE', `/event/ingestion/reset/${first}`)).data).toMatchObject({ status: 'inactive' })
    expect((await json('DELETE', `/event/ingestion/reset/${first}`)).statusCode).toBe(409)
    const second = (await ingest({ teamId: team })).data.status_id
    expect((await json('PUT', `/event/process/close/${second}`)).data).toEqual({
      ...{ id: second, eve_st: 'completed', re_pro: false },
    })
    expect((await json('PUT', `/event/process/close/${second}`)).statusCode).toBe(409)
  })

  it('are refused with the reason: an unknown team, station or list, and one without an event of the team', async () => {
    expect((await ingest({ teamId: '0198c0de-0000-7000-8000-00000000dead' })).statusCode).toBe(404)
    expect((await ingest({ teamId: team, station: 'nonesuch' })).statusCode).toBeGreaterThanOrEqual(400)
    await write('others', [game('g4', 'Rovers v City', '08', 'STR')])
    expect(await ingest({ teamId: team, station: 'others' })).toMatchObject({ statusCode: 422 })
    expect((await ingest({ teamId: team, station: 'others', start: 'soon' })).statusCode).toBe(400)
    expect(await statusOf('0198c0de-0000-7000-8000-00000000dead')).toBeUndefined()
  })
})
