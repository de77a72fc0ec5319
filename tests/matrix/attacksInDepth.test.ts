import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRESENCE_TABS, SIDE_DRAFT_BYTES_PER_USER } from '#contract/values/limits.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { aType } from '../support/aType.ts'
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

describe('a shared view', () => {
  it('names no product that whoever takes it back does not have', async () => {
    const filter = [{ field: 'product', operator: 'one of', term: ['rimba-my', 'rimba-sg'] }]
    const made = await ann.send({
      method: 'POST',
      url: '/api/user/setting/create',
      payload: { n: 'All', t: 'view', payload: { cty: 'movie', filter, match: 'ALL' } },
    })
    const { id } = envelopeOf<{ id: string }>(made).data
    const share = (person: Person, scope: string) =>
      person.send({ method: 'PUT', url: `/api/user/setting/share/${id}`, payload: { scope } })
    expect((await share(ann, 'all')).statusCode).toBe(200)
    const back = await share(await signIn('configurer', 'appconfig_admin', 'rimba-sg'), 'me')
    expect([back.statusCode, back.body.includes('rimba-sg'), back.body.includes('rimba-my')]).toEqual([
      200,
      true,
      false,
    ])
  })
})

describe('what one person keeps', () => {
  it('is bounded by its size too', async () => {
    const film = await aFilm()
    const hoarder = await signIn('hoarder', 'content_user')
    const payload = Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [`k${at}`, randomBytes(45_000).toString('base64')]),
    )
    const park = () =>
      hoarder.send({
        method: 'POST',
        url: '/api/user/draft/save',
        payload: { doc: film.id, urn: URN, rev: 1, payload, reason: 'own' },
      })
    const most = Math.ceil(SIDE_DRAFT_BYTES_PER_USER / (16 * 45_000)) + 1
    const statuses: number[] = []
    for (let at = 0; at < most && statuses.at(-1) !== 413; at += 1) statuses.push((await park()).statusCode)
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 413])
  })
})

describe('a pattern that is costly within what is allowed', () => {
  it('is given up after so much of one record, however many texts that holds', async () => {
    const type = aType({ type: 'costly' })
    const texts = { type: 'array', items: { type: 'string', pattern: '[\\p{L}\\p{N}]{900}$' } }
    const properties = { ...(type.schema.properties as object), texts }
    await server.services.types.install([{ ...type, schema: { ...type.schema, properties } }])
    const create = (many: number) =>
      ann.send({
        method: 'POST',
        url: '/api/content/urn/resource/catalog/costly?prd=rimba-my',
        payload: { prd: ['rimba-my'], texts: Array.from({ length: many }, () => 'a'.repeat(4_000)) },
      })
    expect((await create(2)).statusCode).toBe(201)
    const refused = await create(200)
    expect([refused.statusCode, envelopeOf(refused).header.errors[0]]).toMatchObject([422, { keyword: 'pattern' }])
  })
})

describe('a picture', () => {
  it('fills no slot that its type does not have, and takes no crop that shows nothing', async () => {
    const film = await aFilm()
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#234' } })
      .png()
      .toBuffer()
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    const upload = (slots: string) =>
      ann.send({
        method: 'POST',
        url: `/api/image/upload/${film.id}?urn=${URN}&${slots}`,
        payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'if-match': '1' },
      })
    for (const slots of ['type=Poster&ratio=99x99', 'type=Poster&ratio=16x9,1x99', 'type=Poster,Stills&ratio=16x9'])
      expect([slots, (await upload(slots)).statusCode]).toEqual([slots, 422])
    expect((await upload('type=Poster&ratio=16x9')).statusCode).toBe(200)
    const cropped = await ann.send({
      method: 'PUT',
      url: `/api/image/${film.id}/0-16x9?urn=${URN}`,
      payload: { crop: { left: 1, top: 1, width: 0 } },
      headers: { 'if-match': '2' },
    })
    expect(cropped.statusCode).toBe(422)
  })
})
