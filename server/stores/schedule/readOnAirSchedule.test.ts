import { afterAll, expect, it } from 'vitest'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../documents/documentKind.ts'

let server: TestServer | undefined
afterAll(() => server?.close())

it('ends a turn of a loop over midnight where something airs on the day after, though that day was not asked for', async () => {
  const film = aMovie().named('Harbour').published().build()
  const hits = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
  server = await startTestServer({
    now: () => Date.parse('2026-11-24T12:00:00Z'),
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), [film])
      await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits])
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
