import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { Page } from './Page.tsx'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const movie = {
  type: 'movie',
  area: 'vod',
  page: 'cp_datastore',
  labels: { one: label('Movie'), many: label('Movies') },
}
const schema = { properties: { gnr: { 'x-label': label('Genre') }, lwe: { 'x-label': label('Licence end') } } }

const job = (parts: Partial<JobDetail> = {}): JobDetail => ({
  id: '7',
  kind: 'bulkUpdate',
  status: 'failed',
  count: 1207,
  success: 1204,
  failure: 3,
  ct: '2026-11-24T04:00:00.000Z',
  ut: '2026-11-24T04:01:30.000Z',
  cty: 'movie',
  doc: '',
  lon: [],
  ia: [],
  by: { uid: 'ann', name: 'Ann' },
  retryable: true,
  failureKeys: [],
  steps: [
    { step: 'asked', at: '2026-11-24T04:00:00.000Z', by: 'Ann' },
    { step: 'begun', at: '2026-11-24T04:00:01.000Z' },
  ],
  what: { changes: { set: { gnr: 'Drama' }, shift: { lwe: { days: 30 } } } },
  cancellable: false,
  undoable: true,
  ...parts,
})
const item = (nth: number, parts: Partial<JobItem> = {}): JobItem => ({
  nth,
  key: `title-${nth}`,
  cty: 'movie',
  lon: [{ lang: 'en', n: `Film ${nth}` }],
  outcome: 'success',
  ...parts,
})

async function show(one: JobDetail, items: JobItem[] = [item(1), item(2, { outcome: 'failure', code: 90010423 })]) {
  const heard = new Set<(event: object) => void>()
  const events = {
    subscribe: (listen: (event: object) => void) => (heard.add(listen), () => heard.delete(listen)),
    state: () => 'live',
  }
  const page = (rows: JobItem[]) => Promise.resolve({ rows, count: rows.length })
  const calls = {
    listJobs: vi.fn((_query: object) => Promise.resolve({ rows: [one], count: 1 })),
    getJob: vi.fn(() => Promise.resolve(one)),
    listJobItems: vi.fn(({ query: { outcome } }: { query: { outcome?: string } }) =>
      page(items.filter((each) => !outcome || each.outcome === outcome)),
    ),
    readTypeForm: vi.fn(() => Promise.resolve({ schema, uiSchema: {} })),
    retryJob: vi.fn(() => Promise.resolve({ status_id: one.id })),
    undoJob: vi.fn(() => Promise.resolve({ status_id: '8' })),
    cancelJob: vi.fn(() => Promise.resolve(one)),
  }
  const shown = await showInConsole(<Page />, { calls, events, types: [movie] } as never)
  const push = (event: object) =>
    act(() => heard.forEach((listen) => listen({ topic: 'job', kind: one.kind, id: one.id, ...event })))
  const user = userEvent.setup()
  const open = async () => {
    await user.click(await screen.findByRole('link', { name: 'Bulk update · Movies' }))
    return within(await screen.findByRole('complementary', { name: 'Bulk update · Movies' }))
  }
  return { ...shown, calls, user, push, open }
}

describe('the job centre', () => {
  it('lists one’s own jobs, opens one beside them, and says what was asked for and what became of each title', async () => {
    const { open, router, calls } = await show(job())
    const panel = await open()
    expect(router.state.location.search).toBe('?job=7')
    expect(calls.listJobs.mock.calls[0]?.[0]).toMatchObject({ query: { scope: 'own', pageNumber: 1 } })
    expect(await panel.findByText('Genre: set to Drama')).toBeVisible()
    expect(panel.getByText('Licence end: 30 days later')).toBeVisible()
    // What failed is what one comes for.
    expect(await panel.findByRole('link', { name: 'Film 2' })).toHaveAttribute(
      'href',
      '/apps/rimba-my/vod/movie/title-2',
    )
    expect(panel.queryByText('Film 1')).toBeNull()
    expect(panel.getByText('3 failed', { selector: '.k-chip span' })).toBeVisible()
  })

  it('tries the failed again, and asks before it takes everything back', async () => {
    const { open, user, calls, router } = await show(job())
    const panel = await open()
    await user.click(await panel.findByRole('button', { name: 'Retry 3 failed' }))
    expect(calls.retryJob).toHaveBeenCalledWith({ params: { id: '7' } })
    await user.click(panel.getByRole('button', { name: 'Undo...' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/^1,204 titles get back exactly what they were before/)).toBeVisible()
    expect(calls.undoJob).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(router.state.location.search).toBe('?job=8'))
  })

  it('moves with what is pushed, says how long it still takes, and calls off when asked twice', async () => {
    const running = job({ status: 'processing', success: 100, failure: 0, cancellable: true, undoable: false })
    const { open, user, calls, push } = await show(running)
    const panel = await open()
    push({ status: 'processing', count: 1207, success: 604, failure: 0 })
    expect(await panel.findByText('604/1,207')).toBeVisible()
    expect(panel.getByText(/^About .* left$/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Cancel job' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/The 604 done so far stay/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel job' }))
    expect(calls.cancelJob).toHaveBeenCalledWith({ params: { id: '7' } })
  })

  it('closes a job by Escape and goes on where it was opened', async () => {
    const { open, user, router } = await show(job())
    await open()
    await user.keyboard('{Escape}')
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('row', { name: /^Bulk update · Movies/ })).toHaveFocus()
  })

  it('shows the jobs of others, narrowed by state, and how to widen it again', async () => {
    const { user, calls, router } = await show(job())
    await user.click(await screen.findByRole('tab', { name: 'Everyone’s jobs' }))
    await user.click(screen.getByRole('combobox', { name: 'State' }))
    await user.click(screen.getByRole('option', { name: 'With failures' }))
    await waitFor(() =>
      expect(calls.listJobs.mock.calls.at(-1)?.[0]).toMatchObject({ query: { scope: 'product', status: 'failed' } }),
    )
    await user.click(screen.getByRole('button', { name: 'Reset filters' }))
    expect(router.state.location.search).toBe('?scope=product')
  })

  it('offers the file of an export and no list of titles', async () => {
    const { user } = await show(
      job({ kind: 'exportContent', status: 'active', failure: 0, url: '/api/file/1', what: { format: 'csv' } }),
    )
    await user.click(await screen.findByRole('link', { name: 'Export · Movies' }))
    const file = await screen.findByRole('link', { name: 'Download file' })
    expect(file.getAttribute('href')).toMatch(/\/api\/file\/1$/)
    expect(screen.getByText('Format: CSV')).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Changed' })).toBeNull()
  })
})
