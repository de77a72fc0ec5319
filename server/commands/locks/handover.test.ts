import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { SideDraft } from '#contract/schemas/sideDraft.ts'
import type { LockState, Presence } from '#contract/schemas/lock.ts'
import { errorRow } from '#contract/wire/errors.ts'
import type { TestServer } from '#tests/support/startServer.ts'
import { startTestServer } from '#tests/support/startServer.ts'
import { movie } from '../../types/movie/movie.ts'

const URN = 'urn:resource:catalog:movie'
type Wire<Data> = { data: Data; header: { errors: { code: number }[] } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Somebody at a tab of their own, and what they send. */
async function person(name: string, role = 'content_admin', products = ['rimba-my']) {
  const { send } = await server.signInAs({ username: name.toLowerCase(), name, roles: [role], products })
  const headers = { 'x-tab-id': `tab.${name}` }
  return async <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const reply = await send({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
    const { data, header } = reply.json<Wire<Data>>()
    return { status: reply.statusCode, data, code: header.errors[0]?.code }
  }
}
type Person = Awaited<ReturnType<typeof person>>

async function aFilm(ann: Person, name: string) {
  const { ia: _ia, ...sample } = movie.sample
  const made = await ann<ContentRecord>('POST', '/content/urn/resource/catalog/movie?prd=rimba-my', {
    ...sample,
    lon: [{ lang: 'en', n: name }],
    prd: ['rimba-my'],
    ex_id: name,
  })
  return { id: made.data.id, urn: URN }
}

describe('asking for a lock', () => {
  it('goes from question to handover, and the words stay between the two', async () => {
    const [ann, bob, cleo] = [await person('Ann'), await person('Bob'), await person('Cleo')]
    const film = await aFilm(ann, 'Alpha')
    const told: Record<string, unknown>[] = []
    const stop = server.services.events.subscribe(({ topic, id, data }) => {
      if (topic === 'lock' && id === film.id) told.push(data as Record<string, unknown>)
    })
    await ann('POST', '/user/lock/acquire', film)
    const asked = await bob<LockState>('POST', '/user/lock/ask', { ...film, message: ' A typo ' })
    expect(asked.data.ask).toMatchObject({ name: 'Bob', tab: 'tab.Bob', message: 'A typo' })
    const beat = await ann<LockState>('POST', '/user/lock/update', { ...film, number: 1 })
    expect(beat.data.ask).toMatchObject({ message: 'A typo' })
    const seen = await cleo<LockState>('GET', `/user/lock/${film.id}/status?urn=${URN}`)
    expect(seen.data.ask).toMatchObject({ name: 'Bob' })
    expect(seen.data.ask).not.toHaveProperty('message')
    expect(await cleo('POST', '/user/lock/ask', film)).toMatchObject({
      status: 409,
      code: errorRow('alreadyAsked').number,
    })
    const { uid } = asked.data.ask ?? { uid: '' }
    expect(await cleo('POST', '/user/lock/handover', { ...film, number: 1, to: uid })).toMatchObject({
      status: 409,
      code: errorRow('lockLost').number,
    })
    const handed = await ann<LockState>('POST', '/user/lock/handover', { ...film, number: 1, to: uid })
    expect(handed.data).toMatchObject({ lo_uid: uid, tab: 'tab.Bob', number: 2 })
    await expect.poll(() => told.map(({ change }) => change)).toEqual(['taken', 'asked', 'handedOver'])
    expect(JSON.stringify(told)).not.toContain('A typo')
    stop()
  })

  it('hears a no with its word; whoever did not ask hears none', async () => {
    const [ann, bob, cleo] = [await person('Ann'), await person('Bob'), await person('Cleo')]
    const film = await aFilm(ann, 'Beta')
    await ann('POST', '/user/lock/acquire', film)
    const { data } = await bob<LockState>('POST', '/user/lock/ask', film)
    await ann('POST', '/user/lock/decline', { ...film, number: 1, to: data.ask?.uid, message: 'Two minutes' })
    const status = `/user/lock/${film.id}/status?urn=${URN}`
    expect((await bob<LockState>('GET', status)).data.ask).toMatchObject({ reply: 'Two minutes' })
    expect((await cleo<LockState>('GET', status)).data.ask).toMatchObject({ reply: '' })
    expect(await ann('POST', '/user/lock/handover', { ...film, number: 1, to: data.ask?.uid })).toMatchObject({
      status: 409,
      code: errorRow('notAsked').number,
    })
  })

  it('needs the right to edit, and a document of one’s own products', async () => {
    const ann = await person('Ann')
    const film = await aFilm(ann, 'Gamma')
    await ann('POST', '/user/lock/acquire', film)
    const [viewer, foreigner] = [
      await person('Vera', 'content_user'),
      await person('Fay', 'content_admin', ['rimba-sg']),
    ]
    expect((await viewer('POST', '/user/lock/ask', film)).status).toBe(403)
    expect((await foreigner('POST', '/user/lock/ask', film)).status).toBe(404)
    expect((await foreigner('POST', '/user/presence', { ...film, mode: 'view' })).status).toBe(404)
    const draft = { doc: film.id, urn: URN, rev: 1, payload: { yr: 1 }, reason: 'own' }
    expect((await foreigner('POST', '/user/draft/save', draft)).status).toBe(404)
  })
})

describe('parked edits over the wire', () => {
  it('are told to their owner and to whoever took the lock, without a word of them', async () => {
    const [ann, max] = [await person('Ann'), await person('Max')]
    const film = await aFilm(ann, 'Delta')
    const told: { topic: string; data: unknown }[] = []
    const stop = server.services.events.subscribe(({ topic, data }) => {
      if (topic !== 'version') told.push({ topic, data })
    })
    const saved = await ann<SideDraft>('POST', '/user/draft/save', {
      doc: film.id,
      urn: URN,
      rev: 1,
      payload: { lod: 'a secret plot' },
      base: {},
      reason: 'unlocked',
      takenBy: { uid: 'max', name: 'Max' },
    })
    expect(saved).toMatchObject({ status: 201, data: { fields: ['lod'], by: 'Max' } })
    await expect.poll(() => told.map(({ topic }) => topic)).toEqual(['draft', 'lock'])
    expect(JSON.stringify(told)).not.toContain('secret')
    stop()
    expect((await max('GET', `/user/draft/${saved.data.id}`)).status).toBe(404)
    expect((await ann<object>('GET', `/user/draft/${saved.data.id}`)).data).toMatchObject({
      payload: { lod: 'a secret plot' },
    })
    expect((await ann('DELETE', `/user/draft/delete/${saved.data.id}`)).status).toBe(200)
    expect((await ann('GET', `/user/draft/${saved.data.id}`)).status).toBe(404)
  })
})

describe('presence over the wire', () => {
  it('answers everybody who is here, tells only what changes, and forgets who leaves', async () => {
    const [ann, vera] = [await person('Ann'), await person('Vera', 'content_user')]
    const film = await aFilm(ann, 'Epsilon')
    const told: unknown[] = []
    const stop = server.services.events.subscribe(({ topic, by, data }) => {
      if (topic === 'presence') told.push([by, (data as Presence).mode])
    })
    await ann('POST', '/user/presence', { ...film, mode: 'edit', place: 'names' })
    await ann('POST', '/user/presence', { ...film, mode: 'edit', place: 'names' })
    const here = await vera<Presence[]>('POST', '/user/presence', { ...film, mode: 'view' })
    expect(here.data.map(({ name, mode, place }) => [name, mode, place])).toEqual([
      ['Ann', 'edit', 'names'],
      ['Vera', 'view', null],
    ])
    await ann('POST', '/user/presence', { ...film, mode: 'leave' })
    const left = await vera<Presence[]>('GET', `/user/presence/${film.id}?urn=${URN}`)
    expect(left.data.map(({ name }) => name)).toEqual(['Vera'])
    await expect
      .poll(() => told)
      .toEqual([
        ['Ann', 'edit'],
        ['Vera', 'view'],
        ['Ann', 'leave'],
      ])
    stop()
  })
})
