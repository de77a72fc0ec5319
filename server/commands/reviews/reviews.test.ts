import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReviewLink, ReviewNote, ReviewShown } from '#contract/schemas/review.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { NOTES_PER_DOCUMENT, NOTES_PER_LINK } from '#contract/values/review.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type Stored = { id: string; rev: number; st: string }
type Made = { link: ReviewLink; token: string }
type Body = Record<string, unknown>
const PAGE = 'urn:page'
const FILM = 'urn:resource:catalog:film'
const START = Date.parse('2026-11-23T00:00:00Z')
const en = (n: string) => [{ lang: 'en', n }]
const NOT_FOUND = errorRow('notFound').number

describe('review links and notes', () => {
  let server: TestServer
  let at = START
  let store: ReturnType<typeof callsOf>
  let viewer: ReturnType<typeof callsOf>
  let creator: ReturnType<typeof callsOf>
  let foreign: ReturnType<typeof callsOf>
  const stranger = (path: string, body: Body, headers: Record<string, string> = {}) =>
    answered(server.app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers }))
  beforeAll(async () => {
    server = await startTestServer({ types: [aType()], now: () => at })
    const as = async (roles: string[], username: string, product = 'rimba-my') =>
      callsOf(await server.signInAs({ roles, products: [product], username, name: username }), product)
    store = await as(['content_admin'], 'Sam')
    viewer = await as(['content_user'], 'Vic')
    creator = await as(['creator'], 'Cat')
    foreign = await as(['content_admin'], 'Fay', 'rimba-sg')
  })
  afterAll(() => server.close())

  const made = async (path: string, body: object) => (await store<Stored>('POST', path, body)).data
  const film = (name: string, more: object = {}) =>
    made('/content/urn/resource/catalog/film', { lon: en(name), ...more })
  const rail = (name: string, ids: readonly string[]) =>
    made('/storefront/urn/container', {
      ...{ lon: en(name), appliesif: ['secret-policy'] },
      i: [
        {
          type: 'manual',
          priority: 1,
          cu: `/storefront/content/manual?ids=${ids.join(',')}`,
          data: ids.map((id) => ({ id, name: 'Inside' })),
        },
      ],
    })
  const page = (name: string, ids: readonly string[] = [], more: object = {}) =>
    made('/storefront/urn/page', {
      ...{ ty: 'storefront', lon: en(name), ap: [{ n: 'plan', val: ['secret'] }], ...more },
      t: [{ id: 'home', lon: en('Home'), c: ids.map((id) => ({ id })) }],
    })
  const share = (id: string, more: Body = {}, who = store) =>
    who<Made>('POST', '/review/link', { urn: PAGE, id, days: 7, guests: true, notes: true, ...more })
  const open = (token: string) => stranger('/review/open', { token })
  const say = (token: string, more: Body = {}) =>
    stranger('/review/notes/add', { token, name: 'Gus', text: 'Too dark', ...more })
  const notesOn = async (id: string, who = store) =>
    (await who<ReviewNote[]>('GET', '/review/note', undefined, { urn: PAGE, id })).data

  it('show a draft to whoever has the link, and nothing beside it', async () => {
    const live = await film('Live', { st: 'published' })
    const draft = await film('Draft')
    const row = await rail('Row', [live.id, draft.id])
    const shop = await page('Shop', [row.id])
    const { token } = (await share(shop.id)).data
    const { status, data } = await open(token)
    const shown = data as ReviewShown
    expect([status, shown.page?.lon, shown.mayNote, shown.isGuest]).toEqual([200, en('Shop'), true, true])
    const text = JSON.stringify(shown)
    for (const secret of ['Sam', 'secret', 'Inside', '"uu"', '"rev"', '"sides"', 'lock'])
      expect(text).not.toContain(secret)
    const asked = { source: 'manual', params: { ids: [live.id, draft.id].join(',') } }
    const cards = await stranger('/review/rail', { token, ...asked })
    expect((cards.data as Stored[]).map(({ id }) => id)).toEqual([live.id])
    const other = await stranger('/review/rail', { token, ...asked, params: { ids: live.id } })
    expect([other.status, other.code]).toEqual([404, NOT_FOUND])
    const query = { source: 'query', params: { q: '{"filter":[]}' } }
    expect((await stranger('/review/rail', { token, ...query })).status).toBe(404)
  })

  it('show a storefront as one viewer has it, where they name one, and what is not for that viewer nowhere', async () => {
    const live = await film('For gold', { st: 'published' })
    const asked = { source: 'manual', params: { ids: live.id } }
    const entry = {
      type: 'manual',
      priority: 1,
      cu: `/storefront/content/manual?ids=${live.id}`,
      data: [{ id: live.id }],
    }
    const row = (name: string, more: object) => made('/storefront/urn/container', { lon: en(name), ...more })
    const gold = await row('Gold', { ap: [{ n: 'plan', val: ['gold'] }], i: [entry] })
    const later = await row('Later', { st_dt: '2027-01-01T00:00:00.000Z' })
    const shop = await page('Aimed', [gold.id, later.id], { ap: [] })
    const seenBy = async (more: Body) => {
      const { token } = (await share(shop.id, more)).data
      const { page: seen, seenAs } = (await open(token)).data as ReviewShown
      const cards = await stranger('/review/rail', { token, ...asked })
      return [seen?.t?.flatMap(({ c = [] }) => c.map(({ id }) => id)), seenAs, cards.status]
    }
    expect(await seenBy({})).toEqual([[gold.id, later.id], undefined, 200])
    const viewer = { plan: ['gold'] }
    expect(await seenBy({ viewer })).toEqual([[gold.id, later.id], { viewer, unseen: 0 }, 200])
    expect(await seenBy({ viewer: {} })).toEqual([[later.id], { viewer: {}, unseen: 1 }, 404])
    const { data } = await store<{ links: ReviewLink[] }>('GET', '/review/link', undefined, { urn: PAGE, id: shop.id })
    expect(data.links.map((link) => link.viewer)).toEqual(expect.arrayContaining([undefined, viewer, {}]))
    expect((await share(live.id, { urn: FILM, viewer })).status).toBe(422)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [`a${nth}`, ['x']]))
    for (const wrong of [many, { '': ['x'] }, { plan: 'gold' }, { plan: ['x'.repeat(201)] }, [], 'gold'])
      expect([wrong, (await share(shop.id, { viewer: wrong })).status]).toEqual([wrong, 422])
  })

  it('keep of the token nothing but its hash, and are told with who made them', async () => {
    const shop = await page('Kept')
    const { token, link } = (await share(shop.id)).data
    await open(token)
    const listed = await viewer<{ allowsGuests: boolean; links: ReviewLink[] }>('GET', '/review/link', undefined, {
      ...{ urn: PAGE, id: shop.id },
    })
    expect(listed.data).toMatchObject({ allowsGuests: true, links: [{ id: link.id, by: 'Sam', opens: 1 }] })
    const { rows } = await server.database.pool.query('SELECT * FROM review_link WHERE id = $1', [link.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const audit = await server.database.pool.query(
      "SELECT verb, name FROM audit WHERE id = $1 AND verb LIKE '%Review'",
      [shop.id],
    )
    expect(audit.rows).toEqual([{ verb: 'shareReview', name: 'Sam' }])
  })

  it('are dead once they are revoked, have ended, or never were, each like the other', async () => {
    const shop = await page('Dead')
    const [one, other] = [(await share(shop.id)).data, (await share(shop.id, { days: 1 })).data]
    const revoked = await store<ReviewLink>('DELETE', `/review/link/${one.link.id}`, undefined, { urn: PAGE })
    expect(revoked.data.revoked).toBeDefined()
    expect((await store('DELETE', `/review/link/${one.link.id}`, undefined, { urn: PAGE })).status).toBe(200)
    const before = at
    at += DAY_MS + 1
    const answers = [await open(one.token), await open(other.token), await open('x'.repeat(43)), await open('é')]
    at = before
    expect((await open(other.token)).status).toBe(200)
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 404, code: NOT_FOUND, data: null })]),
    )
    for (const path of ['notes', 'notes/add', 'rail'])
      expect(await stranger(`/review/${path}`, { token: one.token, ...bodyOf(path) })).toMatchObject({ status: 404 })
  })

  it('need an account where they say so, or the operator does', async () => {
    const shop = await page('Closed')
    const { token } = (await share(shop.id, { guests: false })).data
    expect((await open(token)).status).toBe(404)
    expect((await viewer('POST', '/review/open', { token })).status).toBe(200)
    expect((await foreign('POST', '/review/open', { token })).status).toBe(404)
    const open2 = (await share(shop.id)).data.token
    const { service } = server.services
    service.reviewGuests = false
    try {
      expect((await open(open2)).status).toBe(404)
      expect((await viewer('POST', '/review/open', { token: open2 })).status).toBe(200)
      expect((await share(shop.id)).status).toBe(422)
    } finally {
      service.reviewGuests = true
    }
  })

  it('are made by who may update, and opened to the world by who may publish', async () => {
    const shop = await page('Rights')
    expect((await share(shop.id, {}, viewer)).status).toBe(403)
    expect((await share(shop.id, {}, creator)).status).toBe(403)
    expect((await share(shop.id, { guests: false }, creator)).status).toBe(201)
    expect((await share(shop.id, {}, foreign)).status).toBe(404)
    expect((await share(shop.id, { days: 31 })).status).toBe(422)
    const { link } = (await share(shop.id)).data
    expect((await viewer('DELETE', `/review/link/${link.id}`, undefined, { urn: PAGE })).status).toBe(403)
    expect((await foreign('DELETE', `/review/link/${link.id}`, undefined, { urn: PAGE })).status).toBe(404)
    expect((await store('DELETE', `/review/link/${link.id}`, undefined, { urn: FILM })).status).toBe(404)
  })

  it('are made once under a retry key; of two answers the later one opens it', async () => {
    const shop = await page('Retried')
    const body = { urn: PAGE, id: shop.id, days: 7, guests: true, notes: true }
    const send = () => store<Made>('POST', '/review/link', body, {}, { 'idempotency-key': 'share-once' })
    const [first, again] = [(await send()).data, (await send()).data]
    expect(again.link).toEqual(first.link)
    expect([(await open(first.token)).status, (await open(again.token)).status]).toEqual([404, 200])
  })

  it('take notes under a name, which the house answers without its own', async () => {
    const shop = await page('Noted')
    const { token } = (await share(shop.id)).data
    const { data } = await say(token, { place: { kind: 'container', at: 'row-1' } })
    const note = data as ReviewNote
    expect(note).toMatchObject({ by: 'Gus', isGuest: true, place: { kind: 'container', at: 'row-1' }, replies: [] })
    const reply = { urn: PAGE, id: shop.id, text: 'Lighter now', parent: note.id }
    expect((await viewer<ReviewNote>('POST', '/review/note', reply)).data.replies).toMatchObject([{ by: 'Vic' }])
    await store('POST', '/review/note', { urn: PAGE, id: shop.id, text: 'Between us' })
    const seen = (await stranger('/review/notes', { token })).data as ReviewNote[]
    expect(seen).toMatchObject([{ text: 'Too dark', replies: [{ text: 'Lighter now', by: '', isOwn: false }] }])
    expect(JSON.stringify(seen)).not.toContain('Vic')
    expect((await notesOn(shop.id)).map(({ text }) => text)).toEqual(['Too dark', 'Between us'])
    expect((await say(token, { parent: note.id, text: 'Thanks' })).status).toBe(201)
    expect((await store('POST', '/review/note', { ...reply, id: (await page('Else')).id })).status).toBe(404)
  })

  it('keep notes as they are typed, and refuse what is none', async () => {
    const shop = await page('Hostile')
    const { token } = (await share(shop.id)).data
    const script = '<script>alert(1)</script>'
    expect((await say(token, { name: script, text: script })).data).toMatchObject({ by: script, text: script })
    expect((await say(token, { name: 'a\u202Eb\n c' })).data).toMatchObject({ by: 'a b c' })
    for (const wrong of [
      { name: '' },
      { name: '\u200b' },
      { name: 'x'.repeat(81) },
      { text: '' },
      { text: ' \n ' },
      { text: 'x'.repeat(60_000) },
      { place: { kind: 'field', at: 'lon' } },
      { place: { kind: 'elsewhere', at: 'x' } },
    ])
      expect([wrong, (await say(token, wrong)).status]).toEqual([wrong, 422])
    expect((await say(token, { text: 'x'.repeat(100_000) })).status).toBe(400)
    expect((await say(token, { parent: 'none' })).status).toBe(404)
    const mute = (await share(shop.id, { notes: false })).data.token
    expect((await say(mute)).status).toBe(403)
  })

  it('take no more notes through one link, or on one document, than people read', async () => {
    const shop = await page('Flooded')
    const { token, link } = (await share(shop.id)).data
    const fill = (many: number, through: string | null) =>
      server.database.pool.query(
        `INSERT INTO review_note (id, urn, doc, place, text, uid, name, link, ct)
        SELECT gen_random_uuid(), $1, $2, 'document', 'x', '', '', $3, now() FROM generate_series(1, $4::integer)`,
        [PAGE, shop.id, through, many],
      )
    await fill(NOTES_PER_LINK, link.id)
    expect((await say(token)).status).toBe(413)
    const note = { urn: PAGE, id: shop.id, text: 'Room yet' }
    expect((await store('POST', '/review/note', note)).status).toBe(201)
    await fill(NOTES_PER_DOCUMENT, null)
    expect((await store('POST', '/review/note', note)).status).toBe(413)
    expect(await notesOn(shop.id)).toHaveLength(NOTES_PER_DOCUMENT)
  })

  it('leave notes that are resolved and opened again, and deleted by who wrote them', async () => {
    const shop = await page('Settled')
    const note = (await viewer<ReviewNote>('POST', '/review/note', { urn: PAGE, id: shop.id, text: 'Mine' })).data
    const resolve = (resolved: boolean, who = store) =>
      who<ReviewNote>('PUT', `/review/note/${note.id}`, { urn: PAGE, resolved })
    expect((await resolve(true, viewer)).status).toBe(403)
    expect((await resolve(true)).data.resolved).toMatchObject({ by: 'Sam', how: 'person' })
    expect((await resolve(false)).data.resolved).toBeUndefined()
    const remove = (who: typeof store) => who('DELETE', `/review/note/${note.id}`, undefined, { urn: PAGE })
    expect([(await remove(store)).status, (await remove(foreign)).status]).toEqual([403, 404])
    await store('POST', '/review/note', { urn: PAGE, id: shop.id, text: 'An answer', parent: note.id })
    expect((await remove(viewer)).status).toBe(200)
    expect(await notesOn(shop.id)).toMatchObject([{ text: '', replies: [{ text: 'An answer' }] }])
  })

  it('leave notes that publishing resolves, and that is told', async () => {
    const shop = await page('Published')
    const { token } = (await share(shop.id)).data
    await say(token)
    const heard: string[] = []
    const stop = server.services.events.subscribe(({ topic, id, data }) => {
      if (topic === 'review' && id === shop.id) heard.push((data as { change: string }).change)
    })
    const publish = await store(
      'PUT',
      `/storefront/urn/page/${shop.id}`,
      { st: 'published' },
      {},
      { 'if-match': `"${shop.rev}"` },
    )
    expect(publish.status).toBe(200)
    await expect.poll(() => heard, { timeout: 60_000 }).toContain('resolved')
    stop()
    expect(await notesOn(shop.id)).toMatchObject([{ resolved: { by: 'Sam', how: 'publish' } }])
  })

  it('of titles show the fields of their type', async () => {
    const title = await film('Shown')
    const { token } = (await share(title.id, { urn: FILM })).data
    const { title: shown } = (await open(token)).data as ReviewShown
    expect(shown).toMatchObject({ type: 'film', lon: en('Shown'), record: { id: title.id, lon: en('Shown') } })
    for (const inside of ['prd', 'uu', 'cu', 'rev', 'lock']) expect(shown?.record).not.toHaveProperty(inside)
  })

  it('are forgotten long after their end', async () => {
    const shop = await page('Past')
    const { link } = (await share(shop.id, { days: 1 })).data
    const before = at
    at += 40 * DAY_MS
    await server.services.reviews.prune()
    at = before
    const { rows } = await server.database.pool.query('SELECT id FROM review_link WHERE id = $1', [link.id])
    expect(rows).toEqual([])
  })
})

it('whoever guesses tokens of links waits', async () => {
  const rates = { perSecond: 1_000, burst: 1_000, searchesPerSecond: 1_000 }
  const server = await startTestServer({ settings: { rates }, now: () => START })
  const guess = () => server.app.inject({ method: 'POST', url: '/api/review/open', payload: { token: 'x'.repeat(43) } })
  const statuses = []
  for (let nth = 0; nth < 23; nth++) statuses.push((await guess()).statusCode)
  expect([statuses.slice(0, 20).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429])
  await server.close()
})

const bodyOf = (path: string): Body =>
  path === 'rail' ? { source: 'manual', params: {} } : path === 'notes/add' ? { text: 'x', name: 'x' } : {}

async function answered(sent: ReturnType<Person['send']>) {
  const response = await sent
  const { header, data } = response.json<Envelope<unknown>>()
  return { status: response.statusCode, code: header.errors[0]?.code, data: response.statusCode < 300 ? data : null }
}

function callsOf(person: Person, product: string) {
  return async <Data>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    words: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const url = `/api${path}?${new URLSearchParams({ ...words, prd: product })}`
    const { status, code, data } = await answered(person.send({ method, url, headers, ...(payload && { payload }) }))
    return { status, code, data: data as Data }
  }
}
