import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { LoggedEvent } from '../../stores/eventLog.ts'
import { createNearingWatch } from './nearingWatch.ts'

const [TODAY, TOMORROW] = ['2026-11-24', '2026-11-25']

describe('days of virtual channels that near their air time', () => {
  let server: TestServer
  let now = Date.parse(`${TODAY}T08:00:00Z`)
  const told: string[] = []
  const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
  const hits = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
  const never = aMovie().named('Never').with({ cs: 'never' }).published().build()

  beforeAll(async () => {
    server = await startTestServer({
      now: () => now,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits, never])
      },
    })
    server.services.events.subscribe(({ topic, id, data }: LoggedEvent) => {
      if (topic === 'schedule') told.push(JSON.stringify({ id, ...(data as object) }))
    })
  })
  afterAll(() => server.close())

  /** A server that has just been started: it remembers nothing. */
  const look = () => createNearingWatch({ ...server.services, now: () => now })()
  const save = async (dt: string, st: string, rev: number) => {
    const ann = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'ann',
      name: 'Ann',
    })
    const day = { cs: 'hits', dt, st, ar: [airs(`f${dt}`, `${dt}T00:00`, 1_440, film.id)] }
    expect((await schedulesOf(ann).save(day, rev)).status).toBe(200)
  }
  const news = async (length: number) => {
    await expect.poll(() => told.length).toBe(length)
    return told.slice(-1)[0]
  }
  const said = (dt: string, state: string) => JSON.stringify({ id: hits.id, dt, state })

  it('are told once by day and state, by whichever server, and again when they are ready', async () => {
    now = Date.parse(`${TODAY}T00:00:00Z`) - 3_600_000
    await save(TODAY, 'published', 0)
    now = Date.parse(`${TODAY}T11:00:00Z`)
    await look()
    now = Date.parse(`${TODAY}T13:00:00Z`)
    await Promise.all([look(), look(), look()])
    expect(await news(1)).toBe(said(TOMORROW, 'unfilled'))
    await save(TOMORROW, 'draft', 0)
    await Promise.all([look(), look()])
    expect(await news(2)).toBe(said(TOMORROW, 'draft'))
    await save(TOMORROW, 'published', 1)
    await Promise.all([look(), look()])
    expect(await news(3)).toBe(said(TOMORROW, 'published'))
    await look()
    expect(told).toHaveLength(3)
  })

  it('that were never filled are told to be over', async () => {
    now = Date.parse('2026-11-25T23:00:00Z')
    await look()
    expect(await news(4)).toBe(said('2026-11-26', 'unfilled'))
    now = Date.parse('2026-11-27T00:00:00Z')
    await look()
    await news(6)
    expect(told.slice(4)).toEqual([said('2026-11-26', 'over'), said('2026-11-27', 'unfilled')])
  })
})
