import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorefrontCalendarRow, StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StorePage, StoreTree } from '#contract/schemas/storefront/storePage.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'

const PAGES = '/storefront/urn/page'
const CONTAINERS = '/storefront/urn/container'
const en = (n: string) => [{ lang: 'en', n }]
const film = { type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=f1', data: [{ id: 'f1' }] }
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number

describe('storefronts, collections and containers', () => {
  let server: TestServer
  let ann: Calls
  let bob: Calls
  let viewer: Calls
  let far: Calls
  beforeAll(async () => {
    server = await startTestServer()
    ann = await callsAs(server, 'storefront_admin', 'Ann')
    bob = await callsAs(server, 'storefront_admin', 'Bob')
    viewer = await callsAs(server, 'storefront_user', 'Vic')
    far = await callsAs(server, 'storefront_admin', 'Far', 'rimba-sg')
  })
  afterAll(() => server.close())

  const page = async (name: string, more: object = {}) =>
    (await ann.send<StorePage>('POST', PAGES, { ty: 'storefront', lon: en(name), ...more })).data
  const container = async (name: string, more: object = {}) =>
    (await ann.send<StoreContainer>('POST', CONTAINERS, { lon: en(name), i: [film], ...more })).data

  it('are made, read, saved from their revision, published, and listed', async () => {
    const made = await page('Rimba MY')
    expect(made).toMatchObject({ urn: 'urn:page', ty: 'storefront', st: 'draft', rev: 1, prd: ['rimba-my'] })
    const saved = await ann.send<StorePage>('PUT', `${PAGES}/${made.id}`, { ...made, seo: { 'tw.ca': 'summary' } }, 1)
    expect([saved.status, saved.data.rev, saved.data.seo]).toEqual([200, 2, { 'tw.ca': 'summary' }])
    const stale = await bob.send('PUT', `${PAGES}/${made.id}`, { ...made, lon: en('Late') }, 1)
    expect([stale.status, stale.code]).toEqual([409, numberOf('stale')])
    const live = await ann.send<StorePage>('PUT', `${PAGES}/${made.id}`, { st: 'published' }, 2)
    expect([live.data.st, live.data.seo]).toEqual(['published', { 'tw.ca': 'summary' }])
    expect((await viewer.get<StorePage>(`${PAGES}/${made.id}?st=published`)).data.st).toBe('published')
    const rows = (await viewer.get<ContentRow[]>(`${PAGES}?ty=storefront&term=rimba`)).data
    expect(rows.map(({ id, cty, ty }) => [id, cty, ty])).toContainEqual([made.id, 'page', 'storefront'])
    expect((await viewer.get<ContentRow[]>(`${PAGES}?ty=collection&term=rimba`)).data).toEqual([])
    const unnamedIn = async (term: string) => {
      const filter = [{ field: 'missing_lang', term, operator: 'equals' }]
      return (await viewer.send<ContentRow[]>('POST', `${PAGES}/lookup`, { filter })).data.map(({ id }) => id)
    }
    expect([(await unnamedIn('ta')).includes(made.id), (await unnamedIn('en')).includes(made.id)]).toEqual([
      true,
      false,
    ])
    expect((await viewer.get<{ n: number }[]>(`${PAGES}/${made.id}/versions`)).data.map(({ n }) => n)).toEqual([1])
  })

  it('are of their product alone', async () => {
    const made = await page('Ours')
    expect((await far.get(`${PAGES}/${made.id}`)).status).toBe(404)
    expect((await far.send('PUT', `${PAGES}/${made.id}`, { ...made, lon: en('Theirs') }, 1)).status).toBe(404)
    expect((await far.get<ContentRow[]>(`${PAGES}?term=Ours`)).data).toEqual([])
    expect((await viewer.send('PUT', `${PAGES}/${made.id}`, made, 1)).status).toBe(403)
  })

  it('need names and, to be published, something to show', async () => {
    const refused = async (call: Promise<{ status: number; code: number | undefined }>) => {
      const { status, code } = await call
      return [status, code]
    }
    expect(await refused(ann.send('POST', PAGES, { ty: 'storefront', lon: en('…') }))).toEqual([
      422,
      numberOf('blankName'),
    ])
    expect((await ann.send('POST', PAGES, { lon: en('Of no kind') })).status).toBe(422)
    const draft = await container('Empty', { i: [] })
    const publish = (id: string, rev: number) => ann.send('PUT', `${CONTAINERS}/${id}`, { st: 'published' }, rev)
    expect(await refused(publish(draft.id, 1))).toEqual([422, numberOf('itemsMissing')])
    const unnamed = await container('x', { lon: [] })
    expect(await refused(publish(unnamed.id, 1))).toEqual([422, numberOf('blankName')])
    expect((await publish((await container('Full')).id, 1)).status).toBe(200)
  })

  it('show nothing of another product, nor keep its owners from deleting it', async () => {
    const theirs = async (path: string, more: object) =>
      (await far.send<StorePage>('POST', path, { lon: en('Theirs'), i: [film], ...more })).data.id
    const shared = await theirs(CONTAINERS, { owner: 'reusable' })
    const own = await theirs(CONTAINERS, {})
    const shelf = await theirs(PAGES, { ty: 'collection' })
    const { id: mine } = await page('Mine')
    const none = '0198c0de-0000-7000-8000-00000000dead'
    for (const id of [shared, own, none]) {
      const text = { lon: en('Mine'), prd: ['rimba-my'], t: [{ id: 'home', lon: en('Home'), c: [{ id }] }] }
      const tree = (more: object) =>
        ann.send('PUT', `${PAGES}/${mine}/tree`, { page: text, containers: [], removed: [], ...more }, 1)
      const refused = [
        await ann.send('POST', PAGES, { ty: 'storefront', ...text }),
        await ann.send('PUT', `${PAGES}/${mine}`, text, 1),
        await tree({}),
        await tree({ containers: [{ id, rev: 1, lon: en('Stolen') }] }),
        await tree({ page: {}, removed: [{ id, rev: 1 }] }),
      ]
      const told = [404, numberOf('notFound'), { id }]
      expect(refused.map(({ status, code, data }) => [status, code, data])).toEqual(refused.map(() => told))
    }
    // What never was may be named among titles, and so may a collection of others: nobody is told which it is.
    for (const id of [shelf, none]) await container('Names', { i: [{ type: 'collection', data: [{ id }] }] })
    expect((await container('Elsewhere', { prd: ['rimba-sg'] })).prd).toEqual(['rimba-my'])
    for (const path of [`${CONTAINERS}/${shared}`, `${CONTAINERS}/${own}`, `${PAGES}/${shelf}`])
      expect((await far.send('PUT', path, { st: 'deleted' }, 1)).status).toBe(200)
  })

  it('keep what the rules do not know, and a container’s ownership', async () => {
    const made = await container('Kept', { vendor: { a: [1] }, lo: 'hero' })
    expect(made).toMatchObject({ owner: 'standalone', vendor: { a: [1] }, lo: 'hero' })
    expect((await viewer.get<ContentRow[]>(`${CONTAINERS}?owner=standalone&term=Kept`)).data).toHaveLength(1)
    const found = { filter: [{ field: 'owner', term: 'reusable', operator: 'equals' }] }
    expect((await viewer.send<ContentRow[]>('POST', `${CONTAINERS}/lookup`, found)).data).toEqual([])
    const odd = await viewer.send('POST', `${CONTAINERS}/lookup`, { filter: [{ field: 'nope', term: 'x' }] })
    expect([odd.status, odd.code]).toEqual([400, numberOf('badFilter')])
  })

  it('are locked while somebody edits them', async () => {
    const made = await page('Locked')
    const lock = { id: made.id, urn: 'urn:page' }
    expect((await ann.send('POST', '/user/lock/acquire', lock, undefined, { 'x-tab-id': 'ann-1' })).status).toBe(200)
    const refused = await bob.send('PUT', `${PAGES}/${made.id}`, { ...made, lon: en('Bobs') }, 1)
    expect([refused.status, refused.code]).toEqual([409, numberOf('locked')])
    const whole = { page: { lon: en('Bobs') }, containers: [], removed: [] }
    expect((await bob.send('PUT', `${PAGES}/${made.id}/tree`, whole, 1)).code).toBe(numberOf('locked'))
    expect((await far.send('POST', '/user/lock/acquire', lock, undefined, { 'x-tab-id': 'far-1' })).status).toBe(404)
  })

  it('have an audit trail of their own', async () => {
    const shop = await page('Audited')
    const rail = await container('Audited rail')
    for (const [kind, id] of [
      ['page', shop.id],
      ['container', rail.id],
    ]) {
      const trail = await viewer.get<{ by: string }[]>(`/audit/${kind}/${id}`)
      expect([trail.status, trail.data.length]).toEqual([200, 1])
    }
  })

  it('are told where they are shown, and are not deleted meanwhile', async () => {
    const rail = await container('Shared', { owner: 'reusable' })
    const shop = await page('Shop', { t: [{ id: 'home', lon: en('Home'), c: [{ id: rail.id }] }] })
    const uses = (await viewer.get<StorefrontUse[]>(`${CONTAINERS}/${rail.id}/usage`)).data
    expect(uses.map(({ id, tab }) => [id, tab?.lon[0]?.n])).toEqual([[shop.id, 'Home']])
    const [row] = (await viewer.get<ContentRow[]>(`${CONTAINERS}?term=Shared`)).data
    expect([row?.id, row?.shown_in]).toEqual([rail.id, [{ id: shop.id, ty: 'storefront', lon: en('Shop') }]])
    const gone = await ann.send('PUT', `${CONTAINERS}/${rail.id}`, { st: 'deleted' }, 1)
    expect([gone.status, gone.code]).toEqual([409, numberOf('inUse')])
    expect((await viewer.get<StorefrontUse[]>(`${PAGES}/${shop.id}/usage`)).data).toEqual([])
    expect((await ann.send('PUT', `${PAGES}/${shop.id}`, { st: 'deleted' }, 1)).status).toBe(200)
    expect((await ann.send('PUT', `${CONTAINERS}/${rail.id}`, { st: 'deleted' }, 1)).status).toBe(200)
  })

  it('are deleted once under a retry key, and a purge forgets the answer to it', async () => {
    const secret = await page('Secret')
    const key = { 'idempotency-key': 'delete-once' }
    const gone = (more: Record<string, string> = {}) =>
      ann.send<StorePage>('PUT', `${PAGES}/${secret.id}`, { st: 'deleted' }, 1, more)
    const [first, again] = [await gone(key), await gone(key)]
    expect([first.status, again.data]).toEqual([200, first.data])
    expect((await gone()).status).toBe(409)
    const purged = await ann.send('PUT', `${PAGES}/${secret.id}`, { st: 'purged' }, 2)
    expect(purged.status).toBe(200)
    expect(JSON.stringify((await gone(key)).data)).not.toContain('Secret')
  })

  it('stand in the calendar with their tabs', async () => {
    const dates = { st_dt: '2026-12-01T00:00:00.000Z', ed_dt: '2026-12-10T00:00:00.000Z' }
    const festive = await page('Festive', {
      ...dates,
      t: [{ id: 'eve', lon: en('Eve'), ed_dt: '2027-01-01T00:00:00.000Z' }],
    })
    // The tab ends within the page: what was adjusted is told.
    expect(festive.wrng?.map(({ code }) => code)).toEqual(['narrowed'])
    const calendar = async (from: string, to: string) => {
      const { data } = await viewer.get<StorefrontCalendarRow[]>(
        `/storefront/calendar?ty=storefront&from=${from}&to=${to}`,
      )
      return data.filter(({ id }) => id === festive.id).map(({ tab, ed_dt }) => [tab, ed_dt?.slice(0, 10)])
    }
    expect(await calendar('2026-12-09', '2026-12-12')).toEqual([
      [undefined, '2026-12-10'],
      ['eve', '2026-12-10'],
    ])
    expect(await calendar('2026-12-10', '2026-12-12')).toEqual([])
    expect((await viewer.get('/storefront/calendar?ty=storefront&from=soon&to=later')).status).toBe(400)
  })

  it('are found by name, and say what they may be filtered by', async () => {
    const collection = await page('Malay classics', { ty: 'collection' })
    expect(
      (await viewer.get<ContentRow[]>('/storefront/collection/search?term=malay')).data.map(({ id }) => id),
    ).toEqual([collection.id])
    const [keys] = (await viewer.get<{ attrs: { key: string }[] }[]>('/storefront/filter/keys?ty=container')).data
    expect(keys?.attrs.map(({ key }) => key)).toContain('src_ty')
  })

  describe('saved as a whole', () => {
    const tree = (id: string, body: object, rev: number, by = ann) =>
      by.send<StoreTree>('PUT', `${PAGES}/${id}/tree`, body, rev)
    const rail = (id: string, more: object = {}) => ({ id, lon: en(id), i: [film], ...more })
    const home = (...ids: string[]) => [{ id: 'home', lon: en('Home'), c: ids.map((id) => ({ id })) }]
    async function built(name: string) {
      const made = await page(name)
      const body = {
        page: { lon: en(name), t: home('new:1', 'new:2') },
        containers: [rail('new:1'), rail('new:2')],
        removed: [],
      }
      const { data, header } = await tree(made.id, body, 1)
      expect(header.errors).toEqual([])
      const [one = '', two = ''] = [data.ids['new:1'], data.ids['new:2']]
      return { id: made.id, one, two, rev: data.page.rev ?? 0 }
    }

    it('gives new containers their ids, and reads them inside their page', async () => {
      const { id, one, two, rev } = await built('Whole')
      expect(rev).toBe(2)
      const { data } = await viewer.get<StorePage>(`${PAGES}/${id}?info=full`)
      expect(data.t?.[0]?.c?.map((inside) => [inside.id, inside.lon?.[0]?.n, inside.rev])).toEqual([
        [one, 'new:1', 1],
        [two, 'new:2', 1],
      ])
    })

    it('is all or nothing: one stale container refuses the rest', async () => {
      const { id, one, two, rev } = await built('Atomic')
      await bob.send('PUT', `${CONTAINERS}/${two}`, rail('Bobs', { prd: ['rimba-my'] }), 1)
      const body = {
        page: { lon: en('Never'), t: home(one, two) },
        containers: [rail(one, { rev: 1 }), rail(two, { rev: 1 })],
        removed: [],
      }
      const refused = await tree(id, body, rev)
      expect([refused.status, refused.code, refused.data]).toMatchObject([
        409,
        numberOf('stale'),
        {
          ...{ id: two, rev: 2, by: expect.any(String) as string },
          theirs: { id, lon: en('Atomic'), t: [{ c: [{ id: one }, { id: two, lon: en('Bobs') }] }] },
        },
      ])
      const { data } = await viewer.get<StorePage>(`${PAGES}/${id}?info=full`)
      expect([data.lon?.[0]?.n, data.rev, data.t?.[0]?.c?.[0]?.rev]).toEqual(['Atomic', rev, 1])
      expect((await tree(id, body, rev - 1)).code).toBe(numberOf('stale'))
    })

    it('removes no container that another changed since, and takes none of a page that was never live for live', async () => {
      const { id, one, two, rev } = await built('Removing')
      await bob.send('PUT', `${CONTAINERS}/${two}`, rail('Bobs', { prd: ['rimba-my'] }), 1)
      const without = (removed: object[]) => ({
        page: { lon: en('Removing'), t: home(one) },
        ...{ containers: [], removed },
      })
      expect((await tree(id, without([{ id: two, rev: 1 }]), rev)).code).toBe(numberOf('stale'))
      const { data } = await tree(id, without([{ id: two, rev: 2 }]), rev)
      expect((data.page.wrng ?? []).map(({ code }) => code)).not.toContain('keptLive')
      expect((await viewer.get<StorePage>(`${CONTAINERS}/${two}`)).data.st).toBe('deleted')
    })

    it('takes away what was the page’s own and is no longer shown, named or not', async () => {
      const { id, one, two, rev } = await built('Left out')
      const { status } = await tree(id, { page: { t: home(one) }, containers: [], removed: [] }, rev)
      expect([status, (await viewer.get<StoreContainer>(`${CONTAINERS}/${two}`)).data.st]).toEqual([200, 'deleted'])
    })

    it('is read as it was: an old version has its containers of that time, also those that are gone', async () => {
      const { id, one, two, rev } = await built('Old')
      const published = (name: string, ids: string[], at: number, containers: object[]) =>
        tree(id, { page: { st: 'published', lon: en(name), t: home(...ids) }, containers, removed: [] }, at)
      const live = (inside: string, name: string, at: number) =>
        rail(inside, { lon: en(name), rev: at, st: 'published' })
      const first = await published('First', [one, two], rev, [live(one, 'One', 1), live(two, 'Two', 1)])
      const opened = await tree(
        id,
        {
          page: { lon: en('Draft'), t: home(one) },
          containers: [rail(one, { lon: en('Later'), rev: 2 })],
          removed: [],
        },
        first.data.page.rev ?? 0,
      )
      await published('Second', [one], opened.data.page.rev ?? 0, [live(one, 'Later', 3)])
      const { data: versions } = await viewer.get<{ key: string; st: string }[]>(`${PAGES}/${id}/versions`)
      const read = async (nth: number, by = viewer) =>
        by.get<StorePage>(`${PAGES}/${id}/versions/${versions[nth]?.key}`)
      const namesOf = ({ data: { lon, t } }: Awaited<ReturnType<typeof read>>) =>
        [lon, ...(t?.[0]?.c ?? []).map((inside) => inside.lon)].map((names) => names?.[0]?.n)
      expect(namesOf(await read(0))).toEqual(['Second', 'Later'])
      expect(namesOf(await read(1))).toEqual(['First', 'One', 'Two'])
      expect((await read(1, far)).status).toBe(404)
      expect((await viewer.get(`${PAGES}/${id}/versions/none`)).status).toBe(404)
      const own = (await viewer.get<{ key: string }[]>(`${CONTAINERS}/${one}/versions`)).data.at(-1)?.key
      const container = (by: typeof viewer) => by.get<StoreContainer>(`${CONTAINERS}/${one}/versions/${own}`)
      expect((await container(viewer)).data.lon).toEqual(en('One'))
      expect((await container(far)).status).toBe(404)
    })

    it('narrows what lies within, sent or not, and tells what was adjusted', async () => {
      const { id, one, two, rev } = await built('Narrow')
      const late = { ed_dt: '2027-03-31T00:00:00.000Z' }
      await ann.send('PUT', `${CONTAINERS}/${two}`, { ...rail(two), ...late, prd: ['rimba-my'] }, 1)
      const ends = { ed_dt: '2026-12-31T00:00:00.000Z' }
      const body = {
        page: { lon: en('Narrow'), ...ends, t: home(one, two) },
        containers: [rail(one, { rev: 1, ...late })],
        removed: [],
      }
      const { status, data } = await tree(id, body, rev)
      expect([status, data.page.wrng?.map(({ code }) => code)]).toEqual([200, ['narrowed', 'narrowed']])
      for (const inside of [one, two])
        expect((await viewer.get<StoreContainer>(`${CONTAINERS}/${inside}`)).data.ed_dt).toBe(ends.ed_dt)
    })

    it('is published in one go, and takes from viewers only then what was removed', async () => {
      const { id, one, two, rev } = await built('Live')
      const publish = {
        page: { st: 'published', lon: en('Live'), t: home(one, two) },
        containers: [one, two].map((inside) => rail(inside, { rev: 1, st: 'published' })),
        removed: [],
      }
      const live = (await tree(id, publish, rev)).data
      expect([live.page.st, ...live.containers.map(({ st }) => st)]).toEqual(['published', 'published', 'published'])
      const without = { page: { lon: en('Live'), t: home(one) }, containers: [], removed: [{ id: two, rev: 2 }] }
      const draft = (await tree(id, without, live.page.rev ?? 0)).data
      expect(draft.page.wrng?.map(({ code }) => code)).toEqual(['keptLive'])
      const shown = async () =>
        (await viewer.get<StorePage>(`${PAGES}/${id}?st=published&info=full`)).data.t?.[0]?.c ?? []
      expect((await shown()).map(({ st }) => st)).toEqual(['published', 'published'])
      const last = { page: { st: 'published', lon: en('Live'), t: home(one) }, containers: [], removed: [] }
      const after = await tree(id, last, draft.page.rev ?? 0)
      expect(after.status).toBe(200)
      expect((await shown()).map((inside) => inside.id)).toEqual([one])
      expect((await viewer.get<StoreContainer>(`${CONTAINERS}/${two}`)).data.st).toBe('deleted')

      // So it goes where the page is published by its status alone, as lists do.
      const bare = { page: { lon: en('Live'), t: home() }, containers: [], removed: [] }
      const emptied = (await tree(id, bare, after.data.page.rev ?? 0)).data
      const alone = await ann.send('PUT', `${PAGES}/${id}`, { st: 'published' }, emptied.page.rev)
      expect([alone.status, (await viewer.get<StoreContainer>(`${CONTAINERS}/${one}`)).data.st]).toEqual([
        200,
        'deleted',
      ])
    })

    it('takes no container twice, and none that is gone or elsewhere', async () => {
      const { id, one, two, rev } = await built('Odd')
      const status = async (containers: object[], removed: object[] = [], by = ann) =>
        (await tree(id, { page: { lon: en('Odd'), t: home(one, two) }, containers, removed }, rev, by)).status
      expect(await status([rail('new:1'), rail('new:1')])).toBe(400)
      expect(await status([rail(one, { rev: 1 })], [{ id: one, rev: 1 }])).toBe(400)
      expect(await status([rail('0198c0de-0000-7000-8000-00000000dead', { rev: 1 })])).toBe(404)
      expect(await status([rail('no id', { rev: 1 })])).toBe(404)
      expect(await status([rail(one, { rev: 1 })], [], far)).toBe(404)
      expect(await status([rail(one, { rev: 1 })], [], viewer)).toBe(403)
    })

    it('shows no container that is another page’s own', async () => {
      const [mine, theirs] = [await built('Mine'), await built('Theirs')]
      const body = { page: { lon: en('Mine'), t: home(mine.one, theirs.one) }, containers: [], removed: [] }
      const refused = await tree(mine.id, body, mine.rev)
      expect([refused.status, refused.code, refused.data]).toEqual([409, numberOf('inUse'), { id: theirs.one }])
    })

    it('is refused where somebody holds one of its containers that it changes, narrows or leaves out', async () => {
      const { id, one, two, rev } = await built('Held')
      const lock = { id: one, urn: 'urn:container' }
      expect((await bob.send('POST', '/user/lock/acquire', lock, undefined, { 'x-tab-id': 'bob-1' })).status).toBe(200)
      const saved = async (page: object, containers: object[] = []) =>
        (await tree(id, { page: { lon: en('Held'), t: home(one, two), ...page }, containers, removed: [] }, rev)).code
      const refused = [
        await saved({}, [rail(one, { rev: 1 })]),
        await saved({ ap: [{ n: 'country', val: ['MY'] }] }),
        await saved({ t: home(two) }),
      ]
      expect(refused).toEqual(refused.map(() => numberOf('locked')))
      expect(await saved({ lon: en('Around it') }, [rail(two, { rev: 1 })])).toBeUndefined()
    })

    it('is done once under a retry key', async () => {
      const made = await page('Retried')
      const body = { page: { lon: en('Retried'), t: home('new:1') }, containers: [rail('new:1')], removed: [] }
      const send = () =>
        ann.send<StoreTree>('PUT', `${PAGES}/${made.id}/tree`, body, 1, { 'idempotency-key': 'tree-1' })
      const [first, second] = [await send(), await send()]
      expect(second.data).toEqual(first.data)
      expect((await viewer.get<ContentRow[]>(`${CONTAINERS}?term=new:1`)).status).toBe(200)
    })
  })
})
