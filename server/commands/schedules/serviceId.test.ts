import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorRow } from '#contract/wire/errors.ts'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type Record_ = { id: string; cs?: string; rev: number }
const CHANNELS = '/api/content/urn/resource/catalog/virtuallivechannel'
const DAY = '2026-12-01'
const TAKEN = errorRow('serviceIdTaken').number
const PLANNED = errorRow('serviceIdPlanned').number

describe.each(SAMPLED_ENGINES)('the service id of a virtual channel (%s)', (engine) => {
  let server: TestServer
  let ann: Person
  let schedules: ReturnType<typeof schedulesOf>
  const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
  const channel = (name: string, cs: string) => aMovie().named(name).with({ cs })
  const hits = channel('Hits', 'hits').published().build()
  const late = channel('Late', 'late').published().build()
  const kids = channel('Kids', 'kids').drafted().build()
  const away = channel('Away', 'away').in('rimba-sg').published().build()

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      now: () => Date.parse('2026-11-24T12:00:00Z'),
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits, late, kids, away])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] })
    schedules = schedulesOf(ann)
  })
  afterAll(() => server.close())

  const read = async (id: string) => (await ann.send({ url: `${CHANNELS}/${id}` })).json<Envelope<Record_>>().data
  async function write(method: 'PUT' | 'POST', path: string, payload: object, rev?: number) {
    const headers = rev === undefined ? {} : { 'if-match': `"${rev}"` }
    const answer = await ann.send({ method, url: `${CHANNELS}${path}`, payload, headers })
    return { status: answer.statusCode, ...answer.json<Envelope<Record_>>() }
  }
  const make = (n: string, cs: string) => write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n }], cs })
  const rename = async (id: string, cs: string, st = 'draft') => {
    const { rev, ...record } = await read(id)
    return write('PUT', `/${id}`, { ...record, cs, st }, rev)
  }
  const refusal = ({ status, header }: Awaited<ReturnType<typeof write>>) => {
    const [{ code, field, description } = {}] = header.errors as {
      code?: number
      field?: string
      description?: string
    }[]
    return { status, code, field, description }
  }
  const plan = (cs: string) =>
    schedules.save({ cs, dt: DAY, st: 'draft', ar: [airs(`a-${cs}`, `${DAY}T10:00`, 60, film.id)] }, 0)

  it('is refused at its field where another channel has it, and says whose it is', async () => {
    const words = 'Service id hits is already used by Hits.'
    const expected = { status: 409, code: TAKEN, field: '/cs', description: words }
    expect(refusal(await make('Twin', 'hits'))).toEqual(expected)
    expect(refusal(await rename(late.id, 'hits'))).toEqual(expected)
    expect((await read(late.id)).cs).toBe('late')
  })

  it('is one in all products, and tells no name of a foreign one', async () => {
    const { status, description } = refusal(await make('Twin', 'away'))
    expect([status, description]).toEqual([409, 'Service id away is already used by another channel.'])
  })

  it('goes to one of two who take it at the same moment', async () => {
    const both = await Promise.all([make('One', 'race'), make('Two', 'race')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.flatMap(({ header }) => header.errors.map(({ code }) => code))).toEqual([TAKEN])
  })

  it('changes while nothing is planned, and is free for others then', async () => {
    expect((await rename(late.id, 'night', 'published')).status).toBe(200)
    expect((await make('Heir', 'late')).status).toBe(201)
    expect(refusal(await make('Twin', 'night')).status).toBe(409)
  })

  it('stays as it is once days are planned, and whatever else of the channel may change', async () => {
    expect((await plan('hits')).status).toBe(200)
    const words = 'Days are planned under hits: the service id stays as it is.'
    expect(refusal(await rename(hits.id, 'hits2'))).toEqual({
      ...{ status: 409, code: PLANNED, field: '/cs', description: words },
    })
    const { rev, ...record } = await read(hits.id)
    expect((await write('PUT', `/${hits.id}`, { ...record, tz: 'Asia/Kuala_Lumpur' }, rev)).status).toBe(200)
  })

  it('keeps the products of a channel while days ahead are planned, and lets them be as they were', async () => {
    const move = async (id: string, prd: readonly string[]) => {
      const { rev, ...record } = await read(id)
      return write('PUT', `/${id}`, { ...record, prd, st: 'draft' }, rev)
    }
    expect(refusal(await move(hits.id, ['rimba-my', 'rimba-sg']))).toEqual({
      ...{ status: 409, code: errorRow('productsPlanned').number, field: '/prd' },
      description: 'Days ahead are planned for this channel: its products stay as they are.',
    })
    expect((await move(hits.id, ['rimba-my'])).status).toBe(200)
    expect((await move(late.id, ['rimba-my', 'rimba-sg'])).status).toBe(200)
  })

  it('is never planned in one set of products and moved to another at the same moment', async () => {
    const products = ['rimba-my', 'rimba-sg']
    const ofOther = schedulesOf(await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] }))
    for (let nth = 0; nth < 6; nth++) {
      const cs = `moved${nth}`
      const { data } = await make(`Moved ${nth}`, cs)
      const { rev, ...record } = await read(data.id)
      const move = () => write('PUT', `/${data.id}`, { ...record, prd: products, st: 'draft' }, rev)
      const [moved, saved] = await Promise.all(nth % 2 === 0 ? [move(), plan(cs)] : [plan(cs), move()].reverse())
      expect(saved?.status).toBe(200)
      expect([200, 409]).toContain(moved?.status)
      const seen = await ofOther.read(`cs=${cs}&dt=${DAY}`)
      const days = seen.status === 200 ? seen.data.map(({ st }) => st) : []
      expect([moved?.status, ...days]).toEqual(moved?.status === 200 ? [200, 'draft'] : [409])
    }
  })

  it('is never moved by a job once days are planned, also in the moment before its write, nor moved back by its undo', async () => {
    const job = async (method: 'PUT' | 'POST', url: string, payload?: object) => {
      const { data } = (await ann.send({ method, url: `/api/${url}`, ...(payload && { payload }) })).json<
        Envelope<JobAnswer>
      >()
      await server.runner.runDue()
      const done = (await ann.send({ url: `/api/jobs/${data.status_id}` })).json<Envelope<JobDetail>>().data
      return { id: data.status_id, ended: [done.success, done.failure] }
    }
    const move = async (id: string) =>
      job('PUT', 'bulkupdate/urn/resource/catalog/virtuallivechannel', {
        ...{ keys: [id], set: { prd: ['rimba-my', 'rimba-sg'] } },
      })
    const { schedules: store } = server.services
    const { isPlannedAhead } = store
    const [met, moved] = [await make('Met', 'met'), await make('Moved', 'moved')].map(({ data }) => data.id)
    store.isPlannedAhead = async (cs) => {
      const before = await isPlannedAhead(cs)
      await plan(cs)
      return before
    }
    expect((await move(met ?? '')).ended).toEqual([0, 1])
    store.isPlannedAhead = isPlannedAhead

    const done = await move(moved ?? '')
    expect(done.ended).toEqual([1, 0])
    expect((await plan('moved')).status).toBe(200)
    expect((await job('POST', `jobs/${done.id}/undo`)).ended).toEqual([0, 1])
  })

  it('may be planned under before the channel is published for the first time', async () => {
    expect((await plan('kids')).status).toBe(200)
    const { rev, ...record } = await read(kids.id)
    const body = { ...shippedType('virtuallivechannel').sample, ...record, st: 'published' }
    expect(refusal(await write('PUT', `/${kids.id}`, { ...body, cs: 'kids' }, rev)).code).toBeUndefined()
  })

  it('is kept for a channel that was put away: nobody else comes by its days', async () => {
    const { rev } = await read(hits.id)
    expect((await write('PUT', `/${hits.id}`, { st: 'archived' }, rev)).status).toBe(200)
    expect(refusal(await make('Twin', 'hits')).status).toBe(409)
  })
})
