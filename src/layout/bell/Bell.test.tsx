import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import type { JobStatus } from '#contract/values/jobs.ts'
import { EVENING } from '#tests/support/renderInKit.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { Bell } from './Bell.tsx'

const at = (minutes: number) => new Date(EVENING - minutes * 60_000).toISOString()
const note = (id: string, minutes: number, kind = 'bulkUpdate') => ({
  id: `note-${id}`,
  n: kind,
  t: 'job',
  ct: at(minutes),
  payload: { status_id: id, kind, cty: 'movie' },
})
const job = (id: string, status: JobStatus, success: number, failure: number, kind = 'bulkUpdate') => ({
  id,
  kind,
  status,
  count: 10,
  success,
  failure,
  lon: [],
  cty: 'movie',
})
const movie = { type: 'movie', labels: { one: { en: 'Movie' }, many: { en: 'Movies' } } }

/** The first read is answered as things stood when it was asked. */
type More = { may?: () => boolean; answer?: Promise<void> }

async function show(notes: unknown[], jobs: unknown[], marks: unknown[] = [], more: More = {}) {
  const { may = () => true, answer = Promise.resolve() } = more
  const heard = new Set<(event: object) => void>()
  const events = {
    subscribe: (one: (event: object) => void) => (heard.add(one), () => heard.delete(one)),
    state: () => 'live',
  }
  const calls = {
    listSettings: vi.fn(({ query }: { query: { t: string } }) => {
      const found = query.t === 'job' ? [...notes] : marks
      return answer.then(() => found)
    }),
    listJobs: vi.fn(() => Promise.resolve({ rows: jobs, count: jobs.length })),
    readBulkStatus: vi.fn(() => Promise.reject(new Error('404'))),
    createSetting: vi.fn(() => Promise.resolve({ id: 'mark' })),
    saveSetting: vi.fn(() => Promise.resolve({ id: 'mark' })),
    deleteSetting: vi.fn(() => Promise.resolve()),
  }
  const session = { calls, events, may, types: [movie] } as never
  const page = await showInConsole(<Bell />, session)
  const push = (event: object) => act(() => heard.forEach((one) => one({ topic: 'job', kind: 'bulkUpdate', ...event })))
  return { ...page, calls, push }
}

describe('the bell', () => {
  it('has a dot for new jobs, which clears on opening it and stays so for other tabs', async () => {
    const { calls } = await show([note('7', 5)], [job('7', 'active', 10, 0)])
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications: something new' }))
    expect(calls.createSetting).toHaveBeenCalledWith({ body: { n: 'bell', t: 'seen', payload: { until: at(5) } } })
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  })

  it('has none for jobs that it was opened for in another tab', async () => {
    const seen = [{ id: 'mark', n: 'bell', t: 'seen', ct: at(4), payload: { until: at(5) } }]
    const { calls } = await show([note('7', 5)], [job('7', 'active', 10, 0)], seen)
    await eventually(() => expect(calls.listJobs).toHaveBeenCalled())
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
  })

  it('lists each job with success/count: Failed, in progress, some failed, done', async () => {
    const notes = [note('1', 1), note('2', 2), note('3', 3), note('4', 4, 'sortEpisodes')]
    const jobs = [
      job('1', 'failed', 0, 10),
      job('2', 'processing', 4, 1),
      job('3', 'failed', 3, 7),
      job('4', 'active', 10, 0, 'sortEpisodes'),
    ]
    const { push } = await show(notes, jobs)
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications: something new' }))
    const lines = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
    const texts = () => lines().map((line) => line.textContent)
    expect(texts()[0]).toMatch(/Bulk update · MoviesFailed.*0\/10/)
    expect(texts()[1]).toMatch(/In progress.*4\/10/)
    expect(texts()[2]).toMatch(/7 failed.*3\/10/)
    expect(texts()[3]).toMatch(/Episode sorting · MoviesDone.*10\/10/)
    push({ id: '2', status: 'active', count: 10, success: 10, failure: 0 })
    await eventually(() => expect(texts()[1]).toMatch(/Done.*10\/10/))
    expect(within(lines()[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/apps/notification?job=1')
  })

  it('has a dot for a job that began while the notifications were being read', async () => {
    const notes: unknown[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const { push, calls } = await show(notes, [job('7', 'processing', 0, 0)], [], { answer: answered })
    await eventually(() => expect(calls.listSettings).toHaveBeenCalled())
    notes.push(note('7', 0))
    push({ id: '7', status: 'processing', count: 10, success: 0, failure: 0 })
    answer()
    expect(await screen.findByRole('button', { name: 'Notifications: something new' })).toBeVisible()
  })

  it('says in the specification’s words that there is nothing', async () => {
    await show([], [])
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(await screen.findByText('No Status Record Found')).toBeVisible()
  })

  it('leads nowhere for those who may not view the page of notifications', async () => {
    await show([note('7', 5)], [job('7', 'active', 10, 0)], [], { may: () => false })
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications: something new' }))
    expect(screen.getByText('Bulk update · Movies')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
