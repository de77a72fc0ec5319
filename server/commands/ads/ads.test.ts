import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdAttribute, AdTag, AdTrial, AdUse, LoadPolicy } from '#contract/schemas/ads.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'

const TAGS = '/ad/tag'
const ATTRIBUTES = '/ad/attribute'
const LOADS = '/ad/loadpolicy'
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number
const URL_OF_TAG = 'https://ads.example.com/vast?genre={genre}&cb=[CACHEBUSTING]'
const GOOD = { ty: 'vast', url: URL_OF_TAG, attrs: [{ n: 'genre', val: 'drama' }] }

let server: TestServer
let ann: Calls
let scheduler: Calls
let viewer: Calls
let far: Calls
beforeAll(async () => {
  server = await startTestServer()
  ann = await callsAs(server, ['ad_admin', 'storefront_admin', 'vll_admin', 'mops_admin'], 'Ann')
  scheduler = await callsAs(server, 'vll_admin', 'Sid')
  viewer = await callsAs(server, 'service_admin', 'Vic')
  far = await callsAs(server, 'ad_admin', 'Far', 'rimba-sg')
})
afterAll(() => server.close())

const tag = (n: string, more: object = GOOD) => ann.send<AdTag>('POST', `${TAGS}/create`, { n, ...more })
const fieldsOf = ({ header }: { header: { errors: { field?: string }[] } }) => header.errors.map(({ field }) => field)

describe('ad tags', () => {
  it('start as drafts, are saved from their revision, published, listed, and keep their versions', async () => {
    const made = (await tag('Films')).data
    expect(made).toMatchObject({ n: 'Films', st: 'draft', rev: 1, prd: ['rimba-my'], ...GOOD })
    const path = `${TAGS}/update/${made.id}`
    const saved = await ann.send<AdTag>('PUT', path, { ...made, ap: ['pre', 'mid'] }, 1)
    expect([saved.status, saved.data.ap]).toEqual([200, ['pre', 'mid']])
    expect((await ann.send('PUT', path, made, 1)).code).toBe(numberOf('stale'))
    expect((await ann.send('PUT', path, made)).status).toBe(428)
    await ann.send('PUT', path, { st: 'published' }, 2)
    await ann.send('PUT', path, { ...saved.data, n: 'Films and shorts' }, 3)
    expect((await viewer.get<VersionEntry[]>(`${TAGS}/versions/${made.id}`)).data).toHaveLength(2)
    expect((await viewer.get<AdTag>(`${TAGS}/${made.id}?st=published`)).data.n).toBe('Films')
    const pre = { filter: [{ field: 'ap', term: 'pre', operator: 'equals' }] }
    const rows = (await viewer.send<{ n: string }[]>('POST', `${TAGS}/filter`, pre)).data
    expect(rows.map(({ n }) => n)).toEqual(['Films and shorts'])
    expect((await tag('films AND shorts')).code).toBe(numberOf('nameTaken'))
  })

  it('are of their product alone, and nobody without the right changes them', async () => {
    const { id, ...made } = (await tag('Ours')).data
    expect((await far.get(`${TAGS}/${id}`)).status).toBe(404)
    expect((await far.send('PUT', `${TAGS}/update/${id}`, made, 1)).status).toBe(404)
    expect((await far.send('DELETE', `${TAGS}/delete/${id}`, undefined, 1)).status).toBe(404)
    expect((await viewer.send('PUT', `${TAGS}/update/${id}`, made, 1)).status).toBe(403)
    expect((await viewer.send('POST', `${TAGS}/try`, { url: URL_OF_TAG })).status).toBe(403)
    expect((await scheduler.get(`${TAGS}/${id}`)).status).toBe(403)
  })

  it.each([
    [{ url: 'http://ads.example.com/vast' }, ['/url']],
    [{ url: 'https://ann:secret@ads.example.com/vast' }, ['/url']],
    [{ url: 'https://169.254.169.254/latest' }, ['/url']],
    [{ url: 'https://ads.example.com/?g={nothing}' }, ['/url']],
    [{ attrs: [{ n: 'genre' }, { n: 'genre' }] }, ['/attrs/1/n']],
    [{ ad_settings: [{ prd: 'rimba-my' }, { prd: 'rimba-my' }] }, ['/ad_settings/1/prd']],
    [
      { ad_settings: [{ prd: 'rimba-my', ad_st: '2026-02-01T00:00:00Z', ad_ed: '2026-01-01T00:00:00Z' }] },
      ['/ad_settings/0/ad_ed'],
    ],
    [
      { ad_settings: [{ prd: 'rimba-my', ad_st: 'soon', ad_pn_url: 'javascript:1' }] },
      ['/ad_settings/0/ad_st', '/ad_settings/0/ad_pn_url'],
    ],
    [{ st: 'published', url: '', ty: undefined }, ['/url', '/ty']],
  ])('say at its field what is wrong: %j', async (wrong, fields) => {
    const answer = await tag(`Wrong ${JSON.stringify(wrong).length}`, { ...GOOD, ...wrong })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
  })

  it('are not deleted while something names them', async () => {
    const { id } = (await tag('Named')).data
    const page = { ty: 'storefront', lon: [{ lang: 'en', n: 'Home' }], ad_tags: [id] }
    expect((await ann.send('POST', '/storefront/urn/page', page)).status).toBe(201)
    const uses = (await viewer.get<AdUse[]>(`${TAGS}/usage/${id}`)).data
    expect(uses).toMatchObject([{ urn: 'urn:page', lon: page.lon, ty: 'storefront' }])
    for (const [method, path, body] of [
      ['DELETE', `${TAGS}/delete/${id}`, undefined],
      ['PUT', `${TAGS}/update/${id}`, { st: 'deleted' }],
    ] as const)
      expect((await ann.send(method, path, body, 1)).code).toBe(numberOf('inUse'))
    const film = { lon: [{ lang: 'en', n: 'Ferry Line' }], ad_tags: [id] }
    for (const type of ['movie', 'program', 'airing'])
      expect((await ann.send('POST', `/content/urn/resource/catalog/${type}`, film)).status).toBe(201)
    const urns = (await viewer.get<AdUse[]>(`${TAGS}/usage/${id}`)).data.map(({ urn }) => urn)
    expect(urns.map((urn) => urn.split(':').at(-1)).toSorted()).toEqual(['airing', 'movie', 'page', 'program'])
    const free = (await tag('Free')).data
    expect((await ann.send('DELETE', `${TAGS}/delete/${free.id}`, undefined, 1)).status).toBe(200)
    expect((await ann.get<AdTag>(`${TAGS}/${free.id}`)).data.st).toBe('deleted')
  })

  it('are tried only at public addresses, and what came is told', async () => {
    const trial = (url: string) => ann.send<AdTrial>('POST', `${TAGS}/try`, { url })
    expect(fieldsOf(await trial('https://localhost/vast'))).toEqual(['/url'])
    expect((await trial('https://nobody.invalid/vast?cb=[CACHEBUSTING]')).data).toMatchObject({
      url: 'https://nobody.invalid/vast?cb=10203040',
      problem: 'unreachable',
    })
  })
})

