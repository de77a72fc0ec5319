import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import { CanvasProvider } from '../canvas/CanvasProvider.tsx'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { LensBar } from './LensBar.tsx'
import { WhoSees } from './WhoSees.tsx'

const openBar = (surroundings: Parameters<typeof renderStorefront>[1] = {}) =>
  renderStorefront(
    <CanvasProvider>
      <LensBar />
      <WhoSees />
    </CanvasProvider>,
    surroundings,
  )

test('device, language and audience are chosen in the bar, which says what is chosen', async () => {
  const { screen: context } = await openBar()
  fireEvent.click(screen.getByRole('button', { name: 'Device: TV' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Mobile' }))
  expect(context().lens.device).toBe('mobile')
  fireEvent.click(screen.getByRole('button', { name: 'Audience: Anyone' }))
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: /^child,/ }))
  expect(context().lens.audience).toEqual({ age: ['child'] })
})

test('what changes next is told with its moment, and one press looks at the page then', async () => {
  const { screen: context } = await openBar()
  expect(screen.getByText(/^Next change .*Home ends/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Look then' }))
  expect(context().at).toBe(Date.parse('2027-01-01T00:00:00Z'))
})

test('the time machine steps over the instants at which something changes, past and to come, by keys', async () => {
  const { screen: context } = await openBar()
  fireEvent.click(screen.getByRole('button', { name: 'Moment: Now' }))
  const panel = within(screen.getByRole('dialog', { name: 'Moment' }))
  fireEvent.click(panel.getByRole('button', { name: 'Change before' }))
  expect(context().lens.moment).toBe(Date.parse('2026-11-22T00:00:00Z'))
  fireEvent.keyDown(panel.getByRole('slider'), { key: 'ArrowLeft' })
  expect(context().lens.moment).toBe(Date.parse('2026-11-02T00:00:00Z'))
  fireEvent.click(panel.getByRole('button', { name: 'Now' }))
  expect(context().lens.moment).toBe('now')
})

test('the draft beside what is live: changes are counted, listed, and lead to what changed', async () => {
  const live = sampleStorefront()
  const { storefront } = applyCommand(live, { kind: 'removeContainers', places: [{ tab: 'home', id: 'leaving' }] })
  const { screen: context } = await openBar({ storefront, live })
  fireEvent.click(screen.getByRole('button', { name: '1 change' }))
  fireEvent.click(screen.getByRole('menuitem', { name: /Leaving soon.*Removed/ }))
  expect(context().lens.side).toBe('live')
})

test('a rail tells who sees it and why the others do not', async () => {
  const { act } = await openBar()
  act(({ showTab, select }) => {
    showTab('movies')
    select(['kids'])
  })
  const matrix = within(screen.getByRole('region', { name: 'Who sees this' }))
  expect(matrix.getByText('For viewers with age: child')).toBeVisible()
  expect(matrix.getByRole('button', { name: 'age: child' })).toBeVisible()
  expect(matrix.getByText('Shown')).toBeVisible()
})

test('each audience is told what it gets of a rail, and when it has nothing left', async () => {
  const row = (id: string, ends: string) => ({
    id,
    urn: 'u',
    cty: 'movie',
    st: 'published',
    lon: [],
    badges: [],
    lwe: ends,
  })
  const readRail = (({ query }: { query: { viewer?: string } }) => {
    const rows = [row('one', '2026-11-27T00:00:00Z'), row('two', '2027-03-01T00:00:00Z')].slice(0, query.viewer ? 1 : 2)
    return Promise.resolve({ rows, count: rows.length })
  }) as never
  const { act } = await openBar({ calls: { readRail } })
  act(({ select }) => select(['new']))
  const matrix = within(screen.getByRole('region', { name: 'Who sees this' }))
  const lineOf = (name: string) => matrix.getByRole('button', { name }).closest('li')
  await waitFor(() => expect(lineOf('Anyone')).toHaveTextContent('2 titles'))
  expect(lineOf('age: child')).toHaveTextContent(/empty in \d days/)
})

test('right-to-left writing and long texts are tried out by one press each', async () => {
  const { screen: context } = await openBar()
  fireEvent.click(screen.getByRole('button', { name: 'RTL' }))
  expect(context().lens.stress).toBe('rtl')
  fireEvent.click(screen.getByRole('button', { name: 'Long' }))
  expect(context().lens.stress).toBe('long')
})
