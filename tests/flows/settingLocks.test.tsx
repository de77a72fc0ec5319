import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { LockState } from '#contract/schemas/lock.ts'
import { AttributePage as AdAttributePage } from '#custom/ads/AttributePage.tsx'
import { LoadPolicyPage } from '#custom/ads/LoadPolicyPage.tsx'
import { TagPage } from '#custom/ads/TagPage.tsx'
import { AttributePage } from '#custom/policies/attributes/AttributePage.tsx'
import { EditPage as ConfigPage } from '#custom/configuration/EditPage.tsx'
import { EditPage as PolicyPage } from '#custom/policies/EditPage.tsx'
import { SETTING_THINGS, type SettingThing } from '../matrix/settingThings.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

/** Where each stands, and how its first field is called. */
const PAGES: Record<string, { route: string; page: ReactNode }> = {
  // Attributes first: what names one keeps it as it is.
  attribute: { route: 'attributes/product/:attributeId', page: <AttributePage /> },
  adAttribute: { route: 'ad/attribute/:attributeId', page: <AdAttributePage /> },
  policy: { route: 'policy/:policyId', page: <PolicyPage /> },
  configuration: { route: 'config/:configId', page: <ConfigPage /> },
  adTag: { route: 'ad/tag/:tagId', page: <TagPage /> },
  loadPolicy: { route: 'ad/loadpolicy/:policyId', page: <LoadPolicyPage /> },
}
const OPS = { name: 'Ops', role: 'operations_super_admin' }

let server: TestServer
let ann: Person
let opened: Awaited<ReturnType<typeof openConsole>>
beforeAll(async () => {
  server = await startTestServer()
  ann = await server.signInAs({ username: 'ann', name: 'Ann', roles: [OPS.role], products: ['rimba-my'] })
})
afterEach(() => opened.close())
afterAll(() => server.close())

it.each(Object.keys(PAGES))(
  '%s that somebody edits is only read, shows what was saved, and is had once it is given back',
  async (kind) => {
    const { make, save: place, url, key, lock } = SETTING_THINGS[kind] as SettingThing
    const { route, page } = PAGES[kind] as (typeof PAGES)[string]
    const send = async <Data,>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, more: object = {}) => {
      const headers = { 'x-tab-id': 'tab-of-ann', ...more }
      const answer = await ann.send({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
      expect([path, answer.statusCode < 300 ? '' : answer.body]).toEqual([path, ''])
      return envelopeOf<Data>(answer).data
    }
    const { id } = await send<{ id: string }>(
      'POST',
      `${make.url}${kind === 'configuration' ? '' : '?prd=rimba-my'}`,
      make.body,
    )
    const named = { id, urn: lock }
    const { number } = await send<LockState>('POST', '/user/lock/acquire', named)
    opened = await openConsole(server, OPS, `/apps/rimba-my/${route.replace(/:\w+/, id)}`, { [route]: page })
    expect(await screen.findByText('Ann is editing')).toBeVisible()
    // Read only, some forms show texts instead of fields.
    const name = () => screen.getByLabelText(/^Name/)
    const field = () => screen.getByRole('textbox', { name: /^Name/ })
    const said = () => (name() instanceof HTMLInputElement ? (name() as HTMLInputElement).value : name().textContent)
    expect(name().matches(':disabled, :not(input)')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    const save = screen.queryByRole('button', { name: /^Save/ })
    if (save) expect(save).toHaveAttribute('aria-disabled', 'true')

    const { rev } = await send<{ rev: number }>('GET', url.replace('{id}', id))
    const body = { ...make.body, n: 'renamed', ...(key !== undefined && { [key]: id }) }
    await send('PUT', place.replace('{id}', id), body, { 'if-match': `"${rev}"`, 'x-lock-number': String(number) })
    await waitFor(() => expect(said()).toContain('renamed'))
    await send('PUT', '/user/lock/release', { ...named, number })
    // Configurations are locked by typing in them.
    if (kind === 'configuration') await waitFor(() => expect(field()).toBeEnabled())
    else await opened.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(field()).toBeEnabled())
    await opened.user.type(field(), '-more')
    await waitFor(async () =>
      expect(await send<{ name?: string }>('GET', `/user/lock/${id}/status?urn=${lock}`)).toMatchObject({
        name: 'Ops',
      }),
    )
  },
)
