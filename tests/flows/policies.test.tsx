import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LockState } from '#contract/schemas/lock.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import { AttributePage, NewAttributePage } from '#custom/policies/attributes/AttributePage.tsx'
import { Page as Applications } from '#custom/policies/applications/Page.tsx'
import { CreatePage } from '#custom/policies/CreatePage.tsx'
import { EditPage } from '#custom/policies/EditPage.tsx'
import { OwnList } from '#resources/own/OwnList.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const screens = {
  policy: <OwnList of="policy" />,
  'policy/add': <CreatePage />,
  'policy/applications': <Applications />,
  'policy/:policyId': <EditPage />,
  'attributes/product': <OwnList of="policy_attributes" />,
  'attributes/product/add': <NewAttributePage />,
  'attributes/product/:attributeId': <AttributePage />,
}
const PRIYA = { name: 'Priya', role: 'policy_admin' }
const country = (val: string[]) => ({ aty: 'String', n: 'country', op: 'one of', val })

describe('policies', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => page.close())
  afterAll(() => server.close())
  const open = async (path: string) => (page = await openConsole(server, PRIYA, `/apps/rimba-my/${path}`, screens))
  const button = (name: string | RegExp) => screen.findByRole('button', { name })

  it('have attributes that are made in a form, published, and told where they are used', async () => {
    await open('attributes/product/add')
    await page.user.type(await screen.findByLabelText(/^Name/), 'country')
    await page.user.selectOptions(screen.getByLabelText(/^Type/), 'Text')
    await page.user.type(screen.getByLabelText(/^Values/), 'MY,SG,US,')
    // The form is judged between frames: until then publishing waits.
    await waitFor(async () => expect(await button('Publish')).not.toHaveAttribute('aria-disabled'))
    await page.user.click(await button('Publish'))
    expect(await screen.findByText('attribute created sucessfully!')).toBeVisible()
    expect(await screen.findByText('No policy, page or rail names this attribute.')).toBeVisible()
    const [made] = (await page.calls.listAttributes({ query: {} })).rows
    expect(made).toMatchObject({
      n: 'country',
      type: 'String',
      source: 'user',
      value: ['MY', 'SG', 'US'],
      st: 'published',
    })
  })

  it('are built by keyboard, say what they do, and are saved in the words of the specification', async () => {
    await open('policy/add')
    await page.user.type(await screen.findByLabelText('Name'), 'Neighbours')
    const attribute = screen.getByLabelText('Attribute, Row 1 of rule 1')
    // A row that is about to be filled in is not wrong yet, but keeps the policy from being published.
    expect(document.querySelector('[data-tone=error]')).toBeNull()
    await waitFor(async () => expect(await button('Publish')).toHaveAttribute('aria-disabled', 'true'))
    expect((await screen.findAllByText(/Publishing waits for 1 row/)).length).toBeGreaterThan(0)
    attribute.focus()
    screen.getByLabelText('Name').focus()
    await waitFor(() => expect(document.querySelector('[data-tone=error]')).toBeVisible())
    await waitFor(() => expect(within(attribute).getByRole('option', { name: 'country' })).toBeInTheDocument())
    await page.user.selectOptions(attribute, 'country')
    await page.user.selectOptions(screen.getByLabelText('Operator, Row 1 of rule 1'), 'one of')
    const value = screen.getByLabelText('Value, Row 1 of rule 1')
    await page.user.click(value)
    await page.user.keyboard('MY{Enter}SG{Enter}')
    expect(screen.getAllByText('View: allowed when country is one of MY, SG.').length).toBeGreaterThan(0)
    // The viewer's country follows from an address, as it does for real ones.
    await page.user.type(screen.getByLabelText('Address of the viewer'), '203.0.113.7')
    expect(await screen.findByText('No range of geo override holds it')).toBeVisible()
    // What the new operator can hold stays.
    await page.user.selectOptions(screen.getByLabelText('Operator, Row 1 of rule 1'), 'none of')
    expect(screen.getAllByText(/country is none of MY, SG\. No country counts as well\./).length).toBeGreaterThan(0)
    await page.user.selectOptions(screen.getByLabelText('Operator, Row 1 of rule 1'), 'one of')
    await page.user.click(await button(/^Save/))
    expect(await screen.findByText('Policy created sucessfully!')).toBeVisible()
    const [made] = (await page.calls.listPolicies({ query: {} })).rows
    expect(made).toMatchObject({ n: 'Neighbours', st: 'draft', effect: 'Allow', rules: [country(['MY', 'SG'])] })
  })

  it('are only read until editing is asked for, then moved, cloned and switched off by keys', async () => {
    await open('policy')
    const rules = { effect: 'Allow' as const, rules: [country(['MY'])] }
    const more = [{ effect: 'Deny' as const, rules: [country(['US'])] }]
    const { id } = await page.calls.createPolicy({ body: { n: 'Two rules', ...rules, more, prd: ['rimba-my'] } })
    page.close()
    // Who finds somebody else at it is told so and not offered to edit.
    const ann = await server.signInAs({ username: 'ann', roles: [PRIYA.role], products: ['rimba-my'] })
    const lock = { id, urn: POLICY_URN }
    const headers = { 'x-tab-id': 'tab-of-ann' }
    const held = await ann.send({ method: 'POST', url: '/api/user/lock/acquire', headers, payload: lock })
    await open(`policy/${id}`)
    expect(await screen.findByText('ann is editing')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    const { number } = held.json<{ data: LockState }>().data
    await ann.send({ method: 'PUT', url: '/api/user/lock/release', payload: { ...lock, number } })
    page.close()
    await open(`policy/${id}`)
    expect(await screen.findByLabelText('Name')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove Rimba/ })).toBeNull()
    await page.user.click(await button('Edit'))
    await page.user.click(await button('Open rule 1'))
    expect(screen.getByLabelText('Value, Row 1 of rule 1')).toBeEnabled()
    const grip = screen.getByRole('button', { name: 'Move Rule 1' })
    grip.focus()
    await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() =>
      expect(screen.getAllByText(/country is one of US/)[0]?.closest('[data-rule]')).toHaveAttribute('data-rule', '0'),
    )
    await page.user.click(screen.getByRole('switch', { name: 'Rule 1 is on' }))
    await page.user.click(await button(/^Save/))
    expect(await screen.findByText('Policy updated sucessfully!')).toBeVisible()
    const saved = await page.calls.getPolicy({ params: { key: id } })
    expect([saved.effect, saved.off, saved.more?.length]).toEqual(['Deny', true, 1])
  })

  it('are not published against a case, which is said at the case; the draft stays', async () => {
    await open('policy')
    const cases = [{ viewer: { country: 'US' }, effect: 'Deny' as const }]
    const body = { n: 'Gated', effect: 'Allow' as const, rules: [country(['US'])], cases, prd: ['rimba-my'] }
    const { id } = await page.calls.createPolicy({ body })
    page.close()
    await open(`policy/${id}`)
    expect((await screen.findAllByText('Publishing waits for 1 case')).length).toBeGreaterThan(1)
    expect(screen.getByText('Denied expected, but allowed by rule 1')).toBeVisible()
    expect(await button('Publish')).toHaveAttribute('aria-disabled', 'true')
    await page.user.click(await button('Edit'))
    await page.user.click(await button('Expect the opposite in case 1'))
    expect(await screen.findByText('1 case holds')).toBeVisible()
    await waitFor(async () => expect(await button('Publish')).not.toHaveAttribute('aria-disabled'))
    await page.user.click(await button('Publish'))
    expect(await screen.findByText('Policy updated sucessfully!')).toBeVisible()
    expect((await page.calls.getPolicy({ params: { key: id } })).st).toBe('published')
  })

  it('are compared with an older version rule by rule, and brought back', async () => {
    await open('policy')
    const { id } = await page.calls.createPolicy({
      body: { n: 'Old', effect: 'Allow', rules: [country(['MY'])], st: 'published', prd: ['rimba-my'] },
    })
    await page.calls.savePolicy({
      params: { key: id },
      rev: 1,
      body: { n: 'New', effect: 'Deny', rules: [country(['US'])], st: 'draft' },
    })
    page.close()
    await open(`policy/${id}`)
    await page.user.click(await button('Edit'))
    await page.user.click(screen.getByRole('tab', { name: 'Versions' }))
    await page.user.click(await button(/^V1/))
    expect(await screen.findByText(/allowed when country is one of MY/)).toBeVisible()
    await page.user.click(await button(/^Bring V1/))
    expect(screen.getByLabelText('Name')).toHaveValue('Old')
    await waitFor(() => expect(screen.getByText('The same as what is on screen.')).toBeVisible())
  })

  it('are deleted once that was confirmed, which can be taken back', async () => {
    await open('policy')
    const { id } = await page.calls.createPolicy({ body: { n: 'Gone', effect: 'Allow', prd: ['rimba-my'] } })
    page.close()
    await open(`policy/${id}`)
    await page.user.click(await button('More actions'))
    await page.user.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Policy deleted sucessfully!')).toBeVisible()
    await page.user.click(await button('Undo'))
    expect(await screen.findByText('Policy updated sucessfully!')).toBeVisible()
  })

  it('tell that one, or the applications, cannot be opened in the words of the specification', async () => {
    page = await openConsole(server, { name: 'Stu', role: 'ad_admin' }, '/apps/rimba-my/policy/applications', screens)
    expect(await screen.findByText('Fetch applications failed!')).toBeVisible()
    page.close()
    await open('policy/0198c0de-0000-7000-8000-00000000dead')
    expect(await screen.findByText('Failed to retrieve policy!')).toBeVisible()
  })
})
