import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { Page } from '#custom/waiting/Page.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { aType } from '../support/aType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const movie = aType()
const submitted = (name: string) => aMovie().named(name).drafted('pending').build()
const dawn = submitted('Dawn')
const dusk = submitted('Dusk')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    types: [movie],
    seed: async ({ documents }) => {
      await documents.load(catalogKind(movie), [dawn, dusk])
    },
  })
})
afterAll(() => server.close())

it('a title that was returned, edited and submitted again after it was chosen is not approved unseen, and says why', async () => {
  const abe = { name: 'Abe', role: 'approver' }
  const { user, calls, close } = await openConsole(server, abe, '/apps/rimba-my/waiting', { waiting: <Page /> })
  ;(await screen.findByRole('row', { name: /Dawn/ })).focus()
  await user.keyboard('{Control>}a{/Control}')
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }))

  await user.click(bar.getByRole('button', { name: 'Approve · 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: 2 titles' }))

  const editor = await openConsole(server, { name: 'Ann' }, '/elsewhere', {})
  const read = async () => (await editor.calls.getOne<ContentRow>('film', { id: dusk.id })).data
  const change = async (verb: string, data: object = {}) => {
    const previousData = await read()
    await editor.calls.update('film', { id: dusk.id, data, previousData, meta: { verb } })
  }
  await change('returnToDraft')
  await change('saveDraft', { ...(await read()), lon: [{ lang: 'en', n: 'Dusk, another cut' }] })
  await change('submit')

  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(async () => expect((await calls.listJobs({})).rows).toHaveLength(1))
  await server.runner.runDue()
  expect(await dialog.findByText(/changed since it was chosen/)).toBeVisible()
  const statusOf = async (id: string) => (await calls.getOne<ContentRow>('film', { id })).data.st
  await waitFor(async () =>
    expect(await Promise.all([dawn.id, dusk.id].map(statusOf))).toEqual(['published', 'pending']),
  )
  editor.close()
  close()
})
