import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NewInStore } from '#resources/own/NewInStore.tsx'
import { OwnList } from '#resources/own/OwnList.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const EDITOR = { name: 'Priya', role: 'storefront_admin' }
const screens = {
  storefront: <OwnList of="storefront" />,
  'storefront/add': <NewInStore of="storefront" />,
  collection: <OwnList of="collection" />,
  Container: <OwnList of="container" />,
  'Container/add': <NewInStore of="container" />,
  'storefront/:id': <p>{'the editor'}</p>,
  'Container/:id': <p>{'the container'}</p>,
}

describe('lists of the store', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => page.close())
  afterAll(() => server.close())
  const open = async (path: string) => (page = await openConsole(server, EDITOR, `/apps/rimba-my/${path}`, screens))
  const named = (n: string) => ({ lon: [{ lang: 'en' as const, n }], prd: ['rimba-my'], st: 'draft' as const })

  it('show storefronts and collections apart, each with its status, in the product', async () => {
    await open('storefront')
    await page.calls.createPage({ body: { ...named('Home of the forest'), ty: 'storefront' } })
    await page.calls.createPage({ body: { ...named('Rainy days'), ty: 'collection' } })
    page.close()
    await open('storefront')
    const row = await screen.findByRole('row', { name: /Home of the forest/ })
    expect(within(row).getByText(/Draft/)).toBeVisible()
    expect(screen.queryByText('Rainy days')).toBeNull()
    expect(screen.getByRole('link', { name: 'Storefront calendar' })).toHaveAttribute(
      'href',
      '/apps/rimba-my/storefront/calendar',
    )
    page.close()
    await open('collection')
    expect(await screen.findByRole('row', { name: /Rainy days/ })).toBeVisible()
    expect(screen.queryByText('Home of the forest')).toBeNull()
  })

  it('make a storefront that has a name, and open it', async () => {
    await open('storefront/add')
    const dialog = await screen.findByRole('dialog', { name: 'New Storefront' })
    await page.user.type(within(dialog).getByLabelText('Name (English)'), ' – ')
    await page.user.keyboard('{Enter}')
    expect(await within(dialog).findByText('A name needs a letter or a digit')).toBeVisible()
    await page.user.type(within(dialog).getByLabelText('Name (English)'), 'Kids')
    await page.user.type(within(dialog).getByLabelText('Name (中文)'), '儿童')
    await page.user.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('the editor')).toBeVisible()
    const id = page.router.state.location.pathname.split('/').at(-1) ?? ''
    const made = await page.calls.getPage({ params: { id }, query: {} })
    expect(made).toMatchObject({ ty: 'storefront', st: 'draft', prd: ['rimba-my'] })
    expect(made.lon).toMatchObject([
      { lang: 'en', n: '– Kids' },
      { lang: 'zh', n: '儿童' },
    ])
  })

  it('make a reusable container of the kind that was chosen, and find it by its use', async () => {
    await open('Container/add')
    const dialog = await screen.findByRole('dialog', { name: 'New Container' })
    await page.user.type(within(dialog).getByLabelText('Name (English)'), 'Everywhere')
    await page.user.click(within(dialog).getByRole('combobox', { name: 'Kind of container' }))
    await page.user.click(await screen.findByRole('option', { name: 'Banner' }))
    await page.user.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('the container')).toBeVisible()
    const id = page.router.state.location.pathname.split('/').at(-1) ?? ''
    expect(await page.calls.getContainer({ params: { id }, query: {} })).toMatchObject({
      lo: 'banner',
      owner: 'reusable',
    })
    page.close()
    await open('Container')
    const row = await screen.findByRole('row', { name: /Everywhere/ })
    expect(row).toHaveTextContent('Reusable')
  })

  it('publish a storefront from its row, asked with its name', async () => {
    await open('storefront')
    const { id } = await page.calls.createPage({ body: { ...named('Tonight'), ty: 'storefront' } })
    const row = await screen.findByRole('row', { name: /Tonight/ })
    await page.user.click(within(row).getByRole('button', { name: /Tonight/ }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    const asked = await screen.findByRole('dialog')
    await page.user.click(within(asked).getByRole('button', { name: /Publish/ }))
    await waitFor(async () =>
      expect(await page.calls.getPage({ params: { id }, query: { st: 'published' } })).toMatchObject({
        st: 'published',
      }),
    )
  })
})
