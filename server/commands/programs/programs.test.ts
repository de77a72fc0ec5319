import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProgramUse, ProgramUseCount } from '#contract/schemas/live/programUsage.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

/** Far ahead: the next start is told from now on, by the clock of the server. */
const day = (time: string) => `2096-11-24T${time}:00.000Z`
const LICENSED_UNTIL = '2099-01-01T00:00:00.000Z'
const PROGRAMS = '/api/content/urn/resource/catalog/program'

describe('programs', () => {
  let server: TestServer
  let scheduler: Person
  let ids: { harbour: string; unused: string; films: string; drama: string; short: string }

  const airing = (ch: string, program: string, from: string, to: string) =>
    aMovie().with({ ch, pgm_id: program, a_st_dt: day(from), a_ed_dt: day(to) })

  beforeAll(async () => {
    const films = aMovie().named('Films').with({ cn: 20, chty: 'linear', cs: 'films' }).published().build()
    const drama = aMovie().named('Drama').with({ cn: 3, chty: 'linear' }).in('rimba-sg').published().build()
    const harbour = aMovie().named('Harbour').published().build()
    const unused = aMovie().named('Unused').published().build()
    ids = { harbour: harbour.id, unused: unused.id, films: films.id, drama: drama.id, short: '' }
    const short = aMovie().named('Short').with({ lwe: LICENSED_UNTIL }).published().build()
    ids.short = short.id
    const moved = airing(films.id, harbour.id, '22:00', '23:00').published()
    server = await startTestServer({
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [films, drama])
        await documents.load(catalogKind(shippedType('program')), [harbour, unused, short])
        await documents.load(catalogKind(shippedType('airing')), [
          moved
            .with({ a_st_dt: day('21:30') })
            .drafted()
            .build(),
          airing(films.id, harbour.id, '06:00', '08:00').published().build(),
          airing(drama.id, harbour.id, '09:00', '10:00').published().build(),
          airing(films.id, harbour.id, '10:00', '11:00').in('rimba-sg').published().build(),
          airing(films.id, harbour.id, '12:00', '13:00').takenDown('deleted').build(),
          ...[2098, 2099].map((year) =>
            aMovie()
              .with({ ch: films.id, pgm_id: short.id, a_st_dt: `${year}-06-01T10:00:00.000Z` })
              .with({ a_ed_dt: `${year}-06-01T11:00:00.000Z` })
              .published()
              .build(),
          ),
          airing(films.id, 'other', '14:00', '15:00').published().build(),
        ])
      },
    })
    scheduler = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'ann',
      name: 'Ann',
    })
  })
  afterAll(() => server.close())

  const read = async <T>(path: string) => {
    const { statusCode, body } = await scheduler.send({ url: `${PROGRAMS}${path}` })
    return { statusCode, ...(JSON.parse(body) as Envelope<T>) }
  }

  it('know their airings by start, each with its channel as far as one may see it', async () => {
    const { data, header } = await read<ProgramUse[]>(`/${ids.harbour}/usage`)
    expect(data).toEqual([
      expect.objectContaining({ channel: ids.films, cs: 'films', a_st_dt: day('06:00'), st: 'published' }),
      expect.not.objectContaining({ lon: expect.anything() as unknown }),
      expect.objectContaining({ channel: ids.films, a_st_dt: day('21:30'), a_ed_dt: day('23:00'), st: 'draft' }),
    ])
    expect(header).toMatchObject({ code: 0, count: 3 })
    expect(data[0]?.lon?.[0]?.n).toBe('Films')
    expect(data[1]).toMatchObject({ channel: ids.drama })
  })

  it('say for which airings the rights do not hold', async () => {
    const { data } = await read<ProgramUse[]>(`/${ids.short}/usage`)
    expect(data.map(({ flags }) => flags)).toEqual([
      undefined,
      [{ reason: 'ends', at: Date.parse(LICENSED_UNTIL), of: 'program' }],
    ])
  })

  it('are asked page by page and within a span', async () => {
    const second = await read<ProgramUse[]>(`/${ids.harbour}/usage?pageSize=1&pageNumber=2`)
    expect(second.data.map(({ a_st_dt }) => a_st_dt)).toEqual([day('09:00')])
    expect(second.header.count).toBe(3)
    const evening = await read<ProgramUse[]>(`/${ids.harbour}/usage?start=${day('20:00')}&end=2096-11-25`)
    expect(evening.data.map(({ a_st_dt }) => a_st_dt)).toEqual([day('21:30')])
    expect((await read(`/${ids.harbour}/usage?start=soon`)).statusCode).toBe(400)
    expect((await read(`/${ids.harbour}/usage?start=2096-11-25&end=2096-11-24`)).statusCode).toBe(400)
  })

  it('answer no data where nothing shows them', async () => {
    expect((await read(`/${ids.unused}/usage`)).header).toMatchObject({ code: 1, count: 0 })
    expect((await read(`/0198c0de-0000-7000-8000-00000000dead/usage`)).header.code).toBe(1)
  })

  it('are counted many at once, with the next start', async () => {
    const asked = [ids.harbour, ids.unused, 'nonesuch'].join(',')
    const all = await read<ProgramUseCount[]>(`/usage?ids=${asked}&start=${day('07:00')}`)
    expect(all.data).toEqual([{ id: ids.harbour, count: 2, next: day('09:00') }])
    expect((await read(`/usage?ids=${Array.from({ length: 201 }, (_, at) => at).join(',')}`)).statusCode).toBe(400)
  })

  it('are found by whether what they play is there for viewers', async () => {
    const of = (ctkey: string) => [{ seg_ty: 'vod', ctkey, sp: 0, ep: 1_000 }]
    const flagged = async (product: string) => {
      const filter = [{ field: 'parts_unavailable', term: 'true' }]
      const url = `/api/content/lookup?prd=${product}`
      const payload = { cty: ['program'], filter, st: 'all', pageSize: 100 }
      const { data } = (await scheduler.send({ method: 'POST', url, payload })).json<Envelope<{ id: string }[]>>()
      return data.map(({ id }) => id)
    }
    const made = async (sg: object[]) => {
      const body = { prd: ['rimba-my'], lon: [{ lang: 'en', n: 'Made' }], st: 'draft', sg }
      const answer = await scheduler.send({ method: 'POST', url: `${PROGRAMS}?prd=rimba-my`, payload: body })
      return answer.json<Envelope<{ id: string }>>().data.id
    }
    const [sound, elsewhere, gone] = [
      await made(of(ids.harbour)),
      await made([...of(ids.harbour), ...of(ids.drama)]),
      await made(of('0198c0de-0000-7000-8000-00000000dead')),
    ]
    const found = await flagged('rimba-my')
    expect(found).toEqual(expect.arrayContaining([elsewhere, gone]))
    expect(found).not.toContain(sound)
    const rows = (await read<{ id: string; parts_unavailable?: boolean }[]>('?prd=rimba-my&st=all&pageSize=100')).data
    const told = rows.filter((row) => row.parts_unavailable === true).map(({ id }) => id)
    expect(told.sort()).toEqual([...found].sort())
  })

  it('are for those who may view live', async () => {
    const other = await server.signInAs('vod_content_user')
    expect((await other.send({ url: `${PROGRAMS}/${ids.harbour}/usage` })).statusCode).toBe(403)
  })

  it('derive what follows from their segments at each save, whatever was sent', async () => {
    const sg = [
      { seg_ty: 'vod', ctkey: ids.unused, sp: 10_000, ep: 70_000, fps: 25, dur: 1, re_sp: 9 },
      { seg_ty: 'ad', dur: 30_000 },
    ]
    const body = { prd: ['rimba-my'], lon: [{ lang: 'en', n: 'New' }], st: 'draft', trt: 5, sg }
    const { data } = (await scheduler.send({ method: 'POST', url: `${PROGRAMS}?prd=rimba-my`, payload: body })).json<
      Envelope<Record<string, unknown>>
    >()
    expect(data).toMatchObject({
      trt: 90_000,
      sg: [
        { id: 's1', dur: 60_000, re_sp: 0, re_ep: 60_000 },
        { id: 's2', dur: 30_000, re_sp: 60_000, re_ep: 90_000 },
      ],
    })
  })
})
