import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StoreDatesMoved, StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StorePage, StoreTree } from '#contract/schemas/storefront/storePage.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'

const PAGES = '/storefront/urn/page'
const CONTAINERS = '/storefront/urn/container'
const en = (n: string) => [{ lang: 'en', n }]
const film = { type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=f1', data: [{ id: 'f1' }] }
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number

describe('dates that are moved in the calendar', () => {
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

  const day = (date: string) => `2026-12-${date}T00:00:00.000Z`
  const move = (id: string, dates: object, rev: number | undefined, by = ann, more: Record<string, string> = {}) =>
    by.send<StoreDatesMoved>('PUT', `/storefront/dates/${id}`, dates, rev, more)
  const rail = (id: string, more: object = {}) => ({ id, lon: en(id), i: [film], ...more })
  /** A page of December with one tab and a container of its own. */
  async function december(name: string) {
    const made = await page(name, { st_dt: day('01'), ed_dt: day('31') })
    const t = [{ id: 'home', lon: en('Home'), c: [{ id: 'new:1' }] }]
    const body = {
      page: { lon: en(name), st_dt: day('01'), ed_dt: day('31'), t },
      containers: [rail('new:1', { st_dt: day('05'), ed_dt: day('20') })],
      removed: [],
    }
    const { data } = await ann.send<StoreTree>('PUT', `${PAGES}/${made.id}/tree`, body, 1)
    return { id: made.id, rev: data.page.rev ?? 0, rail: data.ids['new:1'] ?? '' }
  }
  const datesOf = ({ rows }: StoreDatesMoved, id: string, tab?: string) =>
    rows.filter((row) => row.id === id && row.tab === tab).map(({ st_dt, ed_dt }) => [st_dt, ed_dt])

  it('a page takes its tabs and its own containers with it, and says what that adjusted', async () => {
    const { id, rev, rail: own } = await december('Shortened')
    const { status, data } = await move(id, { of: 'page', ed_dt: day('10') }, rev)
    expect([status, datesOf(data, id)]).toEqual([200, [[day('01'), day('10')]]])
    expect(datesOf(data, own)).toEqual([[day('05'), day('10')]])
    expect(data.wrng?.map(({ code }) => code)).toEqual(['narrowed'])
    expect(data.rows[0]).toMatchObject({ rev: rev + 1, st: 'draft' })
    expect((await viewer.get<StoreContainer>(`${CONTAINERS}/${own}`)).data).toMatchObject({
      ed_dt: day('10'),
      i: [film],
    })
  })

  it('a tab keeps within its page, and only its dates change', async () => {
    const { id, rev, rail: own } = await december('Tab')
    const { data } = await move(id, { of: 'page', tab: 'home', st_dt: day('02'), ed_dt: '2027-02-01T00:00:00Z' }, rev)
    expect(datesOf(data, id, 'home')).toEqual([[day('02'), day('31')]])
    const { t } = (await viewer.get<StorePage>(`${PAGES}/${id}`)).data
    expect(t).toMatchObject([{ id: 'home', lon: en('Home'), c: [{ id: own }] }])
    const cleared = await move(id, { of: 'page', tab: 'home', st_dt: null, ed_dt: null }, rev + 1)
    expect(datesOf(cleared.data, id, 'home')).toEqual([[undefined, undefined]])
    expect((await move(id, { of: 'page', tab: 'none', ed_dt: null }, rev + 2)).status).toBe(404)
  })

  it('a standalone container keeps within the page that shows it, a reusable one is its own', async () => {
    const { rail: own } = await december('Rails')
    const { data } = await move(own, { of: 'container', ed_dt: '2027-03-01T00:00:00Z' }, 1)
    expect([datesOf(data, own), data.wrng?.length]).toEqual([[[day('05'), day('31')]], 1])
    const shared = await container('Shared', { owner: 'reusable' })
    const { id, rev } = await page('Shows it', { ed_dt: day('10'), c: [{ id: shared.id }] })
    expect(rev).toBe(1)
    const free = await move(shared.id, { of: 'container', ed_dt: day('30') }, 1)
    expect([datesOf(free.data, shared.id), free.data.wrng]).toEqual([[[undefined, day('30')]], undefined])
    expect(
      (
        await viewer.get<StorefrontCalendarRow[]>(
          `/storefront/calendar?ty=storefront&from=${day('01')}&to=${day('02')}`,
        )
      ).data.find((row) => row.id === id)?.c,
    ).toEqual([shared.id])
  })

  it('takes nothing from viewers: what is live stays until it is published', async () => {
    const made = await page('On air', { ed_dt: day('10') })
    await ann.send('PUT', `${PAGES}/${made.id}`, { st: 'published' }, 1)
    const { data } = await move(made.id, { of: 'page', ed_dt: day('20') }, 2)
    expect(data.rows[0]).toMatchObject({ st: 'draft', ed_dt: day('20') })
    expect((await viewer.get<StorePage>(`${PAGES}/${made.id}?st=published`)).data.ed_dt).toBe(day('10'))
  })

  it.each([
    ['an end before its start', { ed_dt: day('01'), st_dt: day('02') }, '/ed_dt', 'order'],
    ['a start behind the end that stands', { st_dt: '2027-01-05T00:00:00Z' }, '/st_dt', 'order'],
    ['what is no date', { ed_dt: 'soon' }, '/ed_dt', 'unreadable'],
    ['a year that no calendar has', { ed_dt: '+012026-01-01T00:00:00Z' }, '/ed_dt', 'unreadable'],
    ['nothing at all', {}, '/st_dt', 'none'],
  ])('is refused %s, at its field', async (_, dates, field, keyword) => {
    const { id, rev } = await december('Refused')
    const { status, header } = await move(id, { of: 'page', ...dates }, rev)
    expect([status, header.errors[0]]).toMatchObject([422, { field, keyword }])
  })

  it('is refused what somebody holds, what moved on, what is foreign, and whoever only looks', async () => {
    const { id, rev, rail: own } = await december('Held')
    const later = { of: 'page', ed_dt: day('15') }
    expect((await move(id, later, undefined)).status).toBe(428)
    expect((await move(id, later, rev - 1)).code).toBe(numberOf('stale'))
    expect((await move(own, { of: 'container', ed_dt: day('15') }, 7)).code).toBe(numberOf('stale'))
    expect((await move(id, later, rev, viewer)).status).toBe(403)
    expect((await move(id, later, rev, far)).status).toBe(404)
    expect((await move(own, { of: 'container', ed_dt: day('15') }, 1, far)).status).toBe(404)
    expect((await move('../x', later, rev)).status).toBe(404)
    expect((await move(own, { of: 'page', ed_dt: day('15') }, 1)).status).toBe(404)
    expect((await move(id, { ...later, prd: ['rimba-sg'] }, rev)).status).toBe(422)
    const held = await ann.send('POST', '/user/lock/acquire', { id, urn: 'urn:page' }, undefined, { 'x-tab-id': 'a' })
    expect(held.status).toBe(200)
    expect((await move(id, later, rev, bob)).code).toBe(numberOf('locked'))
  })

  it('is done once under a retry key', async () => {
    const { id, rev } = await december('Once')
    const send = () => move(id, { of: 'page', ed_dt: day('15') }, rev, ann, { 'idempotency-key': 'move-1' })
    const [first, second] = [await send(), await send()]
    expect([second.status, second.data]).toEqual([200, first.data])
  })
})
