import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DashboardData, ListTally } from '#contract/registry/dashboard.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { CONFIG_SEEDS } from '../../seed/config.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
/** Instants of one start, so that seed and question mean the same day. */
const START = Date.now()
const soon = (days: number) => new Date(START + days * DAY_MS).toISOString()
const ZONE = 'Asia/Kuala_Lumpur'
type Film = ContentRow & { rev: number }

describe('the dashboard', () => {
  let server: TestServer
  let admin: Person
  let viewer: Person

  beforeAll(async () => {
    const seeds = [
      aMovie()
        .named('Alpha')
        .with({ lwe: soon(3) })
        .published(),
      aMovie()
        .named('Delta')
        .with({ lwe: soon(60) })
        .published(),
      aMovie().named('Beta').in('rimba-sg').drafted(),
      aMovie().named('Gamma').drafted('pending'),
    ].map((seed) => seed.build())
    server = await startTestServer({
      types: [aType()],
      seed: async ({ documents, config }) => {
        await config.seed(withFilms(), [])
        await documents.load(catalogKind(aType()), seeds)
      },
    })
    admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
    viewer = await server.signInAs('content_user')
  })
  afterAll(() => server.close())

  /** The shipped configuration, with the films of this test as a badge. */
  const withFilms = () =>
    CONFIG_SEEDS.map((seed) => {
      if (seed.type !== 'dashboard') return seed
      const label = { en: 'Films', zh: 'Films', ms: 'Films', ta: 'Films' }
      return { ...seed, attrs: { counts: [{ label, types: ['film', 'movie'], icon: 'film', area: 'vod' }] } }
    })
  const call = async <Data>(person: Person, options: InjectOptions) => {
    const { header, data } = (await person.send(options)).json<Envelope<Data>>()
    return { header, data }
  }
  const read = async (person: Person) =>
    (await call<DashboardData>(person, { url: `/api/dashboard?zone=${ZONE}` })).data
  const create = async (person: Person, payload: object) =>
    (await call<Film>(person, { method: 'POST', url: `${FILMS}?prd=rimba-my`, payload })).data
  const save = (person: Person, { id, rev }: Film, st: string) =>
    call<Film>(person, {
      method: 'PUT',
      url: `${FILMS}/${id}`,
      headers: { 'if-match': `"${rev}"` },
      payload: { st },
    })
  const names = (rows: readonly ContentRow[]) => rows.map((row) => row.lon?.[0]?.n)
  const talliesOf = (data: DashboardData): ListTally[] => [
    ...data.counts.flatMap(({ lists, thisWeek }) => [...lists, ...thisWeek]),
    ...data.expiringSoon,
    ...data.ownDrafts,
    ...data.toApprove,
    ...data.statuses,
    ...data.expiries.flatMap(({ lists }) => lists),
  ]

  it('shows what wants attention, within the products of the token', async () => {
    const data = await read(admin)
    expect(data.failed).toEqual([])
    expect([names(data.expiring), names(data.waiting), names(data.pending)]).toEqual([['Alpha'], ['Gamma'], []])
    expect(data.approves).toBe(true)
    expect(data.counts).toMatchObject([{ types: ['film', 'movie'], count: 2 }])
  })

  it('keeps what waits for an approval from those who may not give it; they see that it waits', async () => {
    const data = await read(viewer)
    expect([names(data.waiting), names(data.pending), data.approves]).toEqual([[], ['Gamma'], false])
    expect(data.toApprove).toEqual([])
  })

  it('counts in each number exactly what the list behind it shows', async () => {
    await create(admin, { lon: [{ lang: 'en', n: 'Made today' }] })
    const data = await read(admin)
    const numbers = talliesOf(data)
    expect(numbers.filter(({ count }) => count > 0).length).toBeGreaterThan(6)
    expect(data.counts[0]?.thisWeek.find(({ type }) => type === 'film')?.count).toBeGreaterThan(0)
    for (const { type, st, filter, count } of numbers) {
      const body = { cty: [type], st, filter, match: 'ALL', zone: ZONE, pageSize: 10 }
      const { header } = await call(admin, { method: 'POST', url: '/api/content/lookup', payload: body })
      expect({ type, st, filter, count: header.count }).toEqual({ type, st, filter, count })
    }
  })

  it("names the day of the caller's zone on which something ends", async () => {
    const { expiries } = await read(admin)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.parse(soon(3)))
    expect(expiries).toHaveLength(30)
    expect(expiries.find((one) => one.day === day)?.lists).toMatchObject([{ type: 'film', count: 1 }])
    expect(expiries.flatMap(({ lists }) => lists)).toHaveLength(1)
  })

  it("says what is wrong with one's own drafts, and what an approver has given back", async () => {
    const creator = await server.signInAs({ roles: ['creator'], products: ['rimba-my'], username: 'cy', name: 'Cy' })
    const film = await create(creator, { lod: [{ lang: 'en', n: 'Nameless' }] })
    expect((await read(creator)).drafts).toMatchObject([{ id: film.id, problems: 1 }])
    const sent = (await save(creator, await create(creator, { lon: [{ lang: 'en', n: 'Sent' }] }), 'pending')).data
    expect((await read(creator)).handedBack).toEqual([])
    await save(admin, sent, 'draft')
    expect((await read(creator)).handedBack).toMatchObject([{ id: sent.id, back: { by: 'Ann' } }])
    expect((await read(admin)).handedBack).toEqual([])
    // What one sent and took back oneself was given back by nobody.
    const own = (await save(admin, await create(admin, { lon: [{ lang: 'en', n: 'Thought better of' }] }), 'pending'))
      .data
    await save(admin, own, 'draft')
    expect((await read(admin)).handedBack).toEqual([])
  })

  it('tells of recent work what was done', async () => {
    const film = await create(admin, { lon: [{ lang: 'en', n: 'Fresh' }] })
    const [first] = (await read(admin)).mine
    expect(first).toMatchObject({ id: film.id, did: { version: 'V1 - draft' } })
  })

  it('adds up each product for whoever has several', async () => {
    const both = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] })
    const { byProduct } = await read(both)
    expect(byProduct.map(({ product }) => product)).toEqual(['rimba-my', 'rimba-sg'])
    expect(byProduct[1]?.lists.find(({ type }) => type === 'film')?.count).toBe(1)
    expect((await read(admin)).byProduct).toEqual([])
  })

  it('shows the rest where a part cannot be read', async () => {
    const { audit } = server.services
    const { handedBack } = audit
    audit.handedBack = () => Promise.reject(new Error('gone'))
    const data = await read(admin)
    audit.handedBack = handedBack
    expect(data.failed).toEqual(['handedBack'])
    expect(data.counts).toHaveLength(1)
  })
})
