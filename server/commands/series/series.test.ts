import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aType } from '#tests/support/aType.ts'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { upload } from '#tests/support/upload.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const name = (n: string, lang = 'en') => ({ lang, n })
type Made = { id: string; key: string; rev: number }

describe('series, seasons and episodes', () => {
  let server: TestServer
  let admin: Person
  let abroad: Person
  let series: Made
  let other: Made
  const seasons: Made[] = []
  const episodes: Made[] = []

  const get = async <Data>(url: string, person = admin) => {
    const response = await person.send({ url: `/api${url}` })
    return { status: response.statusCode, ...response.json<Envelope<Data>>() }
  }
  const make = async (type: string, body: object, prd = 'rimba-my') => {
    const url = `/api/content/urn/resource/catalog/${type}?prd=${prd}`
    const response = await admin.send({ method: 'POST', url, payload: { prd: [prd], ...body } })
    expect(response.statusCode).toBe(201)
    return response.json<Envelope<Made>>().data
  }
  const put = async (type: string, { id, rev }: Made, payload: object) => {
    const url = `/api/content/urn/resource/catalog/${type}/${id}`
    const answer = await admin.send({ method: 'PUT', url, headers: { 'if-match': `"${rev}"` }, payload })
    expect(answer.statusCode).toBe(200)
  }
  const titles = (rows: readonly ContentRow[]) => rows.map(({ lon }) => lon?.[0]?.n)
  type Assoc = {
    parents: ContentRow[]
    children: { cty: string; count: number; items: ContentRow[] }[]
    related: ContentRow[]
    usedIn: ContentRow[]
    previous?: ContentRow
    next?: ContentRow
  }
  const assoc = async (cty: string, id: string, person = admin) =>
    (await get<Assoc>(`/content/${id}/assocmetadata?cty=${cty}`, person)).data

  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] })
    abroad = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    series = await make('tvseries', { lon: [name('The Ferry Line'), name('渡轮航线', 'zh')], pkg_id: 'ferry' })
    other = await make('tvseries', { lon: [name('Night of the Ferry')], pkg_id: 'night' })
    for (const ssn_n of [2, 1])
      seasons.push(
        await make('tvseason', { lon: [name(`Season ${ssn_n}`)], parent: series.id, ssn_n, pkg_id: 'ferry' }),
      )
    for (const eps_n of [3, 1, 2])
      episodes.push(
        await make('tvepisode', { lon: [name(`Episode ${eps_n}`)], parent: seasons[1]?.id, eps_n, pkg_id: 'ferry' }),
      )
    await make('tvepisode', { lon: [name('Abroad')], parent: seasons[1]?.id, eps_n: 4 }, 'rimba-sg')
    await make('movie', { lon: [name('Ferry: the film')], pkg_id: 'ferry', rel: [other.id] })
  })
  afterAll(() => server.close())

  it('lists children in the order of their numbers, with the number of their own', async () => {
    const { header, data } = await get<ContentRow[]>(`/content/series/${series.id}/children?cty=tvseason`)
    expect(header.count).toBe(2)
    expect(data).toMatchObject([
      { lon: [name('Season 1')], order: 1, children: 4 },
      { lon: [name('Season 2')], order: 2, children: 0 },
    ])
  })

  it('pages through children', async () => {
    const page = (number: number) =>
      get<ContentRow[]>(`/content/series/${seasons[1]?.id}/children?pageSize=2&pageNumber=${number}`)
    expect(titles((await page(1)).data)).toEqual(['Episode 1', 'Episode 2'])
    expect(titles((await page(2)).data)).toEqual(['Episode 3', 'Abroad'])
    expect((await page(3)).data).toEqual([])
    expect((await page(1)).header.count).toBe(4)
  })

  it('hides the children of foreign products, in pages and in counts', async () => {
    const { data } = await get<ContentRow[]>(`/content/series/${seasons[1]?.id}/children`, abroad)
    expect(titles(data)).toEqual(['Abroad'])
    expect((await get<ContentRow[]>(`/content/series/${series.id}/children`, abroad)).data).toEqual([])
    const mine = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const [first] = (await get<ContentRow[]>(`/content/series/${series.id}/children`, mine)).data
    expect(first).toMatchObject({ children: 3 })
  })

  it('knows parents, children, neighbours and kin of a title', async () => {
    const episode = await assoc('tvepisode', episodes[2]?.id ?? '')
    expect(titles(episode.parents)).toEqual(['The Ferry Line', 'Season 1'])
    expect(titles([episode.previous, episode.next].filter((one) => one !== undefined))).toEqual([
      'Episode 1',
      'Episode 3',
    ])
    expect(titles(episode.related)).toEqual(['Ferry: the film'])
    const top = await assoc('tvseries', series.id)
    // Whatever else may stand below a series has none here.
    const [first, ...others] = top.children
    expect([first?.cty, first?.count]).toEqual(['tvseason', 2])
    expect(others.map(({ cty }) => cty)).toContain('trailer')
    expect(others.map(({ count }) => count)).toEqual(others.map(() => 0))
    expect(top).not.toHaveProperty('previous')
  })

  it('stops the chain of parents where one may see no further', async () => {
    const [abroadEpisode] = (await get<ContentRow[]>(`/content/series/${seasons[1]?.id}/children`, abroad)).data
    const known = await assoc('tvepisode', abroadEpisode?.id ?? '', abroad)
    expect(known).toMatchObject({ parents: [], related: [], usedIn: [] })
    expect(known).not.toHaveProperty('previous')
    expect((await get(`/content/${series.id}/assocmetadata?cty=tvseries`, abroad)).status).toBe(404)
  })

  it('knows where a title is used', async () => {
    expect(titles((await assoc('tvseries', other.id)).usedIn)).toEqual(['Ferry: the film'])
    expect(titles((await assoc('tvseries', series.id)).usedIn)).toEqual([])
    const filter = { filter: [{ field: 'refers_to', term: other.id }] }
    const found = await admin.send({ method: 'POST', url: '/api/content/lookup', payload: filter })
    expect(titles(found.json<Envelope<ContentRow[]>>().data)).toEqual(['Ferry: the film'])
  })

  it('suggests series by what is typed, those that begin with it in the language first', async () => {
    const suggest = async (query: string) =>
      (await get<{ pkg_id: string }[]>(`/content/series/suggestion?${query}`)).data.map(({ pkg_id }) => pkg_id)
    expect(await suggest('term=ferry')).toEqual(['night', 'ferry'])
    expect(await suggest('term=the%20fer')).toEqual(['ferry', 'night'])
    expect(await suggest(`term=${encodeURIComponent('渡轮')}&lang=zh`)).toEqual(['ferry'])
    expect(await suggest('term=ferry&pageSize=1')).toHaveLength(1)
    expect((await get('/content/series/suggestion?term=fe')).status).toBe(400)
    const outsider = await server.signInAs('live_content_user')
    expect((await get('/content/series/suggestion?term=ferry', outsider)).status).toBe(403)
  })

  it('refuses a parent that is not there or bears no such children, at the field, by save, creation and bulk', async () => {
    const [episode] = episodes
    const url = '/api/content/urn/resource/catalog/tvepisode'
    const fieldOf = (answer: { json: <J>() => J }) => answer.json<Envelope>().header.errors[0]
    const gone = await make('tvseason', { lon: [name('Gone')], ssn_n: 9 })
    await put('tvseason', gone, { st: 'deleted' })
    for (const parent of ['nope', series.id, seasons[0]?.key, gone.id, '0198c0de-0000-7000-8000-000000000105']) {
      const payload = { lon: [name('Lost')], prd: ['rimba-my'], parent, st: 'draft' }
      const saved = await admin.send({
        method: 'PUT',
        url: `${url}/${episode?.id}`,
        headers: { 'if-match': '"1"' },
        payload,
      })
      expect([saved.statusCode, fieldOf(saved)]).toMatchObject([422, { field: '/parent' }])
      const made = await admin.send({ method: 'POST', url: `${url}?prd=rimba-my`, payload })
      expect([made.statusCode, fieldOf(made)]).toMatchObject([422, { field: '/parent' }])
      const many = await admin.send({
        method: 'PUT',
        url: '/api/bulkupdate/urn/resource/catalog/tvepisode',
        payload: { keys: [episode?.id], set: { parent } },
      })
      expect([many.statusCode, fieldOf(many)]).toMatchObject([422, { field: '/set/parent' }])
      const rows = [
        { ex_id: 'no-parent', 'lon.en': 'Lost', parent },
        { id: episode?.id, parent },
      ]
      const checked = await upload(admin, '/api/import/urn/resource/catalog/tvepisode', {
        query: { prd: 'rimba-my', dryRun: 'true' },
        text: JSON.stringify(rows),
        name: 'episodes.json',
      })
      const { failures, fail } = checked.json<Envelope<ImportDryRun>>().data
      expect(failures).toBe(2)
      expect(fail.map(({ field, keyword }) => [field, keyword])).toEqual(Array(2).fill(['/parent', 'noParent']))
    }
  })

  it('refuses a parent by its external id once that is deleted', async () => {
    const gone = await make('tvseason', { lon: [name('Gone')], ssn_n: 8, ex_id: 'gone-8' })
    const check = async () => {
      const answer = await upload(admin, '/api/import/urn/resource/catalog/tvepisode', {
        query: { prd: 'rimba-my', dryRun: 'true' },
        text: JSON.stringify([{ 'lon.en': 'Below', parent: 'ex:gone-8' }]),
        name: 'episodes.json',
      })
      return answer.json<Envelope<ImportDryRun>>().data
    }
    expect(await check()).toMatchObject({ create: 1, failures: 0 })
    await put('tvseason', gone, { st: 'deleted' })
    expect(await check()).toMatchObject({ create: 0, fail: [{ field: '/parent', keyword: 'row.noParent' }] })
  })

  it('keeps the place of today where an old version stood below a title that is gone, and says so', async () => {
    const [then, now] = [
      await make('tvseason', { lon: [name('Then')], ssn_n: 6 }),
      await make('tvseason', { lon: [name('Now')], ssn_n: 7 }),
    ]
    const { id: _id, ex_id: _exId, ...whole } = shippedType('tvepisode').sample as Record<string, unknown>
    const made = await make('tvepisode', { ...whole, lon: [name('Moved')], parent: then.id, st: 'published' })
    await put('tvepisode', made, { lon: [name('Moved on')], prd: ['rimba-my'], parent: now.id, eps_n: 2, st: 'draft' })
    const restore = async () => {
      const { data } = await get<Made & { parent: string }>(`/content/urn/resource/catalog/tvepisode/${made.id}`)
      const answer = await admin.send({
        method: 'POST',
        url: `/api/content/urn/resource/catalog/tvepisode/${made.id}/versions/${made.key}/restore?confirm=replaceDraft`,
        headers: { 'if-match': `"${data.rev}"` },
      })
      return answer.json<Envelope<object>>().data
    }
    await put('tvseason', then, { st: 'deleted' })
    expect(await restore()).toMatchObject({ lon: [name('Moved')], parent: now.id, wrng: [{ code: 'placeKept' }] })
    await put('tvseason', { ...then, rev: 2 }, { st: 'draft' })
    const back = await restore()
    expect(back).toMatchObject({ parent: then.id })
    expect(back).not.toHaveProperty('wrng')
  })

  it('shows a child at its new place once it was saved there', async () => {
    const [moved] = episodes
    const url = `/api/content/urn/resource/catalog/tvepisode/${moved?.id}`
    const payload = { lon: [name('Episode 3')], prd: ['rimba-my'], parent: seasons[0]?.id, eps_n: 9, st: 'draft' }
    const saved = await admin.send({ method: 'PUT', url, headers: { 'if-match': '"1"' }, payload })
    expect(saved.statusCode).toBe(200)
    const { data } = await get<ContentRow[]>(`/content/series/${seasons[0]?.id}/children`)
    expect(data).toMatchObject([{ lon: [name('Episode 3')], order: 9 }])
  })
})

