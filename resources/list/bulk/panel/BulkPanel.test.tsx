import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { DryRun, JobDetail } from '#contract/schemas/bulk.ts'
import { errorRow } from '#contract/wire/errors.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { createSelection } from '../../selection/createSelection.ts'
import type { BulkTask } from '../useBulkTask.ts'
import { BulkPanel } from './BulkPanel.tsx'

const film = aType()
const type = summaryOf(film)
const row = (n: number) => ({ id: `id-${n}`, st: 'draft', rev: n, sides: [{ st: 'draft' }] }) as unknown as ContentRow
const lon = (n: string) => [{ lang: 'en' as const, n }]

const dryRun = (more: Partial<DryRun> = {}): DryRun => ({
  count: 3,
  looked: 3,
  wouldChange: 2,
  unchanged: 0,
  failures: 1,
  wouldFail: [{ key: 'id-3', lon: lon('Harbour'), code: errorRow('locked').number, description: 'locked' }],
  examples: [{ key: 'id-1', lon: lon('Monsoon'), changes: [{ field: '/yr', before: 2001, after: 2024 }] }],
  ...more,
})
const job = (more: Partial<JobDetail> = {}) =>
  ({
    id: 'job-1',
    kind: 'bulkUpdate',
    status: 'processing',
    count: 3,
    success: 0,
    failure: 0,
    failureKeys: [],
    cancellable: true,
    undoable: false,
    retryable: false,
    ...more,
  }) as unknown as JobDetail

type Calls = Record<string, (...args: never[]) => unknown>

