import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const name = (n: string) => [{ lang: 'en', n }]
type Film = Record<string, unknown> & { id: string; key: string; rev: number; st: string }

describe('the catalogue calls', () => {
  let server: TestServer
  let admin: Person
  let creator: Person
  let approver: Person

  beforeAll(async () => {
    server = await startTestServer({ types: [aType(), aType({ type: 'station', area: 'live', page: 'cp_live' })] })
    admin = await server.signInAs('content_admin')
    creator = await server.signInAs('creator')
    approver = await server.signInAs('approver')
  })
  afterAll(() => server.close())

  const call = async (person: Person, options: InjectOptions) => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<unknown>>()
    return { status: response.statusCode, header, data, etag: response.headers.etag, code: header.errors[0]?.code }
  }
  const create = async (body: Record<string, unknown> = { lon: name('Alpha') }, person = admin) =>
    call(person, { method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: body })
  const made = async (body?: Record<string, unknown>) => (await create(body)).data as Film
  const put = (film: Pick<Film, 'id' | 'rev'>, body: Record<string, unknown>, person = admin, query = '') =>
    call(person, {
      method: 'PUT',
      url: `${FILMS}/${film.id}${query}`,
      headers: { 'if-match': `"${film.rev}"` },
      payload: { prd: ['rimba-my'], ...body },
    })
  const get = async (id: string, query = '', person = admin) => call(person, { url: `${FILMS}/${id}${query}` })

  it('creates in the selected product, drops what the schema does not know, and says so', async () => {
    const answer = await create({ lon: name(' Alpha '), nonsense: 1, st: 'draft', id: 'mine', rev: 99, ia: ['x'] })
    expect(answer).toMatchObject({ status: 201, etag: '"1"' })
    const film = answer.data as Film
    expect(film).toMatchObject({ lon: name('Alpha'), prd: ['rimba-my'], rev: 1, st: 'draft', cty: 'film' })
    expect(film.wrng).toEqual([{ code: 'unknownProperty', msg: expect.stringContaining('/nonsense') }])
    expect(film.ia, 'pictures are never sent with the text').toEqual([])
    expect(film.id).not.toBe('mine')
    const { wrng: _, ...stored } = film
    expect((await get(film.id)).data).toEqual(stored)
  })

  it('asks for a product, and refuses one that the token lacks', async () => {
    const none = await call(admin, { method: 'POST', url: FILMS, payload: { lon: name('Alpha') } })
    expect(none).toMatchObject({ status: 400, code: 90000405 })
    const foreign = await call(admin, { method: 'POST', url: `${FILMS}?prd=other`, payload: { lon: name('Alpha') } })
    expect(foreign.status).toBe(404)
  })

  it('takes an incomplete draft, and publishes nothing that lacks what publishing needs', async () => {
    const film = await made({ yr: 1999 })
    const refused = await put(film, { yr: 1999, st: 'published' })
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.header.errors[0]).toMatchObject({ field: '/lon' })
    const wrong = await put(film, { yr: 'soon' })
    expect(wrong.header.errors[0]).toMatchObject({ field: '/yr' })
    expect((await put(film, { lon: name('Alpha'), prd: [] })).header.errors[0]).toMatchObject({ field: '/prd' })
    expect((await get(film.id)).data).toMatchObject({ rev: 1 })
    expect((await put(film, { lon: name('Alpha'), st: 'published' })).data).toMatchObject({ st: 'published', rev: 2 })
  })

  it('opens a draft over what is published, and gives both sides', async () => {
    const film = await made({ lon: name('Alpha'), st: 'published' })
    const draft = await put(film, { lon: name('Beta') })
    expect(draft.data).toMatchObject({ st: 'draft', n: 2, lon: name('Beta'), prd: ['rimba-my'] })
    expect((await get(film.id)).data).toMatchObject({ st: 'draft' })
    expect((await get(film.id, '?st=published')).data).toMatchObject({ st: 'published', lon: name('Alpha') })
    expect((await get(film.id, '?st=archived')).data).toMatchObject({ st: 'draft' })
    expect((await get(film.id, '?info=row')).data).toMatchObject({ st: 'draft', changed: true })
    const versions = await call(admin, { url: `${FILMS}/${film.id}/versions` })
    expect(versions.data).toMatchObject([
      { name: 'V2 - draft', live: true },
      { name: 'V1 - published', live: true },
    ])
    expect(versions.header.count).toBe(2)
    const old = await call(admin, { url: `${FILMS}/${film.id}/versions/${film.key}` })
    expect(old.data).toMatchObject({ lon: name('Alpha'), n: 1 })
  })

  it('goes the way of two people: submitted by one, approved by another', async () => {
    const film = await made()
    expect((await put(film, { st: 'published' }, creator)).status).toBe(403)
    const waiting = await put(film, { lon: name('Alpha'), st: 'pending' }, creator)
    expect(waiting.data).toMatchObject({ st: 'pending', rev: 2 })
    expect(await put({ id: film.id, rev: 2 }, { lon: name('Other'), st: 'pending' }, creator)).toMatchObject({
      status: 409,
      code: 90010416,
    })
    expect((await put({ id: film.id, rev: 2 }, { st: 'published' }, creator)).status).toBe(403)
    for (const st of ['draft', 'published'])
      expect(await put({ id: film.id, rev: 2 }, { lon: name('Edited'), st }, admin)).toMatchObject({
        status: 409,
        code: 90010419,
      })
    const approved = await put({ id: film.id, rev: 2 }, { st: 'published' }, approver)
    expect(approved.data).toMatchObject({ st: 'published', lon: name('Alpha') })
  })

  it('refuses what is stale with the newer record, and what names no revision', async () => {
    const film = await made()
    await put(film, { lon: name('Theirs') })
    const late = await put(film, { lon: name('Mine') })
    expect(late).toMatchObject({ status: 409, code: 90010409 })
    expect(late.data).toMatchObject({ rev: 2, changed: ['/lon/en/n'], theirs: { lon: name('Theirs') } })
    const blind = await call(admin, { method: 'PUT', url: `${FILMS}/${film.id}`, payload: {} })
    expect(blind.status).toBe(428)
  })

  it('asks before it publishes a draft whose base has moved, and shows the difference', async () => {
    const film = await made({ lon: name('Alpha'), st: 'published' })
    await put(film, { lon: name('Beta') })
    await server.database.pool.query(`UPDATE version SET base = $1 WHERE id = $2 AND st = 'draft'`, [
      '01900000-0000-7000-8000-00000000dead',
      film.id,
    ])
    await server.database.pool.query('UPDATE document SET rev = 3 WHERE id = $1', [film.id])
    const publish = (query: string) =>
      call(admin, {
        method: 'PUT',
        url: `${FILMS}/${film.id}${query}`,
        headers: { 'if-match': '"3"' },
        payload: { st: 'published' },
      })
    expect(await publish('')).toMatchObject({ status: 409, code: 90010412, data: { published: film.key, n: 1 } })
    expect((await publish('?confirm=baseMoved')).data).toMatchObject({ st: 'published', lon: name('Beta') })
  })

  it('discards a draft, but not one that is all there is', async () => {
    const film = await made({ lon: name('Alpha'), st: 'published' })
    await put(film, { lon: name('Beta') })
    const discard = (id: string, rev: number) =>
      call(admin, { method: 'DELETE', url: `${FILMS}/${id}/draft`, headers: { 'if-match': `"${rev}"` } })
    expect((await discard(film.id, 2)).data).toMatchObject({ st: 'published', lon: name('Alpha'), rev: 3 })
    const only = await made()
    expect(await discard(only.id, 1)).toMatchObject({ status: 409, code: 90010414 })
  })

  it('restores a version, over a draft only when confirmed', async () => {
    const film = await made({ lon: name('One'), st: 'published' })
    await put(film, { lon: name('Two') })
    const restore = (query: string) =>
      call(admin, {
        method: 'POST',
        url: `${FILMS}/${film.id}/versions/${film.key}/restore${query}`,
        headers: { 'if-match': '"2"' },
      })
    expect(await restore('')).toMatchObject({ status: 409, code: 90010413 })
    expect((await restore('?confirm=replaceDraft')).data).toMatchObject({ st: 'draft', n: 3, lon: name('One') })
  })

  it('refuses names without a letter or digit and a licence that ends before it starts, at the field', async () => {
    const film = await made()
    const wrong = { lon: name('!!!'), lws: '2027-01-01T00:00:00.000Z', lwe: '2026-01-01T00:00:00.000Z' }
    for (const st of ['draft', 'pending', 'published']) {
      const answer = await put(film, { ...wrong, st })
      expect(answer.status).toBe(422)
      expect(answer.header.errors.map(({ field }) => field)).toEqual(['/lon/0/n', '/lwe'])
    }
  })

  it('archives, restores, deletes and purges by status', async () => {
    const film = await made()
    const steps = ['archived', 'draft', 'deleted', 'purged']
    for (const [index, st] of steps.entries()) {
      const step = await put({ id: film.id, rev: index + 1 }, { st })
      expect(step).toMatchObject({ status: 200, data: { st } })
    }
    expect(await put({ id: film.id, rev: 5 }, { st: 'draft' })).toMatchObject({ status: 409, code: 90010416 })
    expect((await put({ id: film.id, rev: 5 }, { st: 'nonsense' })).status).toBe(400)
  })

  it('keeps what an older form does not know, and an external id for ever', async () => {
    const film = await made({ lon: name('Alpha'), ex_id: 'EX-9', pn: 'acme', yr: 2001 })
    const saved = await put(film, { lon: name('Alpha'), ex_id: 'EX-10' })
    expect(saved.data).toMatchObject({ ex_id: 'EX-9' })
    expect(saved.data).not.toHaveProperty('yr')
    expect(await create({ lon: name('Beta'), ex_id: 'EX-9', pn: 'acme' })).toMatchObject({
      status: 409,
      code: 90010415,
    })
    expect((await put({ id: film.id, rev: 2 }, { lon: name('Alpha') }, admin, '?schema=77')).status).toBe(400)
  })

  it('forgets the text of a purged title in side drafts and in the answers to its retries as well', async () => {
    const request: InjectOptions = {
      method: 'POST',
      url: `${FILMS}?prd=rimba-my`,
      headers: { 'idempotency-key': 'retry-of-purged' },
      payload: { lon: name('Canary') },
    }
    const { id } = (await call(admin, request)).data as { id: string }
    const side = { uid: 'ann', doc: id, urn: 'urn:resource:catalog:film', rev: 1, reason: 'stale', payload: '{}' }
    const drafts = server.database.kysely
    await drafts
      .insertInto('side_draft')
      .values({ ...side, id, ct: new Date().toISOString() })
      .execute()
    await put({ id, rev: 1 }, { st: 'purged' })
    expect(await drafts.selectFrom('side_draft').select('doc').where('doc', '=', id).execute()).toEqual([])
    const again = await admin.send(request)
    expect(again.json()).toMatchObject({ data: { id, st: 'purged', rev: 2 } })
    expect(again.body).not.toContain('Canary')
  })

  it('gives a retry the first answer', async () => {
    const request: InjectOptions = {
      method: 'POST',
      url: `${FILMS}?prd=rimba-my`,
      headers: { 'idempotency-key': 'retry-1' },
      payload: { lon: name('Once') },
    }
    const first = await call(admin, request)
    expect(await call(admin, request)).toEqual(first)
    expect((await call(admin, { ...request, payload: { lon: name('Twice') } })).status).toBe(422)
  })

  it('lists, filters, looks up and counts', async () => {
    const [one, two] = [
      await made({ lon: name('Quaggaland'), gnr: ['drama'] }),
      await made({ lon: name('Quaggapolis') }),
    ]
    const filter = [{ field: 'lon', term: 'quagga', operator: 'starts with' }]
    const found = await call(admin, {
      method: 'POST',
      url: '/api/content/lookup',
      payload: { cty: ['film'], filter, sortBy: 'lon', pageSize: 1 },
    })
    expect(found.header).toMatchObject({ count: 2, next: expect.any(String) })
    expect(found.data).toMatchObject([{ id: one.id, lon: name('Quaggaland'), rev: 1 }])
    const query = encodeURIComponent(JSON.stringify({ filter }))
    const looked = await call(admin, { url: `/api/content/lookup?cty=film&query=${query}&info=full&sortBy=name` })
    expect(looked.data).toMatchObject([{ gnr: ['drama'], n: 1 }, { id: two.id }])
    const page = await call(admin, { url: `${FILMS}?pageSize=2&sortBy=updated&sortOrder=desc` })
    expect((page.data as Film[]).map((row) => row.id)).toEqual([two.id, one.id])
    const counts = await call(admin, { url: '/api/count/urn/resource/catalog/film' })
    expect(counts.data).toEqual([{ name: 'film', count: page.header.count }])
    const unnamed = (lang: string) =>
      call(admin, { url: `/api/count/urn/resource/catalog?types=film&missing_lang=${lang}` })
    expect((await unnamed('en')).data).toEqual([{ name: 'film', count: 0 }])
    expect((await unnamed('ta')).data).toEqual(counts.data)
    expect((await unnamed('fr')).status).toBe(400)
    const payload = { cty: ['film', 'film'], pageSize: 100 }
    const twice = await call(admin, { method: 'POST', url: '/api/content/lookup', payload })
    expect(twice.data).toHaveLength(page.header.count as number)
    const both = await call(admin, { url: `/api/content?keys=${two.key},${one.id}` })
    expect((both.data as Film[]).map((row) => row.id)).toEqual([two.id, one.id])
    expect((await call(admin, { url: `/api/content/lookup?query=${encodeURIComponent('{"filter":1}')}` })).status).toBe(
      400,
    )
    expect((await call(admin, { url: `${FILMS}?sortBy=payload` })).status).toBe(400)
    expect((await call(admin, { url: `${FILMS}?pageSize=500&info=full` })).status).toBe(400)
    expect((await call(admin, { url: `${FILMS}?st=nonsense` })).status).toBe(400)
  })

  it('answers the version of a status, else the last', async () => {
    const film = await made()
    expect((await get(film.id, '?st=archived')).data).toMatchObject({ id: film.id, key: film.key, st: 'draft' })
    const live = (await put(film, { st: 'published', lon: name('Alpha') })).data as Film
    const next = (await put(live, { st: 'draft', lon: name('Beta') })).data as Film
    expect((await get(film.id, '?st=published')).data).toMatchObject({ key: live.key, lon: name('Alpha') })
    expect((await get(film.id, '?st=pending')).data).toMatchObject({ key: next.key, lon: name('Beta') })
    expect((await get(film.id, '?st=pending&info=row')).data).toMatchObject({ id: film.id, lon: name('Beta') })
    expect((await get(film.id, '?st=nonsense')).status).toBe(400)
  })

  it('has an empty list of pictures wherever there are none', async () => {
    const film = await made({ lon: name('Quokka without pictures') })
    expect((await get(film.id)).data).toHaveProperty('ia', [])
    expect((await get(film.id, '?info=row')).data).toHaveProperty('ia', [])
    const versions = (await call(admin, { url: `${FILMS}/${film.id}/versions` })).data as Film[]
    expect((await call(admin, { url: `/api/content?keys=${versions[0]?.key}&info=full` })).data).toMatchObject([
      { ia: [] },
    ])
  })

  it('has no data past the last page, and still tells how many there are', async () => {
    await made({ lon: name('The last of the page') })
    const whole = await call(admin, { url: FILMS })
    const past = await call(admin, { url: `${FILMS}?pageNumber=99` })
    expect(past).toMatchObject({ status: 200, data: [], header: { code: 1, count: whole.header.count } })
    const full = await call(admin, { url: `${FILMS}?pageNumber=99&info=full` })
    expect(full).toMatchObject({ status: 200, data: [], header: { code: 1, count: whole.header.count } })
  })

  it('says with its own number that there are no versions', async () => {
    const none = await call(admin, { url: `${FILMS}/01900000-0000-7000-8000-00000000beef/versions` })
    expect(none).toMatchObject({ status: 404, code: 40710504 })
    const live = '/api/content/urn/resource/catalog/station/01900000-0000-7000-8000-00000000beef/versions'
    expect(await call(admin, { url: live })).toMatchObject({ status: 404, code: 40520504 })
    expect((await get('no-uuid')).status).toBe(404)
    expect((await get("'; DROP TABLE document; --")).status).toBe(404)
  })
})