describe('titles that may stand below their own kind', () => {
  it('never close a ring', async () => {
    const folder = aType({
      type: 'folder',
      relations: { parent: { types: ['folder'], field: 'parent' }, children: ['folder'] },
    })
    const server = await startTestServer({ types: [folder] })
    const admin = await server.signInAs('content_admin')
    const url = '/api/content/urn/resource/catalog/folder'
    const make = async (parent?: string) => {
      const payload = { lon: [name('Folder')], ...(parent && { parent }) }
      return (await admin.send({ method: 'POST', url: `${url}?prd=rimba-my`, payload })).json<Envelope<Made>>().data
    }
    const below = (child: Made, parent: Made) =>
      admin.send({
        method: 'PUT',
        url: `${url}/${child.id}`,
        headers: { 'if-match': `"${child.rev}"` },
        payload: { lon: [name('Folder')], prd: ['rimba-my'], parent: parent.id },
      })
    const top = await make()
    const middle = await make(top.id)
    const bottom = await make(middle.id)
    for (const [child, parent] of [
      [top, bottom],
      [top, top],
    ] as const) {
      const refused = await below(child, parent)
      expect(refused.json<Envelope>().header.errors[0]).toMatchObject({ code: 90010417, field: '/parent' })
    }
    expect((await below(bottom, top)).statusCode).toBe(200)
    await server.close()
  })
})