async function openPanel(calls: Calls = {}, task: BulkTask = { kind: 'edit' }, may: ConsoleValue['may'] = () => true) {
  const selection = createSelection()
  selection.addPage([row(1), row(2), row(3)])
  const listeners = new Set<(event: ServerEvent) => void>()
  const spies = {
    readTypeForm: () => Promise.resolve({ schema: film.schema, uiSchema: { type: 'VerticalLayout', elements: [] } }),
    dryRunBulk: vi.fn(() => Promise.resolve(dryRun())),
    updateMany: vi.fn(() => Promise.resolve({ data: [], meta: { job: 'job-1' } })),
    deleteMany: vi.fn(() => Promise.resolve({ data: [], meta: { job: 'job-1' } })),
    getJob: vi.fn(() => Promise.resolve(job())),
    ...calls,
  }
  const onChanged = vi.fn()
  const panel = <BulkPanel type={type} selection={selection} task={task} onClose={vi.fn()} onChanged={onChanged} />
  const events = {
    state: () => 'live',
    subscribe: (listener: (event: ServerEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const shown = await showInConsole(panel, { calls: spies as never, events: events as never, may })
  const push = (event: Partial<ServerEvent>) =>
    listeners.forEach((tell) => tell({ topic: 'job', urn: 'urn:job', id: 'job-1', kind: 'bulkUpdate', ...event }))
  await screen.findByRole('complementary', { name: /titles/ })
  return { ...shown, spies, selection, push, onChanged, user: userEvent.setup({ delay: null }) }
}

type User = ReturnType<typeof userEvent.setup>

async function addField(user: User, typed: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  await user.type(screen.getByRole('combobox', { name: 'Find a field' }), `${typed}{Enter}`)
}

async function setYear(user: User, year: string) {
  await addField(user, 'yr')
  await user.type(within(screen.getByRole('group', { name: 'Yr' })).getByRole('textbox'), year)
}

describe('the panel that edits many titles', () => {
  it('checks before anything runs: counts, what cannot with its reason, and examples before and after', async () => {
    const { user, spies } = await openPanel()
    expect(screen.getByRole('heading', { name: 'Edit 3 titles' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true')
    await setYear(user, '2024')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByText('Of 3 titles, 2 would change and 1 cannot be changed.')).toBeInTheDocument()
    const failures = screen.getByRole('region', { name: '1 title cannot be changed' })
    expect(within(failures).getByRole('link', { name: 'Harbour' })).toHaveAttribute(
      'href',
      expect.stringContaining('id-3'),
    )
    expect(failures).toHaveTextContent('Someone else is editing this.')
    expect(screen.getByRole('region', { name: 'Examples' })).toHaveTextContent(/Monsoon.*2001.*2024/)
    expect(spies.dryRunBulk).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        params: { type: 'film' },
        body: { keys: ['id-1', 'id-2', 'id-3'], set: { yr: 2024 } },
      }),
    )
    expect(spies.updateMany).not.toHaveBeenCalled()
  })

  it('has a check go stale when the change or the titles are others', async () => {
    const { user, selection } = await openPanel()
    await setYear(user, '2024')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByRole('button', { name: 'Change 2 titles' })).toBeInTheDocument()
    selection.toggle(row(1))
    expect(await screen.findByText(/no longer those of this check/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Change 2 titles' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument()
  })

  it('names all that match by the filter, and says at most where not all was looked at', async () => {
    const result = dryRun({ count: 9000, looked: 3 })
    const { user, selection, spies } = await openPanel({ dryRunBulk: vi.fn(() => Promise.resolve(result)) })
    selection.chooseAll([row(1)], { flt: { filter: [], term: 'night' }, count: 9000, atLeast: false })
    await setYear(user, '2024')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByRole('button', { name: 'Change up to 8,999 titles' })).toBeInTheDocument()
    expect(screen.getByText(/Looked at 3 of 9,000/)).toBeInTheDocument()
    expect(spies.dryRunBulk).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        params: { type: 'film' },
        body: { flt: { filter: [], term: 'night' }, set: { yr: 2024 } },
      }),
    )
  })

  it('is not ready while a value is missing or none, and says so', async () => {
    const { user } = await openPanel()
    await addField(user, 'yr')
    expect(screen.getByText('A change lacks its value')).toBeInTheDocument()
    await user.type(within(screen.getByRole('group', { name: 'Yr' })).getByRole('textbox'), '1700')
    await waitFor(() => expect(screen.getByText('A change lacks its value')).toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Remove the change of Yr' }))
    expect(screen.getByText('Add a field first')).toBeInTheDocument()
  })

  it('shows at its line what the server refuses', async () => {
    const refusal = Object.assign(new Error('no'), {
      name: 'ApiError',
      kind: 'refused',
      code: 'invalid',
      errors: [{ code: errorRow('invalid').number, description: 'This is none of the choices.', field: '/set/yr' }],
    })
    const { user } = await openPanel({ dryRunBulk: vi.fn(() => Promise.reject(refusal)) })
    await setYear(user, '2024')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const line = within(screen.getByRole('group', { name: 'Yr' }))
    expect(await line.findByRole('alert')).toHaveTextContent('This is none of the choices.')
  })

  it('publishes only where that was ticked, which needs a right of its own', async () => {
    const { user, spies } = await openPanel()
    await setYear(user, '2024')
    await user.click(screen.getByRole('checkbox', { name: 'Publish them too' }))
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const asked = {
      keys: ['id-1', 'id-2', 'id-3'],
      revisions: { 'id-1': 1, 'id-2': 2, 'id-3': 3 },
      set: { yr: 2024 },
      publish: true,
    }
    expect(spies.dryRunBulk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: asked }))
  })

  it('leaves publishing out, and says which right is missing, for whoever may not publish', async () => {
    sessionStorage.setItem('marquee.bulk.ann.film', JSON.stringify({ edits: [], publish: true }))
    const { user, spies } = await openPanel({}, { kind: 'edit' }, (_page, action) => action !== 'publish')
    await setYear(user, '2024')
    expect(screen.getByRole('checkbox', { name: 'Publish them too' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Publish them too' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const asked = { keys: ['id-1', 'id-2', 'id-3'], set: { yr: 2024 } }
    expect(spies.dryRunBulk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: asked }))
  })

  it('keeps what was entered when it is closed by mistake', async () => {
    const first = await openPanel()
    await setYear(first.user, '2024')
    first.unmount()
    await openPanel()
    expect(within(await screen.findByRole('group', { name: 'Yr' })).getByRole('textbox')).toHaveValue('2024')
  })
})

