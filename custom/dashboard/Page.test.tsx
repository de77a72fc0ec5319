import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { DashboardData, ListTally } from '#contract/registry/dashboard.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
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
const submitted = (id: string) =>
  ({
    ...row(id),
    st: 'pending',
    rev: 3,
    sides: [{ st: 'pending', key: id, n: 2 }],
    uun: 'Mei Ling Tan',
  }) as unknown as ContentRow
const published = { st: 'published', rev: 5, sides: [{ st: 'published', key: 'k', n: 1 }] }
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
  expiring: [{ ...row('Alpha'), ...published, lwe: '2026-11-30T10:00:00Z', prd: ['rimba-my'] }],
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

async function open(
  changes: Partial<DashboardData> = {},
  language: 'en' | 'ta' = 'en',
  roles = ['content_admin'],
  types = [summaryOf(aType())],
) {
  const listeners: ((event: ServerEvent) => void)[] = []
  const calls = {
    readDashboard: vi.fn(async () => ({ ...data, ...changes })),
    retryJob: vi.fn(async () => ({ status_id: 'job-1', tracking_id: 'x' })),
    update: vi.fn(async () => ({})),
    imageUrl: () => '',
  }
  const session = {
    actor: { uid: 'ann', username: 'ann', name: 'Ann', roles },
    calls,
    events: { subscribe: (listener: (event: ServerEvent) => void) => (listeners.push(listener), () => undefined) },
    extensions: EXTENSIONS.filter((one) => one !== 'timing'),
    product: 'rimba-my',
    products: [{ id: 'rimba-my', n: 'Rimba MY' }],
    types,
    may: () => true,
  } as unknown as ConsoleValue
  const { unmount } = await renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConsoleContext value={session}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ConsoleContext>
    </QueryClientProvider>,
    { language },
  )
  return { calls, unmount, tell: (event: ServerEvent) => act(async () => listeners.forEach((listen) => listen(event))) }
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

it('says what is wrong with a draft, on which day something ends and where, and what was done last', async () => {
  await open()
  expect(await screen.findByText('2 errors to fix')).toBeVisible()
  expect(part('My drafts').getByText('18:00')).toBeVisible()
  expect(part('Expiring soon').getByRole('heading', { name: '30 Nov 2026 in 6 days' })).toBeVisible()
  expect(part('Expiring soon').getByText('Film, Rimba MY')).toBeVisible()
  expect(part('Recent work').getByText('V3, published it')).toBeVisible()
})

it('stands in the order of the work: what waits, drafts, what ends, what failed, and numbers after that', async () => {
  await open({ waiting: [submitted('Gamma')], toApprove: [tally(1, { st: 'pending' })], approves: true })
  await screen.findByRole('link', { name: '1,200 Movies' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Waiting for me1',
    'My drafts1',
    'Expiring soon1',
    'Failed jobs1',
    'Recent work',
    'Titles by status',
    'Ending in the next 30 days4',
  ])
  const link = part('Waiting for me').getByRole('link', { name: 'All: Waiting for me' })
  expect(address(link)).toBe('/apps/rimba-my/dashboards/waiting')
})

it('puts the own drafts of whoever may not approve before what others have to approve', async () => {
  await open({ pending: [submitted('Gamma')] })
  await screen.findByRole('link', { name: '1,200 Movies' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings.slice(0, 2)).toEqual(['My drafts1', 'Waiting for approval'])
})

it('approves a title as its line shows it with one press, and goes on with the next one', async () => {
  const waiting = [submitted('Gamma'), submitted('Kappa')]
  const { calls } = await open({ waiting, toApprove: [tally(2, { st: 'pending' })], approves: true })
  const approve = await screen.findByRole('button', { name: 'Approve: Gamma' })
  expect(part('Waiting for me').getAllByText('Mei Ling Tan, V2')).toHaveLength(2)
  approve.focus()
  await userEvent.keyboard('{Enter}')
  expect(calls.update.mock.calls).toMatchObject([
    ['film', { id: 'Gamma', data: {}, previousData: { rev: 3 }, meta: { verb: 'approve' } }],
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve: Gamma' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Approve: Kappa' })).toHaveFocus()
})

it('extends what ends by opening the date that counts, and archives it once that is confirmed', async () => {
  const { calls } = await open()
  const extend = await screen.findByRole('link', { name: 'Extend: Alpha' })
  expect(address(extend)).toMatch(/\/film\/Alpha\?field=\/lwe$/)
  await userEvent.click(screen.getByRole('button', { name: 'Archive: Alpha' }))
  expect(calls.update).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  expect(calls.update.mock.calls).toMatchObject([
    ['film', { id: 'Alpha', data: {}, previousData: { rev: 5 }, meta: { verb: 'archive' } }],
  ])
  await waitFor(() => expect(calls.readDashboard).toHaveBeenCalledTimes(2))
})

it('folds the types after the fifth into one line that unfolds, and remembers that', async () => {
  localStorage.clear()
  const names = ['film', 'b', 'c', 'd', 'e', 'f']
  const types = names.map((type) => {
    const summary = summaryOf(aType())
    return { ...summary, type, labels: { ...summary.labels, many: words(`Many ${type}`) } }
  })
  const statuses = names.map((type, at) => tally(60 - at * 9, { type, st: 'published' }))
  const waits = tally(3, { type: 'f', st: 'pending' })
  const { unmount } = await open({ statuses: [...statuses, waits] }, 'en', ['content_admin'], types)
  const fold = await screen.findByRole('button', { name: '1 more types' })
  expect(screen.queryByRole('row', { name: /^Many f / })).toBeNull()
  expect(part('Titles by status').getByRole('link', { name: '3 Many f' })).toBeVisible()
  await userEvent.click(fold)
  expect(screen.getByRole('row', { name: /^Many f / })).toBeVisible()
  unmount()
  await open({ statuses: [...statuses, waits] }, 'en', ['content_admin'], types)
  expect(await screen.findByRole('row', { name: /^Many f / })).toBeVisible()
  localStorage.clear()
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
  expect(screen.getByText('You are signed in as Ann (ann).')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(address(screen.getByRole('link', { name: 'My Profile' }))).toBe('/pages/profile')
  expect(screen.queryByText('There are no titles yet.')).toBeNull()
})

it('follows pushed changes', async () => {
  const { calls, tell } = await open()
  await screen.findByRole('link', { name: '1,200 Movies' })
  await tell({ topic: 'version', urn: 'urn:resource:catalog:film', id: 'x' })
  await waitFor(() => expect(calls.readDashboard).toHaveBeenCalledTimes(2))
})

it('speaks Tamil throughout', async () => {
  await open({ approves: true }, 'ta')
  expect(await screen.findByText('எனக்காகக் காத்திருப்பவை')).toBeVisible()
  expect(screen.getByText('இந்த வாரம் +38')).toBeVisible()
})
