import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRESENCE_TABS } from '#contract/values/limits.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const URN = 'urn:resource:catalog:movie'
const { ex_id: _, ...sample } = (shippedTypes().find(({ type }) => type === 'movie')?.sample ?? {}) as Record<
  string,
  unknown
>
const HOUR = 3_600_000
const iso = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

let server: TestServer
let ann: Person
let bob: Person
/** One who may view and change, and is no party to what goes on between Ann and Bob. */
let cleo: Person
let stranger: Person
let live: Person
let nobody: Person

const signIn = (username: string, role: string | undefined, product = 'rimba-my') =>
  server.signInAs({ username, name: `${username}-by-name`, roles: role ? [role] : [], products: [product] })

beforeAll(async () => {
  server = await startTestServer()
  ann = await signIn('ann', 'content_admin')
  bob = await signIn('bob', 'content_admin')
  cleo = await signIn('cleo', 'creator')
  stranger = await signIn('stranger', 'content_admin', 'rimba-sg')
  live = await signIn('live', 'live_content_admin')
  nobody = await signIn('nobody', undefined)
})
afterAll(() => server.close())

async function aFilm(): Promise<{ id: string; urn: string }> {
  const payload = { ...sample, prd: ['rimba-my'] }
  const response = await ann.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload })
  return { id: envelopeOf<{ id: string }>(response).data.id, urn: URN }
}

const lockCall = (person: Person, call: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  person.send({ method, url: `/api/user/lock/${call}`, payload, headers: { 'x-tab-id': 'a-tab' } })

describe('how a lock stands', () => {
  it('is told by no refusal to whoever may not view the title, and its words to nobody else', async () => {
    const film = await aFilm()
    await lockCall(ann, 'acquire', film)
    await lockCall(bob, 'ask', { ...film, message: 'canary word' })
    const calls = (person: Person) => [
      lockCall(person, 'update', { ...film, number: 1 }),
      lockCall(person, 'release', { ...film, number: 1 }, 'PUT'),
      lockCall(person, 'withdraw', film),
      lockCall(person, 'handover', { ...film, number: 1, to: 'x' }),
      lockCall(person, 'decline', { ...film, number: 1, to: 'x' }),
      lockCall(person, 'ask', film),
    ]
    for (const person of [stranger, live, nobody])
      for (const { body } of await Promise.all(calls(person))) expect(body).not.toMatch(/by-name|canary/)
    const told = await Promise.all(calls(cleo))
    expect(told.filter(({ body }) => body.includes('canary'))).toEqual([])
    expect(told[0]?.body).toContain('ann-by-name')
  })

  it('keeps its words where a job is refused', async () => {
    const film = await aFilm()
    await lockCall(ann, 'acquire', film)
    await lockCall(bob, 'ask', { ...film, message: 'canary word' })
    const refused = await cleo.send({ method: 'POST', url: `/api/aggregate/urn/resource/catalog/movie/${film.id}` })
    expect([refused.statusCode, refused.body.includes('canary')]).toEqual([409, false])
  })
})

describe('parked edits', () => {
  it('of a title that one may not view are not taken, and a viewer tells nobody that a lock was lost', async () => {
    const film = await aFilm()
    const viewer = await signIn('viewer', 'content_user')
    const told: unknown[] = []
    const stop = server.services.events.subscribe((event) => {
      if (event.topic === 'lock' && event.id === film.id) told.push(event)
    })
    const payload = { doc: film.id, urn: URN, rev: 1, payload: {}, reason: 'unlocked' }
    const park = (person: Person) =>
      person.send({
        method: 'POST',
        url: '/api/user/draft/save',
        payload: { ...payload, takenBy: { uid: 'ann', name: 'Ann' } },
      })
    for (const [person, status] of [
      [nobody, 403],
      [live, 403],
      [stranger, 404],
      [viewer, 201],
    ] as const)
      expect((await park(person)).statusCode).toBe(status)
    // Told in order: once Cleo's own has come, nothing else is on its way.
    expect((await park(cleo)).statusCode).toBe(201)
    await expect.poll(() => told.length).toBe(1)
    stop()
  })
})

describe('a timing', () => {
  it('is called off or replaced only by whoever may do what was to happen', async () => {
    const film = await aFilm()
    const url = `${MOVIES}/${film.id}/timing`
    const publisher = await signIn('publisher', 'vll_admin')
    const set = (person: Person, payload: object) => person.send({ method: 'PUT', url, payload })
    expect((await set(ann, { publishAt: iso(1), unpublishAt: iso(2) })).statusCode).toBe(200)
    expect((await publisher.send({ method: 'DELETE', url })).statusCode).toBe(403)
    expect((await set(publisher, { publishAt: iso(3) })).statusCode).toBe(403)
    expect((await set(ann, { publishAt: iso(1) })).statusCode).toBe(200)
    expect((await publisher.send({ method: 'DELETE', url })).statusCode).toBe(200)
  })
})

describe('presence', () => {
  it('shows no more tabs of one person than anybody has', async () => {
    const film = await aFilm()
    const show = (tab: string, mode = 'view'): InjectOptions => ({
      method: 'POST',
      url: '/api/user/presence',
      payload: { ...film, mode },
      headers: { 'x-tab-id': tab },
    })
    for (let tab = 0; tab < PRESENCE_TABS; tab += 1) await cleo.send(show(`tab-${tab}`))
    const shown = envelopeOf<unknown[]>(await cleo.send(show('one-too-many'))).data
    expect(shown).toHaveLength(PRESENCE_TABS)
    const other = envelopeOf<{ name: string; mode: string }[]>(await bob.send(show('bobs-tab', 'edit'))).data
    expect(other.filter(({ name }) => name.startsWith('bob'))).toHaveLength(1)
    await cleo.send(show('tab-0', 'leave'))
    const back = envelopeOf<{ tab: string }[]>(await cleo.send(show('one-too-many'))).data
    expect(back.map(({ tab }) => tab)).toContain('one-too-many')
  })
})
