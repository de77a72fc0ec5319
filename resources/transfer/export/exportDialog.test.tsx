import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const document = aType()
const type = summaryOf(document)
const running = { id: 'j1', kind: 'exportContent', status: 'processing', count: 40, success: 10, failure: 0 }
const ended = {
  ...running,
  status: 'active',
  success: 40,
  url: '/api/export/file/j1.csv?ticket=t',
  fileName: 'films.csv',
}

async function openDialog(more: object = {}) {
  let hear: (event: object) => void = () => undefined
  const events = {
    state: () => 'live',
    subscribe: (listener: typeof hear) => {
      hear = listener
      return () => undefined
    },
  }
  const calls = {
    readTypeForm: () => Promise.resolve({ schema: document.schema, uiSchema: {} }),
    exportContent: vi.fn((..._args: unknown[]) => Promise.resolve({ status_id: 'j1', tracking_id: '' })),
    getJob: vi.fn(() => Promise.resolve<object>(running)),
    ...more,
  }
  const onClose = vi.fn()
  const flt = { filter: [], term: 'harbour' }
  await showInConsole(
    <ExportDialog type={type} meant={{ flt }} count={40} columns={type.list.columns} onClose={onClose} />,
    { calls, events } as never,
  )
  return { calls, onClose, hear: (event: object) => hear(event), user: userEvent.setup({ delay: null }) }
}

const saved: string[] = []
beforeEach(() => {
  localStorage.clear()
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
})

describe('the export of a list', () => {
  it('takes everything that the list finds, as a table of all columns unless told otherwise', async () => {
    const { calls, user } = await openDialog()
    const dialog = within(screen.getByRole('dialog', { name: 'Export Films' }))
    expect(dialog.getByText('40 titles')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    expect(calls.exportContent).toHaveBeenCalledWith({
      params: { type: 'film' },
      body: { flt: { filter: [], term: 'harbour' }, format: 'csv' },
    })
  })

  it('writes chosen columns in the order of the form, and remembers the choice', async () => {
    const { calls, user } = await openDialog()
    await user.click(screen.getByRole('radio', { name: 'JSON' }))
    await user.click(screen.getByRole('radio', { name: 'What is published' }))
    await user.click(screen.getByRole('radio', { name: 'Chosen ones' }))
    await user.type(await screen.findByRole('searchbox'), 'gnr')
    await user.click(screen.getByRole('checkbox', { name: 'Gnr' }))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(calls.exportContent.mock.calls[0]?.[0]).toMatchObject({
      body: {
        format: 'json',
        st: 'published',
        fields: ['id', 'ex_id', 'lon.en', 'lon.zh', 'lon.ms', 'lon.ta', 'gnr'],
      },
    })
    expect(JSON.parse(localStorage.getItem('marquee-export:film') ?? '')).toMatchObject({ format: 'json' })
  })

  it('of no column at all is none', async () => {
    const { user } = await openDialog()
    await user.click(screen.getByRole('radio', { name: 'Chosen ones' }))
    await user.click(await screen.findByRole('button', { name: 'Take all' }))
    await user.click(screen.getByRole('button', { name: 'Take none' }))
    expect(screen.getByRole('button', { name: /^Export/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('saves the file as soon as it is ready, once, and keeps a link to it', async () => {
    const { calls, user, hear } = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('10 of 40')).toBeInTheDocument()
    calls.getJob.mockResolvedValue(ended)
    act(() => hear({ topic: 'job', id: 'j1', urn: '', status: 'active' }))
    expect(await screen.findByText('40 titles are in the file.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'films.csv' })).toHaveAttribute('href', ended.url)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toContain('/api/export/file/j1.csv?ticket=t')
  })

  it('that is refused says why and lets one try again', async () => {
    const refusal = Object.assign(new Error('refused'), {
      name: 'ApiError',
      kind: 'refused',
      call: 'exportContent',
      errors: [{ code: 90000429, description: 'Too many' }],
      code: 'tooManyRequests',
    })
    const { user } = await openDialog({ exportContent: () => Promise.reject(refusal) })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  })
})
