import { afterAll, expect, it } from 'vitest'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { runner, type Run } from '../../db/statement.ts'
import { catalogKind } from '../documents/documentKind.ts'
import { readNowOnLooping } from './readNowOnLooping.ts'
import { readOnAirSchedule } from './readOnAirSchedule.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-24T12:00:00Z')
const CODES = ['short', 'long', 'mixed']

let server: TestServer | undefined
afterAll(() => server?.close())

it('tells what all looping channels show now and next in three statements, as each of them read whole would', async () => {
  const film = aMovie().named('Harbour').published().build()
  const channels = CODES.map((cs) => aMovie().named(cs).with({ cs }).published().build())
  server = await startTestServer({
    now: () => START,
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), [film])
      await documents.load(catalogKind(shippedType('virtuallivechannel')), channels)
    },
  })
  const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'Ann', name: 'Ann' })
  const { saveAll, send } = schedulesOf(ann)
  const day = (cs: string, dt: string, ar: object[]) => ({ cs, dt, st: 'published', ar, rev: 0 })
  const quarters = Array.from({ length: 95 }, (_, nth) => {
    const clock = new Date(Date.parse('2026-11-25T00:15:00Z') + nth * (HOUR / 4)).toISOString().slice(0, 16)
    return airs(`q${nth}`, clock, 15, film.id)
  })
  const over = { nextAEd: '2026-11-26T01:00:00.000Z' }
  const rest = { prevASt: '2026-11-25T12:00:00.000Z', off: 12 * HOUR }
  const days = [
    [day('short', '2026-11-25', quarters)],
    [
      day('long', '2026-11-25', [
        airs('a', '2026-11-25T02:00', 600, film.id),
        airs('b', '2026-11-25T12:00', 720, film.id, over),
      ]),
      day('long', '2026-11-26', [airs('b', '2026-11-26T00:00', 60, film.id, rest)]),
    ],
    [
      day('mixed', '2026-11-25', [
        airs('m', '2026-11-25T00:00', 420, film.id),
        airs('n', '2026-11-25T07:00', 1_020, film.id),
      ]),
    ],
  ]
  for (const some of days) {
    const saved = await saveAll(some, '?confirm=413401,113403')
    expect(saved.status).toBe(200)
    const keys = saved.data.slice(0, 1).flatMap(({ key }) => key ?? [])
    const loop = { keys, end_date_time: '2026-11-30T18:00:00Z', st: 'published' }
    expect((await send('POST', '/loop', loop, {})).status).toBe(200)
  }
  const beside = [day('mixed', '2026-11-27', [airs('r', '2026-11-27T05:00', 180, film.id)])]
  expect((await saveAll(beside, '?confirm=413401,113403')).status).toBe(200)

  const run = runner(server.database)
  const sent: string[] = []
  const counting: Run = (statement, values) => {
    sent.push(statement.name)
    return run(statement, values)
  }
  for (let hour = 36; hour < 160; hour += 3.5) {
    const now = START + hour * HOUR
    const range = { from: now, to: now + 36 * HOUR }
    sent.length = 0
    const slots = await readNowOnLooping(counting, { codes: CODES, range, scope: 'all' })
    expect(sent.length).toBeLessThanOrEqual(3)
    for (const cs of CODES) {
      const { airings } = await readOnAirSchedule(run, { cs, range, sides: 'published', scope: 'all', now })
      const whole = airings.slice(0, 2).map((airing) => [airing.id, airing.start, endOf(airing)])
      expect([cs, hour, slots.get(cs)?.map(({ id, from, to }) => [id, from, to])]).toEqual([cs, hour, whole])
    }
  }
})
