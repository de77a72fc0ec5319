import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { DashboardData, ListTally } from '#contract/registry/dashboard.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { aType } from '#tests/support/aType.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { Page } from './Page.tsx'

const tally = (count: number, changes: Partial<ListTally> = {}): ListTally => ({
  type: 'film',
  st: 'all',
  filter: [],
  count,
  ...changes,
})
const row = (id: string) => ({ id, cty: 'film', lon: [{ lang: 'en', n: id }], ut: '2026-11-24T10:00:00Z', uu: 'ann' })
const words = (en: string) => ({ en, zh: en, ms: en, ta: en })
const thisWeek = [{ field: 'ct', term: 'this week', operator: 'within' as const }]
const job = {
  id: 'job-1',
  kind: 'timedPublish',
  status: 'failed',
  cty: 'film',
  doc: 'Gamma',
  lon: [{ lang: 'en', n: 'Gamma' }],
  by: { uid: 'ann', name: 'Ann' },
  code: 90000422,
  retryable: true,
}

const data = {
  counts: [
    {
      label: words('Movies'),
      icon: 'film',
      area: 'vod',
      types: ['film'],
      count: 1200,
      lists: [tally(1200)],
      thisWeek: [tally(38, { filter: thisWeek })],
    },
  ],
  expiring: [{ ...row('Alpha'), lwe: '2026-11-30T10:00:00Z', prd: ['rimba-my'] }],
  expiringSoon: [tally(1, { st: 'published' })],
  drafts: [{ ...row('Beta'), problems: 2 }],
  ownDrafts: [tally(1, { st: 'draft' })],
  waiting: [],
  toApprove: [],
  pending: [],
  handedBack: [],
  approves: false,
  failedJobs: [job],
  failedJobCount: 1,
  mine: [{ ...row('Delta'), did: { verb: 'publish', version: 'V3 - published', at: '2026-11-24T10:00:00Z' } }],
  statuses: [tally(900, { st: 'published' }), tally(300, { st: 'draft' })],
  expiries: [
    { day: '2026-11-24', lists: [] },
    { day: '2026-11-25', lists: [tally(4, { st: 'published' })] },
  ],
  byProduct: [],
  failed: [],
} as unknown as DashboardData

async function open(changes: Partial<DashboardData> = {}, language: 'en' | 'ta' = 'en', roles = ['content_admin']) {
  const listeners: ((event: ServerEvent) => void)[] = []
  const calls = {
    readDashboard: vi.fn(async () => ({ ...data, ...changes })),
    retryJob: vi.fn(async () => ({ status_id: 'job-1', tracking_id: 'x' })),
    imageUrl: () => '',
  }
  const session = {
    actor: { uid: 'ann', name: 'Ann', roles },
    calls,
    events: { subscribe: (listener: (event: ServerEvent) => void) => (listeners.push(listener), () => undefined) },
    extensions: [],
    product: 'rimba-my',
    products: [{ id: 'rimba-my', n: 'Rimba MY' }],
    types: [summaryOf(aType())],
    may: () => true,
  } as unknown as ConsoleValue
  await renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConsoleContext value={session}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ConsoleContext>
    </QueryClientProvider>,
    { language },
  )
  return { calls, tell: (event: ServerEvent) => act(async () => listeners.forEach((listen) => listen(event))) }
}

const part = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const address = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

it('leads from each number to the very list that it counts', async () => {
  await open()
  expect(address(await screen.findByRole('link', { name: '1,200 Movies' }))).toBe('/apps/rimba-my/vod/film?filter={}')
  expect(address(screen.getByRole('link', { name: /this week/ }))).toContain(`{"entries":${JSON.stringify(thisWeek)}}`)
  const drafts = part('Titles by status').getByRole('link', { name: '300 Films' })
  expect(address(drafts)).toBe('/apps/rimba-my/vod/film?filter={"st":"draft"}')
})

it('says what is wrong with a draft, how many days are left and where, and what was done last', async () => {
  await open()
  expect(await screen.findByText('2 errors to fix, 24 Nov 2026')).toBeVisible()
  expect(part('Expiring soon').getByText('in 6 days')).toBeVisible()
  expect(part('Expiring soon').getByText('Film, Rimba MY')).toBeVisible()
  expect(part('Recent work').getByText('V3, published it')).toBeVisible()
})

it('tries a failed job again and asks anew', async () => {
  const { calls } = await open()
  await userEvent.click(await screen.findByRole('button', { name: /^Retry/ }))
  expect(calls.retryJob).toHaveBeenCalledWith({ params: { id: 'job-1' } })
  expect(calls.readDashboard).toHaveBeenCalledTimes(2)
})

it('goes from day to day by arrow keys, tells the chosen one, and shows the numbers as a table', async () => {
  await open()
  await screen.findByRole('link', { name: '1,200 Movies' })
  const chart = part('Ending in the next 30 days')
  const [first, second] = await chart.findAllByRole('button', { name: /title/ })
  expect(second).toHaveAttribute('aria-pressed', 'true')
  second?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(first).toHaveFocus()
  expect(chart.getByText('Nothing ends on 24 Nov 2026.')).toBeVisible()
  await userEvent.click(chart.getByRole('button', { name: 'Show as table' }))
  expect(chart.getByRole('link', { name: '4 Films' })).toBeVisible()
})

it('shows the rest where one part could not be read, with a way to try again', async () => {
  const { calls } = await open({ failed: ['expiring'], expiring: [], expiringSoon: [] })
  await screen.findByRole('link', { name: '1,200 Movies' })
  await userEvent.click(part('Expiring soon').getByRole('button', { name: 'Try again' }))
  expect(calls.readDashboard).toHaveBeenCalledTimes(2)
})

it('says to whoever has no role what to do, instead of calling the catalogue empty', async () => {
  await open({ counts: [] }, 'en', [])
  expect(await screen.findByText('Ask an administrator for a role, then sign in again.')).toBeVisible()
  expect(screen.queryByText('There are no titles yet.')).toBeNull()
})

it('follows pushed changes', async () => {
  const { calls, tell } = await open()
  await screen.findByRole('link', { name: '1,200 Movies' })
  await tell({ topic: 'version', urn: 'urn:resource:catalog:film', id: 'x' })
  await waitFor(() => expect(calls.readDashboard).toHaveBeenCalledTimes(2))
})

it('speaks Tamil throughout', async () => {
  await open({}, 'ta')
  expect(await screen.findByText('எனக்காகக் காத்திருப்பவை')).toBeVisible()
  expect(screen.getByText('இந்த வாரம் +38')).toBeVisible()
})
