import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { TypeImport } from './TypeImport.tsx'

const documents = ['tvseries', 'tvseason', 'tvepisode'].map(shippedType)
const types = documents.map(summaryOf)
const [series] = types as [(typeof types)[0]]
const show = {
  id: 66,
  name: 'The Show',
  _embedded: { episodes: [1, 2].map((number) => ({ id: number, name: `Part ${number}`, season: 1, number })) },
}
const calls = {
  readTypeForm: () => Promise.resolve({ schema: documents[0]?.schema, uiSchema: {} }),
  listSettings: () => Promise.resolve([]),
  createSetting: () => Promise.resolve({ id: 's1' }),
  listJobs: () => Promise.resolve({ rows: [], count: 0 }),
  listJobItems: () => Promise.resolve({ rows: [], count: 0 }),
  importContent: ({ query }: { query: { dryRun: string } }) =>
    Promise.resolve(
      query.dryRun === 'true'
        ? { count: 1, looked: 1, create: 1, update: 0, unchanged: 0, failures: 0, fail: [], examples: [], mapping: {} }
        : { status_id: 'j1', tracking_id: '' },
    ),
  getJob: () =>
    Promise.resolve({
      ...{ id: 'j1', kind: 'importContent', status: 'active', count: 1, success: 1, failure: 0, failureKeys: [] },
      ...{ ct: '2026-11-24T12:40:00Z', ut: '2026-11-24T12:40:00Z', cty: 'tvseries', doc: '', lon: [], ia: [] },
      ...{ by: { uid: 'ann', name: 'Ann' }, retryable: false, steps: [], what: {}, cancellable: false, undoable: true },
    }),
}

it('a series that holds its episodes is imported first, and leads on to its seasons and episodes', async () => {
  const events = { state: () => 'live', subscribe: () => () => undefined }
  const { container } = await showInConsole(<TypeImport type={series} />, {
    ...{ calls, events, types, may: () => true },
  } as never)
  const user = userEvent.setup({ delay: null, applyAccept: false })
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([JSON.stringify(show)], 'show.json'))
  expect(await screen.findByText(/^1 TV series of a nested file/)).toBeInTheDocument()
  expect(screen.getByText('show-tvseries.ndjson')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  const next = await screen.findByRole('link', { name: 'Go on with 1 TV seasons' })
  expect(next).toHaveAttribute('href', expect.stringMatching(/\/tvseason\/import\?step=columns$/))
})
