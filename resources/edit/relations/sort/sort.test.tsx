import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { SortDialog } from './SortDialog.tsx'
import { SortReport } from './SortReport.tsx'
import { useSortJob } from './useSortJob.ts'

const words = (en: string) => ({ en, zh: en, ms: en, ta: en })
const part = summaryOf(
  aType({
    type: 'part',
    labels: { one: words('Part'), many: words('Parts') },
    relations: { parent: { types: ['season'], field: 'parent' } },
  }),
)
const rowOf = (id: string, more: Partial<TreeRow> = {}): TreeRow => ({
  id,
  key: id,
  urn: '',
  cty: 'part',
  st: 'published',
  rev: 1,
  sides: [{ st: 'published', key: id, n: 1 }],
  ct: '',
  ut: '',
  uu: '',
  lon: [{ lang: 'en', n: id }],
  ...more,
})
const season = rowOf('Season 1', { cty: 'season', children: 3 })
const parts = [
  rowOf('Storm', { order: 1, oadt: '2024-03-03' }),
  rowOf('Calm', { order: 2, oadt: '2024-03-01' }),
  rowOf('Delta', { order: 4, oadt: '2024-03-02' }),
]

async function open(answers: { rows?: TreeRow[]; sorted?: boolean[] } = {}) {
  const { sorted = [] } = answers
  let rows = answers.rows ?? parts
  const getManyReference = vi.fn(() => Promise.resolve({ data: rows, total: rows.length }))
  const onSort = vi.fn((_keys: readonly string[]) => Promise.resolve(sorted.shift() ?? true))
  const onClose = vi.fn()
  await showInConsole(<SortDialog parent={season} type={part} onSort={onSort} onClose={onClose} />, {
    types: [part],
    calls: { getManyReference } as never,
  })
  await screen.findByRole('list', { name: 'New order of Season 1' })
  const titles = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((line) => line.getAttribute('data-key'))
  const become = (next: TreeRow[]) => (rows = next)
  return { onSort, onClose, titles, become, user: userEvent.setup({ delay: null }) }
}

describe('sorting the parts of a season', () => {
  it('by air date shows old and new numbers, and sends the order once', async () => {
    const { user, titles, onSort, onClose } = await open()
    expect(screen.getByRole('button', { name: 'Change 1 number' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Air date' }))
    expect(titles()).toEqual(['Calm', 'Delta', 'Storm'])
    const [calm] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(calm).toHaveTextContent('was 2')
    expect(screen.getByText('3 numbers change.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Change 3 numbers' }))
    expect(onSort).toHaveBeenCalledWith(['Calm', 'Delta', 'Storm'])
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('moves a title by Alt and an arrow, keeps the focus on it and says its place', async () => {
    const { user, titles } = await open()
    screen.getByRole('button', { name: /^Number 1: Storm/ }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(titles()).toEqual(['Calm', 'Storm', 'Delta'])
    expect(screen.getByText('Storm is now at place 2 of 3')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Number 2: Storm/ })).toHaveFocus())
    await user.keyboard('{Alt>}{End}{/Alt}')
    expect(titles()).toEqual(['Calm', 'Delta', 'Storm'])
    await user.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Number 1: Calm/ })).toHaveFocus())
  })

  it('takes a typed number as the place, and Escape as no answer', async () => {
    const { user, titles } = await open()
    await user.click(screen.getByRole('button', { name: 'New number of Delta: 3' }))
    await user.keyboard('1{Enter}')
    expect(titles()).toEqual(['Delta', 'Storm', 'Calm'])
    await user.click(screen.getByRole('button', { name: 'New number of Calm: 3' }))
    await user.keyboard('1{Escape}')
    expect(titles()).toEqual(['Delta', 'Storm', 'Calm'])
    await user.click(screen.getByRole('button', { name: 'As it was' }))
    expect(titles()).toEqual(['Storm', 'Calm', 'Delta'])
  })

  it('keeps the order as far as it holds where titles came meanwhile', async () => {
    const { user, titles, become, onClose } = await open({ sorted: [false] })
    await user.click(screen.getByRole('button', { name: 'Reverse' }))
    become([...parts, rowOf('New', { order: 5 })])
    await user.click(screen.getByRole('button', { name: /^Change/ }))
    expect(await screen.findByText(/Titles came or went meanwhile/)).toBeInTheDocument()
    expect(titles()).toEqual(['Delta', 'New', 'Calm', 'Storm'])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('has nothing to do where the numbers are right', async () => {
    await open({ rows: parts.map((row, at) => ({ ...row, order: at + 1 })) })
    expect(screen.getByText('The order is as it was.')).toBeInTheDocument()
  })
})

describe('the numbering of a season', () => {
  const job = (more: object) => ({
    id: '7',
    kind: 'sortEpisodes',
    status: 'active',
    count: 3,
    success: 3,
    failure: 0,
    cancellable: false,
    undoable: true,
    retryable: false,
    steps: [],
    what: {},
    ...more,
  })
  function Shown({ ended }: { ended: (id: string) => void }) {
    const sorting = useSortJob(ended)
    return (
      <>
        <button type="button" onClick={() => void sorting.sort('s1', ['a'])}>
          sort
        </button>
        <SortReport sorting={sorting} />
      </>
    )
  }
  async function begin(getJob: (id: string) => object) {
    const ended = vi.fn()
    const undoJob = vi.fn(() => Promise.resolve({ status_id: '8' }))
    const calls = {
      sortEpisodes: () => Promise.resolve({ status_id: '7' }),
      getJob: ({ params }: { params: { id: string } }) => Promise.resolve(getJob(params.id)),
      undoJob,
    }
    await showInConsole(<Shown ended={ended} />, {
      calls: calls as never,
      events: { subscribe: () => () => undefined, state: () => 'live' } as never,
    })
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByRole('button', { name: 'sort' }))
    return { user, ended, undoJob }
  }

  it('tells its end, shows the tree anew and is undone as a whole', async () => {
    const { user, ended, undoJob } = await begin((id) => job({ id, undoable: id === '7' }))
    expect(await screen.findByText(/3 titles are numbered/)).toBeInTheDocument()
    expect(ended).toHaveBeenCalledWith('s1')
    expect(screen.getByRole('link', { name: 'Show the job' })).toHaveAttribute('href', '/apps/notification?job=7')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undoJob).toHaveBeenCalledWith({ params: { id: '7' } })
    expect(await screen.findByText('The numbers are as they were.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('tells how many could not be numbered, and offers those again', async () => {
    await begin(() => job({ status: 'failed', success: 2, failure: 1, retryable: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent('1 title could not be numbered')
    expect(screen.getByRole('button', { name: 'Try those again' })).toBeEnabled()
  })
})