describe('the run of a bulk change', () => {
  async function start(calls: Calls = {}) {
    const opened = await openPanel(calls)
    await setYear(opened.user, '2024')
    await opened.user.click(screen.getByRole('button', { name: 'Check' }))
    await opened.user.click(await screen.findByRole('button', { name: 'Change 2 titles' }))
    return opened
  }

  it('counts along with the push and says how it ended, with retry, undo and what failed', async () => {
    const getJob = vi.fn(() => Promise.resolve(job()))
    const { push, user, onChanged } = await start({
      getJob,
      listJobItems: () =>
        Promise.resolve({
          rows: [
            {
              nth: 2,
              key: 'id-3',
              cty: 'film',
              lon: lon('Harbour'),
              outcome: 'failure',
              code: errorRow('stale').number,
            },
          ],
        }),
    })
    expect(await screen.findByText('0 of 3')).toBeInTheDocument()
    push({ status: 'processing', count: 3, success: 1, failure: 1 })
    expect(await screen.findByText('2 of 3')).toBeInTheDocument()
    expect(screen.getByText('1 failed')).toBeInTheDocument()
    expect(getJob).toHaveBeenCalledOnce()
    getJob.mockResolvedValue(job({ status: 'failed', success: 2, failure: 1, undoable: true, retryable: true }))
    push({ status: 'failed', count: 3, success: 2, failure: 1 })
    expect(await screen.findByText('Done: 2. Not done: 1.')).toBeInTheDocument()
    expect(onChanged).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Retry what failed' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show what failed' }))
    expect(await screen.findByText('Someone else saved this in the meantime.')).toBeInTheDocument()
  })

  it('is taken back by a job of its own', async () => {
    const getJob = vi.fn(({ params: { id } }: { params: { id: string } }) =>
      Promise.resolve(
        id === 'job-2'
          ? job({ id, kind: 'undo', status: 'active', success: 3 })
          : job({ status: 'active', success: 3, undoable: true }),
      ),
    )
    const undoJob = vi.fn(() => Promise.resolve({ status_id: 'job-2' }))
    const { user } = await start({ getJob, undoJob })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back: 3 titles')).toBeInTheDocument()
    expect(undoJob).toHaveBeenCalledWith({ params: { id: 'job-1' } })
  })

  it('says that nothing was changed where it was cancelled before the first title', async () => {
    await start({ getJob: () => Promise.resolve(job({ status: 'inactive' })) })
    expect(await screen.findByText('Cancelled before anything was changed.')).toBeInTheDocument()
  })

  it('starts the next change empty: the last one was run', async () => {
    const { user } = await start()
    await user.click(await screen.findByRole('button', { name: 'Another change' }))
    expect(screen.queryByRole('group', { name: 'Yr' })).not.toBeInTheDocument()
  })
})

describe('one verb for many titles', () => {
  it('deletes many by react-admin’s own method, which answers the job', async () => {
    const { user, spies } = await openPanel({}, { kind: 'verb', verb: 'deleteContent' })
    await user.click(await screen.findByRole('button', { name: 'Delete 2 titles' }))
    expect(spies.deleteMany).toHaveBeenCalledWith('film', { ids: ['id-1', 'id-2', 'id-3'], meta: {} })
    expect(spies.updateMany).not.toHaveBeenCalled()
  })

  it('is looked up at once and done only after that was seen', async () => {
    const { user, spies } = await openPanel({}, { kind: 'verb', verb: 'archive' })
    expect(await screen.findByText(/2 would change and 1 cannot/)).toBeInTheDocument()
    expect(spies.dryRunBulk).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ params: { type: 'film' }, body: { keys: ['id-1', 'id-2', 'id-3'], st: 'archived' } }),
    )
    expect(spies.updateMany).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Archive 2 titles' }))
    expect(spies.updateMany).toHaveBeenCalledWith('film', {
      ids: ['id-1', 'id-2', 'id-3'],
      data: {},
      meta: { changes: { st: 'archived' } },
    })
    // Once more: the same verb, looked up anew.
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('button', { name: 'Archive 2 titles' })).toBeInTheDocument()
    expect(spies.dryRunBulk).toHaveBeenCalledTimes(2)
  })
})
