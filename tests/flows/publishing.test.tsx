import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Page as PublicationCalendar } from '#custom/calendar/Page.tsx'
import { Page } from '#custom/storefront/Page.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { openMovie, typeName, type MoviePage } from '../support/openMovie.tsx'
import { seeOnlySections } from '../support/nearSections.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { MOVIES, storedMovie } from '../support/storedMovie.ts'

let server: TestServer
let maker: Person

beforeAll(async () => {
  seeOnlySections('names')
  server = await startTestServer()
  const roles = ['content_admin', 'storefront_admin']
  maker = await server.signInAs({ username: 'maker', roles, products: ['rimba-my'] })
})
afterAll(() => server.close())

const en = (n: string) => [{ lang: 'en', n }]

async function made(path: string, payload: object): Promise<{ id: string }> {
  const answer = await maker.send({
    method: 'POST',
    url: `/api${path}?prd=rimba-my`,
    payload: { st: 'draft', ...payload },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: { id: string } }>().data
}

/** A storefront, never published, with one rail that shows titles. */
async function shopOf(name: string, titles: readonly { id: string }[]): Promise<{ id: string }> {
  const i = [
    { type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=x', data: titles.map(({ id }) => ({ id })) },
  ]
  const row = await made('/storefront/urn/container', { lon: en('Row'), i })
  const t = [{ id: 'home', lon: en('Home'), c: [{ id: row.id }] }]
  return await made('/storefront/urn/page', { ty: 'storefront', lon: en(name), t })
}

const openShop = ({ id }: { id: string }) =>
  openConsole(server, { name: 'Sue', role: 'operations_super_admin' }, `/apps/rimba-my/storefront/${id}`, {
    'storefront/:storefrontId': <Page />,
  })
const statusOf = async (url: string) =>
  (await maker.send({ method: 'GET', url: `${url}?prd=rimba-my` })).json<{ data: { st: string } }>().data.st

describe('publishing a storefront', () => {
  it('finds the title that viewers lack, and publishes it first, in one go', async () => {
    const [draft, live] = [await storedMovie(maker, 'Draft film'), await storedMovie(maker, 'Live film', 'published')]
    const shop = await shopOf('Rainy nights', [draft, live])
    const sue = await openShop(shop)
    await sue.findByText('Locked by you')
    await sue.user.click(sue.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish with what it needs' }))
    const box = dialog.getByRole('checkbox', { name: 'Draft film' })
    expect(box).toBeChecked()
    expect(box).toHaveAccessibleDescription(/Number 1 of 3\. Movie\. needed by Row\. Not live/)
    await sue.user.click(dialog.getByRole('button', { name: 'Publish 3' }))
    await sue.findByText('3 published together.')
    expect(await statusOf(`${MOVIES}/${draft.id}`)).toBe('published')
    expect(await statusOf(`/api/storefront/urn/page/${shop.id}`)).toBe('published')
    sue.close()
  })

  it('tells what stays out, before and after', async () => {
    const draft = await storedMovie(maker, 'Left film')
    const shop = await shopOf('Half a shop', [draft])
    const sue = await openShop(shop)
    await sue.findByText('Locked by you')
    await sue.user.click(sue.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('checkbox', { name: 'Row' }).focus()
    await sue.user.keyboard('{ArrowDown} ')
    dialog.getByText(/stays as it is, and viewers do not have it: Left film/)
    await sue.user.click(dialog.getByRole('button', { name: 'Publish 2' }))
    await sue.findByText(/2 published together\. Viewers still do not have Left film/)
    expect(await statusOf(`${MOVIES}/${draft.id}`)).toBe('draft')
    sue.close()
  })

  it('publishes nothing where one is refused, says which, and reads it again', async () => {
    const draft = await storedMovie(maker, 'Moving film')
    const shop = await shopOf('Stale shop', [draft])
    const sue = await openShop(shop)
    await sue.findByText('Locked by you')
    await sue.user.click(sue.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    const payload = { ...draft, lon: en('Moved film'), st: 'draft' }
    const headers = { 'if-match': `"${draft.rev}"` }
    await maker.send({ method: 'PUT', url: `${MOVIES}/${draft.id}?prd=rimba-my`, payload, headers })
    await sue.user.click(dialog.getByRole('button', { name: 'Publish 3' }))
    await dialog.findByText(/It has changed since you looked/)
    expect(await statusOf(`/api/storefront/urn/page/${shop.id}`)).toBe('draft')
    expect(await dialog.findByRole('link', { name: 'Moved film' })).toHaveAttribute(
      'href',
      `/apps/rimba-my/vod/movie/${draft.id}`,
    )
    await sue.user.click(dialog.getByRole('button', { name: 'Publish 3' }))
    await sue.findByText('3 published together.')
    sue.close()
  })
})

/** The one of the bar: what keeps the title off air offers it, too. */
async function pressPublish(page: MoviePage): Promise<void> {
  const [first] = await page.findAllByRole('button', { name: 'Publish' })
  await expect.poll(() => first).toBeEnabled()
  await page.user.click(first as HTMLElement)
}

describe('publishing a title', () => {
  it('goes as ever where viewers have all that it names', async () => {
    const record = await storedMovie(maker, 'Alone')
    const page = await openMovie(server, { name: 'Ann' }, record)
    await pressPublish(page)
    await page.findByText(/updated suc/)
    expect(screen.queryByRole('dialog')).toBeNull()
    page.close()
  })

  it('saves what was typed with it, and publishes it with the title that it names', async () => {
    const other = await storedMovie(maker, 'Named film')
    const record = await storedMovie(maker, 'Naming film', 'draft', { rel: [other.id] })
    const page = await openMovie(server, { name: 'Ann' }, record)
    await typeName(page, 'Naming film, at last')
    await page.findByText('Locked by you')
    await pressPublish(page)
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/Your changes are saved first/)
    await page.user.click(dialog.getByRole('button', { name: 'Publish 2' }))
    await page.findByText('2 published together.')
    expect([await statusOf(`${MOVIES}/${record.id}`), await statusOf(`${MOVIES}/${other.id}`)]).toEqual([
      'published',
      'published',
    ])
    const { data } = (await maker.send({ method: 'GET', url: `${MOVIES}/${record.id}?prd=rimba-my` })).json<{
      data: { lon: object }
    }>()
    expect(data.lon).toEqual(en('Naming film, at last'))
    page.close()
  })
})

describe('the publication calendar', () => {
  const DAY = 86_400_000
  const iso = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY).toISOString()
  const openCalendar = (role: string, search = '') =>
    openConsole(server, { name: 'Cal', role }, `/apps/rimba-my/calendar?panel=conflicts${search}`, {
      calendar: <PublicationCalendar />,
    })

  it('lists what is wrong beside the lanes, mends it by one press, and goes from change to change', async () => {
    const film = await storedMovie(maker, 'Ending film', 'draft', { lws: iso(-3), lwe: iso(4), lwe_prd: [] })
    const i = [
      { type: 'manual', priority: 1, cu: `/storefront/content/manual?ids=${film.id}`, data: [{ id: film.id }] },
    ]
    await made('/storefront/urn/container', { lon: en('Long row'), i, owner: 'reusable', ed_dt: iso(9.5) })
    const page = await openCalendar('operations_super_admin')
    const panel = within(await screen.findByRole('complementary', { name: 'Conflicts and details' }))
    const wrong = await panel.findByRole('region', { name: /^Ends while in use/ })
    const mend = within(wrong).getByRole('button', { name: /^End on .*: Ending film$/ })

    await page.user.click(within(wrong).getByRole('button', { name: /^Ending film Licence/ }))
    expect(await panel.findByRole('heading', { name: 'Ending film' })).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Ending film, 1 container shows it longer/ })).toHaveFocus(),
    )
    await page.user.click(panel.getByRole('tab', { name: /Conflicts/ }))
    expect(mend).not.toBeInTheDocument()
    await page.user.click(panel.getByRole('button', { name: /^End on .*: Ending film$/ }))
    expect(await screen.findByText(/^Ending film moved/)).toBeVisible()
    await waitFor(() => expect(panel.queryByRole('region', { name: /^Ends while in use/ })).toBeNull())

    const moment = within(screen.getByRole('group', { name: 'As of' }))
    for (const press of Array.from({ length: 3 }, () => 'Next change'))
      await page.user.click(moment.getByRole('button', { name: press }))
    expect(page.router.state.location.search).toContain('asof=')
    expect(await moment.findByText(/Ending film: licence ends/)).toBeVisible()
    await page.user.click(moment.getByRole('button', { name: 'Now' }))
    expect(page.router.state.location.search).not.toContain('asof=')
    page.close()
  })

  it('shows of each kind what its reader may view, and moves nothing for whoever only looks', async () => {
    await storedMovie(maker, 'Watched film', 'draft', { lws: iso(-3), lwe: iso(6), lwe_prd: [] })
    const page = await openCalendar('vod_content_user')
    const bar = await screen.findByRole('gridcell', { name: /^Watched film, / })
    expect(screen.queryByRole('button', { name: 'Containers' })).toBeNull()
    bar.focus()
    await page.user.keyboard('{Enter}')
    expect(await screen.findByText('You may look at these dates, not move them.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
    page.close()
  })
})
