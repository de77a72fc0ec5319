import { waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { seeOnlySections } from '../support/nearSections.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

let server: TestServer
const channel = aMovie().named('Films').with({ cn: 20, chty: 'linear' }).published().build()
const times = { a_st_dt: '2026-11-24T12:00:00.000Z', a_ed_dt: '2026-11-24T13:00:00.000Z' }
const airing = aMovie()
  .named('Noon')
  .with({ ch: channel.id, ...times })
  .published()
  .build()

beforeAll(async () => {
  seeOnlySections('names')
  server = await startTestServer({
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('channel')), [channel])
      await documents.load(catalogKind(shippedType('airing')), [airing])
    },
  })
})
afterAll(() => server.close())

it('an airing that was updated is read-only until it is asked for, and read anew with its form', async () => {
  const page = await openConsole(server, { name: 'Ann' }, `/apps/rimba-my/live/airing/${airing.id}`, {
    'live/:resourceType/:contentId': <ContentEdit />,
  })
  const field = await page.findByLabelText('Name, English')
  await page.user.clear(field)
  await page.user.click(field)
  await page.user.paste('Noon news')
  page.sent.length = 0
  await page.user.click(await page.findByRole('button', { name: /^Save/ }))
  const edit = await page.findByRole('button', { name: 'Edit' })
  await waitFor(() => expect(edit).toHaveFocus())
  expect(page.queryByLabelText('Name, English')).toBeNull()
  const read = page.sent.filter(({ method }) => method === 'GET').map(({ path }) => path.split('?')[0])
  expect(read).toContain(`/api/content/urn/resource/catalog/airing/${airing.id}`)
  expect(read.some((path) => path?.includes('schema'))).toBe(true)
  await page.user.keyboard('{Enter}')
  expect(await page.findByLabelText('Name, English')).toHaveValue('Noon news')
  page.close()
})
