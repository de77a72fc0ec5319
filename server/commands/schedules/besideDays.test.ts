import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorRow } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03'] as const
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number

describe('days of a virtual channel beside each other and beside other people', () => {
  let server: TestServer
  let ann: ReturnType<typeof schedulesOf>
  let film = ''

  beforeAll(async () => {
    const harbour = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
    film = harbour.id
    server = await startTestServer({
      now: () => NOW,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [harbour])
        const channel = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [channel])
      },
    })
    const person = { roles: ['content_admin'], products: ['rimba-my'], username: 'Ann', name: 'Ann' }
    ann = schedulesOf(await server.signInAs(person))
  })
  afterAll(() => server.close())

  const draft = (dt: string, ar: object[], st = 'draft') => ({ cs: 'hits', dt, st, ar })
  const vepg = async (start: string, end: string) =>
    (
      await ann.send<{ airing: { uId: string; a_st_dt: string; dur: number }[] }[]>(
        'GET',
        `/../../../../../vepg?channel=hits&start=${start}&end=${end}`,
      )
    ).data.flatMap(({ airing }) => airing)

  it('are published one by one though an airing runs over midnight: it airs as the day says in which it begins', async () => {
    const [dt, next] = DAYS
    const over = [
      draft(dt, [
        airs('a', `${dt}T00:00`, 1_410, film),
        airs('n', `${dt}T23:30`, 30, film, { nextAEd: `${next}T00:30:00.000Z` }),
      ]),
      draft(next, [
        airs('n', `${next}T00:00`, 30, film, { prevASt: `${dt}T23:30:00.000Z`, off: 1_800_000 }),
        airs('z', `${next}T00:30`, 1_410, film),
      ]),
    ] as const
    const shown = async () => (await vepg(dt, DAYS[2])).map(({ uId, dur }) => `${uId} ${dur / 60_000}`)
    await ann.saveAll(over.map((one) => ({ ...one, st: 'draft' })))
    expect((await ann.save({ ...over[1], st: 'published' }, 1)).code).toBe(numberOf('dayWarnings'))
    const second = await ann.save({ ...over[1], st: 'published' }, 1, '?confirm=413401')
    expect([second.status, await shown()]).toEqual([200, ['z 1410']])
    expect((await ann.save({ ...over[0], st: 'published' }, 1)).status).toBe(200)
    expect(await shown()).toEqual(['a 1410', 'n 60', 'z 1410'])
    const longer = [draft(dt, over[0].ar.slice(0, 1)), draft(next, [airs('y', `${next}T00:00`, 1_440, film)])]
    expect((await ann.saveAll(longer.map((one) => ({ ...one, rev: 2 })))).status).toBe(200)
    const early = await ann.save({ ...longer[1], st: 'published' }, 3)
    expect([early.code, await shown()]).toEqual([numberOf('halfAiring'), ['a 1410', 'n 60', 'z 1410']])
    const days = longer.map((one) => ({ ...one, st: 'published', rev: 3 }))
    const checked = await ann.send<{ held: boolean; reason?: string }[]>('POST', '/check', {
      cs: 'hits',
      days: [days[1]],
    })
    expect(checked.data).toMatchObject([{ held: true, reason: 'halfAiring' }])
    expect((await ann.saveAll(days, '?confirm=413401')).status).toBe(200)
    expect(await shown()).toEqual(['a 1410', 'y 1440'])
  })

  it('of four people who make the first save of a day at once go to one, and each other gets what stands', async () => {
    const dt = '2026-12-10'
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => ann.save(draft(dt, [airs(id, `${dt}T10:00`, 60, film)]), 0)),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const winner = all.find(({ status }) => status === 200)?.data.ar[0]?.uId
    for (const { status, code, data } of all)
      if (status === 409) {
        expect(code).toBe(41440202)
        expect(data).toMatchObject({ dt, rev: 1, by: 'Ann', theirs: { ar: [{ uId: winner }] } })
      }
  })
})
