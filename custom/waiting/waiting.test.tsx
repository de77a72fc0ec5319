import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { Page } from './Page.tsx'

const words = (en: string) => ({ en, zh: en, ms: en, ta: en })
const film = summaryOf(aType())
const song = { ...film, type: 'song', labels: { one: words('Song'), many: words('Songs') } }
const pending = (id: string, cty: string, more: Partial<ContentRow> = {}) =>
  ({
    id,
    cty,
    st: 'pending',
    rev: 4,
    sides: [{ st: 'pending', key: `${id}-2`, n: 2 }],
    lon: [{ lang: 'en', n: id }],
    uu: 'mei',
    uun: 'Mei Ling Tan',
    ut: '2026-11-24T10:00:00Z',
    ...more,
  }) as unknown as ContentRow

/** A job that has ended, with a title that failed where one is named. */
const job = (id: string, count: number, failure = 0) => ({
  id,
  kind: 'bulkUpdate',
  status: failure > 0 ? 'failed' : 'active',
  count,
  success: count - failure,
  failure,
  failureKeys: [],
  ct: '2026-11-24T12:00:00Z',
  ut: '2026-11-24T12:00:01Z',
  by: { uid: 'ann', name: 'Ann' },
  steps: [],
  what: {},
  cancellable: false,
  undoable: true,
})

async function open(rows: ContentRow[], session: Partial<ConsoleValue> = {}) {
  const listeners: ((event: ServerEvent) => void)[] = []
  const jobs = new Map([
    ['job-film', job('job-film', 2, 1)],
    ['job-song', job('job-song', 1)],
  ])
  const calls = {
    filterContent: vi.fn(async () => ({ rows: [...rows], count: rows.length })),
    countAllContent: vi.fn(async () => [
      { name: 'film', count: 2 },
      { name: 'song', count: 1 },
    ]),
    update: vi.fn(async () => ({ data: {} })),
    updateMany: vi.fn(async (type: string) => ({ data: [], meta: { job: `job-${type}` } })),
    getJob: vi.fn(async ({ params: { id } }: { params: { id: string } }) => jobs.get(id)),
    listJobItems: vi.fn(async () => ({
      rows: [
        { nth: 1, key: 'Beta', cty: 'film', lon: [{ lang: 'en', n: 'Beta' }], outcome: 'failure', code: 40910901 },
      ],
      count: 1,
    })),
    imageUrl: () => '',
  }
  await showInConsole(<Page />, {
    calls: calls as never,
    types: [film, song],
    events: {
      state: () => 'live',
      subscribe: (listener: (event: ServerEvent) => void) => (listeners.push(listener), () => undefined),
    } as never,
    ...session,
  })
  return { calls, tell: (event: ServerEvent) => listeners.forEach((listen) => listen(event)) }
}

const titles = [pending('Alpha', 'film'), pending('Beta', 'film'), pending('Gamma', 'song')]

it('lists what waits across types, longest first, and approves one as its row shows it with one press', async () => {
  const { calls } = await open(titles)
  const approve = await screen.findByRole('button', { name: 'Approve: Alpha' })
  expect(calls.filterContent.mock.calls[0]).toMatchObject([
    { body: { cty: ['film', 'song'], st: 'pending', sortBy: 'updated', sortOrder: 'asc' } },
  ])
  await userEvent.click(approve)
  expect(calls.update.mock.calls).toMatchObject([
    ['film', { id: 'Alpha', data: {}, previousData: { rev: 4 }, meta: { verb: 'approve' } }],
  ])
  await waitFor(() => expect(screen.queryByRole('row', { name: /Alpha/ })).toBeNull())
})

it('turns the order round by its head: the latest submission comes first', async () => {
  const { calls } = await open(titles)
  await screen.findByRole('row', { name: /Alpha/ })
  await userEvent.click(screen.getByRole('columnheader', { name: /Waiting since/ }))
  await waitFor(() => expect(calls.filterContent.mock.lastCall).toMatchObject([{ body: { sortOrder: 'desc' } }]))
})

it('tells why a title cannot be approved, and does nothing then', async () => {
  const lock = { uid: 'bob', name: 'Bob', until: '2030-01-01T00:00:00Z' }
  const { calls } = await open([pending('Alpha', 'film', { lock })])
  const approve = await screen.findByRole('button', { name: 'Approve: Alpha' })
  expect(approve).toHaveAttribute('aria-disabled', 'true')
  expect(approve).toHaveAccessibleDescription(/Bob/)
  await userEvent.click(approve)
  expect(calls.update).not.toHaveBeenCalled()
})

it('decides about many by keyboard, a job per type, and tells which title failed', async () => {
  const { calls } = await open(titles)
  const row = await screen.findByRole('row', { name: /Alpha/ })
  row.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }))
  await userEvent.click(bar.getByRole('button', { name: 'Approve · 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: 3 titles' }))
  expect(calls.updateMany).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(calls.updateMany).toHaveBeenCalledTimes(2))
  expect(calls.updateMany.mock.calls).toMatchObject([
    ['film', { ids: ['Alpha', 'Beta'], meta: { changes: { st: 'published' }, revisions: { Alpha: 4, Beta: 4 } } }],
    ['song', { ids: ['Gamma'], meta: { changes: { st: 'published' }, revisions: { Gamma: 4 } } }],
  ])
  expect(await dialog.findByText('Beta')).toBeVisible()
  await userEvent.click((await dialog.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement)
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull()
})

it('keeps nothing chosen that was submitted anew, nor what was decided by its row', async () => {
  const rows = [...titles]
  const { tell } = await open(rows)
  ;(await screen.findByRole('row', { name: /Alpha/ })).focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }))
  rows[1] = pending('Beta', 'film', { rev: 7 })
  tell({ topic: 'version', urn: 'urn:resource:catalog:film', id: 'Beta' })
  expect(await bar.findByRole('button', { name: 'Approve · 2' })).toBeVisible()
  expect(screen.getByRole('row', { name: /Beta/ })).toHaveAttribute('aria-selected', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Approve: Alpha' }))
  expect(await bar.findByRole('button', { name: 'Approve · 1' })).toBeVisible()
})

it('shows a fresh submission when it is pushed', async () => {
  const rows = [titles[0] as ContentRow]
  const { tell } = await open(rows)
  await screen.findByRole('row', { name: /Alpha/ })
  rows.push(pending('Fresh', 'song'))
  tell({ topic: 'version', urn: 'urn:resource:catalog:song', id: 'Fresh' })
  expect(await screen.findByRole('row', { name: /Fresh/ })).toBeInTheDocument()
})

it('says that nothing waits, and the way back', async () => {
  await open([])
  expect(await screen.findByText('Nothing waits for your approval.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute(
    'href',
    '/apps/rimba-my/dashboards/project',
  )
})
