import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NewTagPage } from '#custom/ads/TagPage.tsx'
import { EditPage as ConfigPage } from '#custom/configuration/EditPage.tsx'
import { EditPage as PolicyPage } from '#custom/policies/EditPage.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const screens = {
  'policy/:policyId': <PolicyPage />,
  'config/:configId': <ConfigPage />,
  'ad/tag/add': <NewTagPage />,
}
const OPS = { name: 'Ops', role: 'operations_super_admin' }

describe('a service that breaks without a word, on the pages of settings', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>
  let policy: string
  let config: string
  beforeAll(async () => {
    server = await startTestServer()
    page = await openConsole(server, OPS, '/apps/rimba-my/none', {})
    policy = (await page.calls.createPolicy({ body: { n: 'Held', effect: 'Allow', prd: ['rimba-my'] } })).id
    config = (await page.calls.createConfig({ body: { n: 'Home', app: 'tv', type: 'home', attrs: { a: 1 } } })).id
    page.close()
  })
  afterEach(() => page.close())
  afterAll(() => server.close())
  const open = async (path: string, breaks?: RegExp) => {
    page = await openConsole(server, OPS, '/apps/rimba-my/none', screens)
    page.breakCalls(breaks)
    await page.router.navigate(`/apps/rimba-my/${path}`)
  }
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  const told = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible()

  it('says so when something is made', async () => {
    await open('ad/tag/add', /^POST .*\/ad\/tag\/create/)
    await page.user.type(await screen.findByLabelText(/^Name/), 'Films')
    await page.user.click(await button(/^Save/))
    await told('Create operation failed!')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Films')
  })

  it('says so when something is saved', async () => {
    await open(`config/${config}`, /^PUT .*\/remote\/config\/update/)
    await page.user.type(await screen.findByLabelText(/^Name/), ' again')
    await page.user.click(await button(/^Save/))
    await told('Update operation failed')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Home again')
  })

  it('says so when something is deleted', async () => {
    await open(`policy/${policy}`, /^PUT .*\/policy\/urn\/resource\/rule/)
    await page.user.click(await button('More actions'))
    await page.user.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await told('Delete operation failed')
    expect((await page.calls.getPolicy({ params: { key: policy } })).st).toBe('draft')
  })

  it('says so where versions and the audit are read', async () => {
    await open(`config/${config}`, /^GET .*\/(remote\/config\/versions|audit)\//)
    await told('Fetch Versions failed')
    await page.user.click(screen.getByRole('tab', { name: 'Audit' }))
    await told('Fetch Failed')
  })

  it('says so where a configuration is opened', async () => {
    await open(`config/${config}`, /^GET .*\/remote\/config\/[0-9a-f]/)
    await told('Failed to retrieve data')
  })

  it('that cannot be reached is told where a configuration is opened', async () => {
    page = await openConsole(server, OPS, '/apps/rimba-my/none', screens)
    page.setLine('down')
    await page.router.navigate(`/apps/rimba-my/config/${config}`)
    await told('Network request failed')
    page.setLine('up')
    await page.user.click(await button(/^(Try again|Retry)/))
    expect(await screen.findByLabelText(/^Name/)).toBeVisible()
  })
})
