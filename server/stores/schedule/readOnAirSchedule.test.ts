import { afterAll, expect, it } from 'vitest'
import type { OnAirBoard } from '#contract/schemas/live/onAir.ts'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../documents/documentKind.ts'

const film = aMovie().named('Harbour').published().build()
let server: TestServer | undefined
let clock = Date.parse('2026-11-24T12:00:00Z')
afterAll(() => server?.close())

it('ends a turn of a loop over midnight where something airs on the day after, though that day was not asked for', async () => {
  const [hits, long] = ['hits', 'long'].map((cs) => aMovie().named(cs).with({ cs }).published().build())
  server = await startTestServer({
    now: () => clock,
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), [film])
      await documents.load(
        catalogKind(shippedType('virtuallivechannel')),
        [hits, long].filter((one) => one !== undefined),
      )
    },
  })
  const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'Ann', name: 'Ann' })
  const { saveAll, send } = schedulesOf(ann)
  const day = (dt: string, ar: object[]) => ({ cs: 'hits', dt, st: 'published', ar, rev: 0 })
  const block = await saveAll(
    [
      day('2026-11-25', [
        airs('a', '2026-11-25T00:00', 23 * 60, film.id),
        airs('n', '2026-11-25T23:00', 60, film.id, { nextAEd: '2026-11-26T01:00:00.000Z' }),
      ]),
      day('2026-11-26', [
        airs('n', '2026-11-26T00:00', 60, film.id, { prevASt: '2026-11-25T23:00:00.000Z', off: 3_600_000 }),
        airs('b', '2026-11-26T01:00', 23 * 60, film.id),
      ]),
      day('2026-11-28', [airs('c', '2026-11-28T00:30', 60, film.id)]),
    ],
    '?confirm=413401,113403',
  )
  expect(block.status).toBe(200)
  const keys = block.data.slice(0, 2).flatMap(({ key }) => key ?? [])
  const looped = await send('POST', '/loop', { keys, end_date_time: '2026-12-10T00:00:00Z', st: 'published' })
  expect(looped.status).toBe(200)
  const url = '/api/vepg?channel=hits&start=2026-11-27T22:00:00Z&end=2026-11-27T23:30:00Z'
  const [row] = (await ann.send({ method: 'GET', url })).json<Envelope<VepgRow[]>>().data
  const ends = row?.airing.map(({ uId, a_ed_dt }) => [uId.slice(0, 1), a_ed_dt.slice(0, 16)])
  expect(ends).toEqual([
    ['a', '2026-11-27T23:00'],
    ['n', '2026-11-28T00:30'],
  ])
})

it('shows what began two days before, with and without a loop, and takes nothing that lasts longer', async () => {
  const signIn = async () => {
    const ann = await server?.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'Ann',
      name: 'Ann',
    })
    if (!ann) throw new Error('no server has started')
    return ann
  }
  const { saveAll } = schedulesOf(await signIn())
  const day = (dt: string, ar: object[]) => ({ cs: 'long', dt, st: 'published', ar, rev: 0 })
  const [begins, ends] = ['2026-11-26T13:00:00.000Z', '2026-11-28T12:30:00.000Z']
  const parts = (end: string, last: number) => [
    day('2026-11-26', [airs('l', '2026-11-26T13:00', 11 * 60, film.id, { nextAEd: end })]),
    day('2026-11-27', [airs('l', '2026-11-27T00:00', 24 * 60, film.id, { prevASt: begins, nextAEd: end })]),
    day('2026-11-28', [airs('l', '2026-11-28T00:00', last, film.id, { prevASt: begins })]),
  ]
  const confirm = '?confirm=413401,113403'
  expect((await saveAll(parts('2026-11-28T13:01:00.000Z', 13 * 60 + 1), confirm)).status).toBe(422)
  const block = day('2026-11-25', [airs('b', '2026-11-25T00:00', 24 * 60, film.id)])
  const saved = await saveAll([block, ...parts(ends, 12 * 60 + 30)], confirm)
  expect(saved.status).toBe(200)
  clock = Date.parse('2026-11-28T12:00:00Z')
  const later = await signIn()
  const onAir = async () => {
    const { channels } = (await later.send({ method: 'GET', url: '/api/epg/onair' })).json<Envelope<OnAirBoard>>().data
    const [id, now] = [saved.data[0]?.id, channels.find(({ channel }) => channel.lon[0]?.n === 'long')?.now]
    return id && now && [now.id, new Date(now.to).toISOString()]
  }
  expect(await onAir()).toEqual(['l', ends])
  const keys = saved.data.slice(0, 1).flatMap(({ key }) => key ?? [])
  await schedulesOf(later).send('POST', '/loop', { keys, end_date_time: '2026-12-10T00:00:00Z', st: 'published' })
  expect(await onAir()).toEqual(['l', ends])
})
