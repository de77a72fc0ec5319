import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ImportDryRun, JobDetail } from '#contract/schemas/bulk.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { importWorks } from './browserImports.ts'
import { TypeImport } from './TypeImport.tsx'

const document = aType()
const type = summaryOf(document)
const names = { en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' }
const schema = {
  ...document.schema,
  properties: {
    ...(document.schema.properties as object),
    yr: { type: 'integer', 'x-label': { ...names, en: 'Year' } },
    rdt: { type: 'string', format: 'date', 'x-label': { ...names, en: 'Released' } },
  },
}
const dryRun: ImportDryRun = {
  count: 4,
  looked: 4,
  create: 1,
  update: 1,
  unchanged: 1,
  failures: 1,
  fail: [{ row: 4, code: 90000422, description: "'abc' is no number.", field: '/yr', column: 'Year' }],
  examples: [
    {
      row: 1,
      key: 'a1',
      lon: [{ lang: 'en', n: 'Harbour Night' }],
      changes: [{ field: '/yr', before: 2023, after: 2024 }],
    },
  ],
  mapping: { ex_id: 'ex_id', Year: 'yr', Remark: '' },
  left: [
    {
      row: 2,
      column: 'Released',
      field: '/rdt',
      description: 'no date',
      keyword: 'row.date',
      params: { value: 'TBD' },
    },
  ],
  leftCount: 1,
}
const job: JobDetail = {
  id: 'j1',
  kind: 'importContent',
  status: 'failed',
  count: 4,
  success: 3,
  failure: 1,
  failureKeys: [],
  ct: '2026-11-24T12:40:00Z',
  ut: '2026-11-24T12:40:00Z',
  cty: 'film',
  doc: '',
  lon: [],
  ia: [],
  by: { uid: 'ann', name: 'Ann' },
  retryable: true,
  steps: [],
  what: {},
  url: '/api/export/file/j1-failed.csv?ticket=t',
  fileName: 'films-failed.csv',
  cancellable: false,
  undoable: true,
}
const films = (text = 'ex_id,Year,Remark\r\nf-1,2024,good\r\nf-2,abc,\r\n', name = 'films.csv') =>
  new File([text], name)

function theCalls(more: object = {}) {
  return {
    readTypeForm: () => Promise.resolve({ schema, uiSchema: {} }),
    listSettings: vi.fn(() => Promise.resolve<unknown[]>([])),
    createSetting: vi.fn((..._args: unknown[]) => Promise.resolve({ id: 's1' })),
    listJobs: () => Promise.resolve({ rows: [], count: 0 }),
    importContent: vi.fn(({ query }: { query: { dryRun: string; publish: string } }) =>
      Promise.resolve(query.dryRun === 'true' ? dryRun : { status_id: 'j1', tracking_id: '' }),
    ),
    getJob: () => Promise.resolve(job),
    undoJob: vi.fn((_options: object) => Promise.resolve({ status_id: 'j2', tracking_id: '' })),
    ...more,
  }
}

async function openImport(calls = theCalls(), may = () => true) {
  const events = { state: () => 'live', subscribe: () => () => undefined }
  const page = await showInConsole(<TypeImport type={type} />, { calls, events, may } as never)
  const user = userEvent.setup({ delay: null, applyAccept: false })
  await screen.findByRole('button', { name: 'Choose a file' })
  const choose = (file: File) => user.upload(page.container.querySelector('input[type=file]') as HTMLInputElement, file)
  return { calls, user, choose, router: page.router }
}
async function toCheck(calls = theCalls(), may = () => true) {
  const shown = await openImport(calls, may)
  await shown.choose(films())
  await shown.user.click(await screen.findByRole('button', { name: 'Check' }))
  await screen.findByText(/Of 4 rows/)
  return shown
}

beforeEach(() => importWorks.clear('ann rimba-my film'))

describe('the check of an import', () => {
  it('names the cells that are left out, with row, column and reason', async () => {
    await toCheck()
    expect(screen.getByRole('heading', { name: '1 cell is left out' })).toBeInTheDocument()
    expect(screen.getByText(/^Row 2, column “Released”: “TBD” is not a date/)).toBeInTheDocument()
  })
})

describe('the file of an import', () => {
  it('is refused at once where it cannot be read, in plain words', async () => {
    const { choose } = await openImport()
    await choose(films('PK', 'films.xlsx'))
    expect(await screen.findByRole('alert')).toHaveTextContent('films.xlsx: This is a workbook. Save its sheet as CSV')
  })

  it('shows its columns with their first rows and what each is read as', async () => {
    const { choose, calls } = await openImport()
    await choose(films())
    const table = within(await screen.findByRole('table', { name: 'Columns of the file' }))
    expect(screen.getByText('2 of 3 columns are read.')).toBeInTheDocument()
    expect(table.getByRole('combobox', { name: 'What “Year” is read as' })).toHaveValue('Year')
    expect(table.getByRole('combobox', { name: 'What “Remark” is read as' })).toHaveValue('Left out')
    expect(table.getByText('good')).toBeInTheDocument()
    expect(calls.importContent).not.toHaveBeenCalled()
  })

  it('says how a column writes its dates, by one of them, and takes another word for it', async () => {
    const { choose, user, calls } = await openImport()
    await choose(films('ex_id,Released\r\nf-1,03/04/2024\r\n'))
    const format = await screen.findByRole('combobox', { name: 'How “Released” writes its dates' })
    expect(format).toHaveTextContent('24/11/2026, day first')
    expect(screen.getByText('“03/04/2024” is 03 Apr 2024')).toBeInTheDocument()
    await user.click(format)
    await user.click(screen.getByRole('option', { name: '11/24/2026, month first' }))
    expect(screen.getByText('“03/04/2024” is 04 Mar 2024')).toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Source' }))
    await user.click(screen.getByRole('option', { name: 'Gracenote' }))
    await user.click(screen.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(calls.importContent).toHaveBeenCalled())
    const [{ body }] = calls.importContent.mock.calls[0] as unknown as [{ body: object }]
    expect(body).toMatchObject({ dates: '{"Released":"monthFirst"}', source: 'gn' })
  })

  it('may have a column read as something else, but no two as one field', async () => {
    const { choose, user } = await openImport()
    await choose(films())
    const remark = await screen.findByRole('combobox', { name: 'What “Remark” is read as' })
    await user.clear(remark)
    await user.type(remark, 'year')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('“Year” is read as this too. Leave one of them out.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Check/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Back to the suggestion' }))
    expect(screen.getByRole('combobox', { name: 'What “Remark” is read as' })).toHaveValue('Left out')
  })

  it('is read as one like it was before', async () => {
    const sets = [{ columns: ['Remark', 'Year', 'ex_id'], mapping: { ex_id: 'ex_id', Year: '', Remark: 'yr' } }]
    const kept = [{ id: 's1', n: 'film', t: 'mapping', ct: '', payload: { sets } }]
    const { choose } = await openImport(theCalls({ listSettings: () => Promise.resolve(kept) }))
    await choose(films())
    expect(await screen.findByText('As you had it with the last file of this kind.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'What “Remark” is read as' })).toHaveValue('Year')
  })

  it('is still there when one goes back to it', async () => {
    const { choose, user } = await openImport()
    await choose(films())
    await screen.findByRole('table', { name: 'Columns of the file' })
    expect(screen.getByRole('region', { name: 'Columns' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('films.csv')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go on with this file' }))
    expect(await screen.findByRole('table', { name: 'Columns of the file' })).toBeInTheDocument()
  })

  it('that finds no title there is says so before anything is made', async () => {
    const { choose } = await openImport()
    await choose(films('Year\n2024\n'))
    expect(await screen.findByText(/every row makes a new one/)).toBeInTheDocument()
  })
})

describe('the check of an import', () => {
  it('says what would become of the rows, shows before and after, and what cannot be read', async () => {
    const { calls } = await toCheck()
    expect(
      screen.getByText(
        'Of 4 rows, 1 would create a title, 1 would change one, 1 would change nothing and 1 cannot be imported.',
      ),
    ).toBeInTheDocument()
    expect(screen.getByText('Row 4, column “Year”')).toBeInTheDocument()
    expect(screen.getByText("Year: 'abc' is no number.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Harbour Night' })).toBeInTheDocument()
    expect(calls.importContent.mock.calls.map(([{ query }]) => query)).toEqual([{ dryRun: 'true', publish: 'false' }])
  })

  it('says of an archived title that it has to be restored first', async () => {
    const fail = [{ row: 2, key: 'a2', code: errorRow('notLive').number, description: 'x' }]
    const importContent = () => Promise.resolve({ ...dryRun, fail })
    await toCheck(theCalls({ importContent }))
    expect(screen.getByText(/archived or deleted. Restore it first/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Row 2' })).toBeInTheDocument()
  })

  it('is made again when all of it shall be published too', async () => {
    const { calls, user } = await toCheck()
    await user.click(screen.getByRole('checkbox', { name: 'Publish them too' }))
    await waitFor(() => expect(calls.importContent).toHaveBeenCalledTimes(2))
    expect(calls.importContent.mock.calls[1]?.[0].query).toEqual({ dryRun: 'true', publish: 'true' })
  })

  it('offers publishing to nobody who may not', async () => {
    await toCheck(theCalls(), ((_page: string, action: string) => action !== 'publish') as never)
    expect(screen.getByRole('checkbox', { name: 'Publish them too' })).toBeDisabled()
  })

  it('that the server refuses leads back to the columns or to another file', async () => {
    const refusal = Object.assign(new Error('refused'), {
      name: 'ApiError',
      kind: 'refused',
      call: 'importContent',
      errors: [{ code: 90060424, description: 'x', field: '/file', keyword: 'encoding', params: { line: 1204 } }],
      code: 'badFile',
    })
    const { choose, user, router } = await openImport(theCalls({ importContent: () => Promise.reject(refusal) }))
    await choose(films())
    await user.click(await screen.findByRole('button', { name: 'Check' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Line 1,204 is not UTF-8. Save the file as UTF-8')
    expect(screen.getByRole('button', { name: 'Look at the columns' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Another file' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
    expect(router.state.location.search).toBe('')
  })
})

describe('the import itself', () => {
  it('runs as a job that has its place in the address, and the mapping is remembered', async () => {
    const { calls, user, router } = await toCheck()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('Done: 3. Not done: 1.')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?job=j1')
    expect(calls.importContent.mock.calls.at(-1)?.[0].query).toEqual({ dryRun: 'false', publish: 'false' })
    const mapping = { ex_id: 'ex_id', Year: 'yr', Remark: '' }
    const payload = { sets: [{ columns: ['ex_id', 'Year', 'Remark'], mapping }] }
    expect(calls.createSetting).toHaveBeenCalledWith({ body: { n: 'film', t: 'mapping', payload } })
  })

  it('offers the rows that failed as they were, and asks before all of it is taken back', async () => {
    const { calls, user } = await toCheck()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    const file = await screen.findByRole('link', { name: 'Download the rows that failed' })
    expect(file).toHaveAttribute('href', job.url)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const question = within(screen.getByRole('dialog', { name: 'Undo this import?' }))
    expect(question.getByText(/get their former text back, and new ones are deleted/)).toBeInTheDocument()
    expect(calls.undoJob).not.toHaveBeenCalled()
    await user.click(question.getByRole('button', { name: 'Undo the import' }))
    await waitFor(() => expect(calls.undoJob).toHaveBeenCalledWith({ params: { id: 'j1' } }))
  })
})