describe('ad attributes', () => {
  it('have a name that addresses can name, and keep it while a tag sends them', async () => {
    const make = (n: string) =>
      ann.send<AdAttribute>('POST', `${ATTRIBUTES}/create`, {
        n,
        type: 'String',
        source: 'content',
        value: ['a', ' a', ''],
      })
    expect(fieldsOf(await make('no blanks'))).toEqual(['/n'])
    const { data } = await make('mood')
    expect(data.value).toEqual(['a'])
    await tag('Moody', { ...GOOD, url: 'https://ads.example.com/?m={mood}', attrs: [{ n: 'mood' }] })
    const path = `${ATTRIBUTES}/update/${data.id}`
    expect((await ann.send('PUT', path, { ...data, n: 'temper' }, 1)).code).toBe(numberOf('inUse'))
    expect((await ann.send('DELETE', `${ATTRIBUTES}/delete/${data.id}`, undefined, 1)).code).toBe(numberOf('inUse'))
    expect((await ann.send('PUT', path, { ...data, value: ['calm'] }, 1)).status).toBe(200)
    expect((await ann.get<AdUse[]>(`${ATTRIBUTES}/usage/${data.id}`)).data.map(({ lon }) => lon[0]?.n)).toEqual([
      'Moody',
    ])
    expect((await ann.get<{ n: string }[]>(`${ATTRIBUTES}/lookup?term=moo`)).data.map(({ n }) => n)).toEqual(['mood'])
    expect((await ann.get<{ properties: object }>('/schema/urn/resource/ad/attribute')).data.properties).toHaveProperty(
      'n',
    )
    expect((await ann.get('/schema/urn/resource/ad/nothing')).status).toBe(404)
  })
})

describe('load policies', () => {
  const rules = [{ ads: 540_000 }, { from: 22, to: 2, ads: 300_000 }]
  const make = (n: string, more: object) => ann.send<LoadPolicy>('POST', `${LOADS}/create`, { n, ...more })

  it('are in force once they are published, and schedulers read them', async () => {
    const { data } = await make('Nights', { rules, tz: 'Asia/Kuala_Lumpur' })
    expect((await scheduler.get<LoadPolicy[]>(`${LOADS}/list?st=published`)).header.code).toBe(1)
    await ann.send('PUT', `${LOADS}/update/${data.id}`, { st: 'published' }, 1)
    const inForce = (await scheduler.get<LoadPolicy[]>(`${LOADS}/list?st=published`)).data
    expect(inForce).toMatchObject([{ id: data.id, rules, tz: 'Asia/Kuala_Lumpur' }])
    expect((await ann.get<LoadPolicy[]>(`${LOADS}/list`)).data.map(({ n }) => n)).toEqual(['Nights'])
    expect((await far.get(`${LOADS}/list`)).header.code).toBe(1)
  })

  it('are not deleted while schedules count against them', async () => {
    const { data } = await make('Counted', { rules, st: 'published' })
    const channel = { lon: [{ lang: 'en', n: 'Hits' }], cs: 'hits' }
    const made = await ann.send('POST', '/content/urn/resource/catalog/virtuallivechannel', channel)
    expect(made.status).toBe(201)
    expect((await ann.get<AdUse[]>(`${LOADS}/usage/${data.id}`)).data.map(({ lon }) => lon[0]?.n)).toEqual(['Hits'])
    expect((await ann.send('DELETE', `${LOADS}/delete/${data.id}`, undefined, 1)).code).toBe(numberOf('inUse'))
    await ann.send('PUT', `${LOADS}/update/${data.id}`, { st: 'unpublished' }, 1)
    expect((await ann.send('DELETE', `${LOADS}/delete/${data.id}`, undefined, 2)).status).toBe(200)
  })

  it.each([
    [{ rules: [{ from: 7, to: 7, ads: 1 }] }, ['/rules/0/to']],
    [{ rules: [{ from: 7, to: 9 }] }, ['/rules/0']],
    [{ rules: [{ ads: 60_000, longest: 90_000 }] }, ['/rules/0/longest']],
    [{ rules, tz: 'Mars/Olympus' }, ['/tz']],
    [{ st: 'published' }, ['/rules']],
  ])('say at its field what is wrong: %j', async (wrong, fields) => {
    const answer = await make(`Wrong ${JSON.stringify(wrong).length}`, wrong)
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
  })
})
