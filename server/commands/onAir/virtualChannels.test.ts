import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OnAirBoard, OnAirCount } from '#contract/schemas/live/onAir.ts'
import type { Use, Uses } from '#contract/schemas/uses.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const NOW = Date.parse('2026-11-24T22:30:00Z')
const [TODAY, TOMORROW, THIRD] = ['2026-11-24', '2026-11-25', '2026-11-26']

describe('virtual channels on the board', () => {
  let server: TestServer
  let ann: Person
  let vic: Person
  let clock = NOW
  let revs: ReadonlyMap<string, number | undefined>
  const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
  const ending = aMovie()
    .named('Ending')
    .with({ lwe: `${TOMORROW}T10:00:00.000Z`, rt: 3_600_000 })
    .published()
    .build()
  const [hits, late] = ['hits', 'late'].map((cs) => aMovie().named(cs).with({ cs }).published().build()) as [
    ReturnType<ReturnType<typeof aMovie>['build']>,
    ReturnType<ReturnType<typeof aMovie>['build']>,
  ]

  beforeAll(async () => {
    server = await startTestServer({
      now: () => clock,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film, ending])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits, late])
      },
    })
    const as = (role: string, username: string) =>
      server.signInAs({ roles: [role], products: ['rimba-my'], username, name: username })
    ann = await as('content_admin', 'Ann')
    vic = await as('vod_content_user', 'Vic')
    const { saveAll } = schedulesOf(ann)
    const day = (dt: string, ar: object[], st = 'published') => ({ cs: 'hits', dt, st, ar, rev: 0 })
    const [before, after] = [
      airs('b', `${TODAY}T23:40`, 20, film.id, { nextAEd: `${TOMORROW}T00:40:00.000Z` }),
      airs('b', `${TOMORROW}T00:00`, 40, film.id, { prevASt: `${TODAY}T23:40:00.000Z`, off: 1_200_000 }),
    ]
    const rights = airs('c', `${TOMORROW}T09:30`, 60, ending.id)
    const { status, data } = await saveAll(
      [
        day(TODAY, [airs('a', `${TODAY}T22:40`, 60, film.id), before]),
        day(TOMORROW, [after, rights, airs('d', `${TOMORROW}T10:30`, 13 * 60 + 30, film.id)]),
        day(THIRD, [airs('e', `${THIRD}T00:00`, 1_440, film.id)], 'draft'),
      ],
      '?confirm=413401,11340201',
    )
    expect(status).toBe(200)
    revs = new Map(data.map(({ dt, rev }) => [dt, rev]))
  })
  afterAll(() => server.close())

  const json = async <T>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, person = ann) => {
    const answer = await person.send({ method, url: `/api${url}`, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<Envelope<T>>() }
  }

  it('tell what is missing, what is not published, and which titles may not air when they are planned', async () => {
    const { channels, problems } = (await json<OnAirBoard>('GET', '/epg/onair')).data
    const line = channels.find(({ channel }) => channel.id === hits.id)
    expect(line).toMatchObject({ next: { id: 'a' }, days: expect.arrayContaining(['draft']) as unknown })
    expect(line).not.toHaveProperty('now')
    expect(problems.map(({ kind, key }) => [kind, key.split(':').slice(2).join()])).toEqual([
      ['deadAir', TODAY],
      ['deadAir', TOMORROW],
      ['rights', ending.id],
      ['noGuide', ''],
      ['draft', ''],
    ])
    const rights = problems.find(({ kind }) => kind === 'rights')
    expect(rights).toMatchObject({ airing: 'c', flags: [{ reason: 'ends' }] })
    expect(rights).not.toHaveProperty('program')
  })

  it('tell from when on they are played out', async () => {
    const at = `${TODAY}T22:40:00.000Z`
    expect((await json('POST', `/channels/${hits.id}`, { channel_start_time: at })).status).toBe(200)
    const { channels } = (await json<OnAirBoard>('GET', '/epg/onair')).data
    expect(channels.map(({ starts }) => starts)).toEqual([Date.parse(at), undefined])
  })

  it('are counted as what wants somebody within twelve hours', async () => {
    expect((await json<OnAirCount>('GET', '/epg/onair/count')).data).toMatchObject({ trouble: 1, dark: 1 })
  })

  it('have problems that somebody can acknowledge, who may view them', async () => {
    const key = encodeURIComponent(`deadAir:${hits.id}:${TODAY}`)
    const { status } = await json('PUT', `/epg/onair/${key}`, { matters: ['x'] })
    expect(status).toBe(200)
    const none = encodeURIComponent(`deadAir:${film.id}:${TODAY}`)
    expect((await json('PUT', `/epg/onair/${none}`, { matters: ['x'] })).status).toBe(404)
  })

  it('have days among the places where a title is used, from today on, by the name of the channel', async () => {
    const { data } = await json<Uses>('POST', '/content/uses', { keys: [film.id] })
    const named = data.users.map((use: Use & { channel?: string; dt?: string }) => [
      use.lon?.[0]?.n,
      use.channel,
      use.dt,
    ])
    expect(named.sort()).toEqual([TODAY, TOMORROW, THIRD].map((dt) => [`hits, ${dt}`, hits.id, dt]))
    expect(data.byType).toEqual([{ cty: 'vschedule', count: 3 }])
    const onPurge = (await json<Uses>('POST', '/content/uses', { keys: [film.id], on: 'purge' })).data
    expect(onPurge.viewers).toBe(2)
    const hidden = (await json<Uses>('POST', '/content/uses', { keys: [film.id] }, vic)).data
    expect([hidden.count, hidden.hidden]).toEqual([0, 3])
  })

  it('show over midnight what viewers have: the day in which an airing begins says it, and a loop tells what comes next', async () => {
    const { saveAll, send } = schedulesOf(ann)
    const shorter = [airs('a', `${TODAY}T22:40`, 60, film.id)]
    const republished = { cs: 'hits', dt: TODAY, st: 'published', ar: shorter, rev: revs.get(TODAY) }
    const rest = [airs('c', `${TOMORROW}T09:30`, 60, film.id)]
    const beside = { cs: 'hits', dt: TOMORROW, st: 'draft', ar: rest, rev: revs.get(TOMORROW) }
    const again = await saveAll([republished, beside], '?confirm=413401')
    expect([again.status, again.says]).toEqual([200, undefined])
    const block = [airs('f', `${TOMORROW}T00:00`, 720, film.id), airs('g', `${TOMORROW}T12:00`, 720, film.id)]
    const { data } = await saveAll([{ cs: 'late', dt: TOMORROW, st: 'published', ar: block, rev: 0 }])
    const looped = {
      keys: data.flatMap(({ key }) => key ?? []),
      end_date_time: '2026-11-30T00:00:00Z',
      st: 'published',
    }
    expect((await send('POST', '/loop', looped)).status).toBe(200)
    const boardAt = async (time: string) => {
      clock = Date.parse(time)
      const person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'Ann' })
      const { channels } = (await json<OnAirBoard>('GET', '/epg/onair', undefined, person)).data
      const lineOf = ({ id }: { id: string }) => channels.find(({ channel }) => channel.id === id)
      return { hits: lineOf(hits), late: lineOf(late) }
    }
    const afterMidnight = (await boardAt(`${TOMORROW}T00:10:00Z`)).hits
    expect(afterMidnight).not.toHaveProperty('now')
    expect(afterMidnight).toMatchObject({ next: { id: 'c' } })
    expect((await boardAt(`${THIRD}T23:50:00Z`)).late).toMatchObject({ now: { id: 'g@1' }, next: { id: 'f@2' } })
  })
})
