import { waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { BulkPanel } from '#resources/list/bulk/panel/BulkPanel.tsx'
import { createSelection } from '#resources/list/selection/createSelection.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const movie = shippedType('movie')
const film = (name: string) => aMovie().named(name).published().build()
const dawn = film('Dawn')
const dusk = film('Dusk')
const night = film('Night')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    types: [movie],
    seed: async ({ documents }) => {
      await documents.load(catalogKind(movie), [dawn, dusk, night])
    },
  })
})
afterAll(() => server.close())

it('the titles that were chosen in a list are deleted by one job, and no others', async () => {
  const selection = createSelection()
  selection.addPage([dawn, dusk] as unknown as ContentRow[])
  const nothing = () => undefined
  const { user, findByRole, calls, close } = await openConsole(server, { name: 'Ann' }, '/apps/rimba-my/vod', {
    vod: (
      <BulkPanel
        type={summaryOf(movie)}
        selection={selection}
        task={{ kind: 'verb', verb: 'deleteContent' }}
        onClose={nothing}
        onChanged={nothing}
      />
    ),
  })
  await user.click(await findByRole('button', { name: 'Delete 2 titles' }))
  const statusOf = async (id: string) => (await calls.getOne<ContentRow>('movie', { id })).data.st
  await waitFor(async () => {
    const found = await Promise.all([dawn, dusk, night].map(({ id }) => statusOf(id)))
    expect(found).toEqual(['deleted', 'deleted', 'published'])
  })
  const { rows } = await calls.listJobs({})
  expect(rows.map(({ kind, count }) => [kind, count])).toEqual([['bulkUpdate', 2]])
  close()
})
