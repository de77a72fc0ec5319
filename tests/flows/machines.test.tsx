import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Page as Machines } from '#custom/machines/Page.tsx'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { WatchDialog } from '#resources/list/views/WatchDialog.tsx'
import { createViewWatch } from '#server/jobs/timed/viewWatch.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { Bell } from '#src/layout/bell/Bell.tsx'
import { aMovie } from '../support/aMovie.ts'
import { aType } from '../support/aType.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const OPERATOR = { name: 'Ops', role: 'operations_super_admin', products: ['rimba-my', 'rimba-sg'] }
let server: TestServer

beforeAll(async () => {
  const type = aType()
  const films = [aMovie().named('Alpha').published(), aMovie().named('Beta').in('rimba-sg').published()]
  server = await startTestServer({
    types: [type],
    settings: { webhookHosts: ['127.0.0.1:9'] },
    seed: async ({ documents }) =>
      void (await documents.load(
        catalogKind(type),
        films.map((film) => film.build()),
      )),
  })
})
afterAll(() => server.close())

const films = async (token: string, product: string) => {
  const url = `/api/content/urn/resource/catalog/film?prd=${product}`
  return (await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
}

it('a token is made of some rights and one product, shown once, works for that product alone, and is revoked', async () => {
  const { user, close } = await openConsole(server, OPERATOR, '/apps/rimba-my/machines', { machines: <Machines /> })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }))
  expect(dialog.getByText('Give it a name.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Guide importer')
  expect(dialog.getByText('Choose at least one right.')).toBeVisible()
  await user.click(within(dialog.getByRole('group', { name: 'Datastore' })).getByRole('button', { name: 'view' }))
  await user.click(dialog.getByRole('button', { name: 'Make token' }))
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Token' })
  const token = secret.value
  expect(token).toMatch(/^mqt_/)
  expect([await films(token, 'rimba-my'), await films(token, 'rimba-sg')]).toEqual([200, 404])
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(document.body.innerHTML).not.toContain(token)
  const question = within(await screen.findByRole('dialog', { name: 'Revoke Guide importer' }))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('The token was revoked.')).toBeVisible()
  expect(await films(token, 'rimba-my')).toBe(401)
  await user.click(await screen.findByRole('button', { name: 'Audit' }))
  const audit = within(await screen.findByRole('dialog', { name: 'Audit' }))
  expect(await audit.findByText('revoked the token')).toBeVisible()
  expect(audit.getByText('made the token')).toBeVisible()
  expect(audit.getAllByText(/Datastore: view/).length).toBeGreaterThan(0)
  close()
})

it('a webhook is refused at its address, made with a secret, tried, and stands in the log', async () => {
  const place = '/apps/rimba-my/machines?tab=webhooks'
  const { user, close } = await openConsole(server, OPERATOR, place, { machines: <Machines /> })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ops room')
  const address = dialog.getByRole('textbox', { name: /^Address/ })
  await user.type(address, 'http://10.0.0.1/hook')
  await user.click(dialog.getByRole('button', { name: 'Make webhook' }))
  expect(await dialog.findByText(/^This must be an https address of the internet/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ops room')
  await user.clear(address)
  await user.type(address, 'http://127.0.0.1:9/hook')
  await user.click(dialog.getByRole('button', { name: 'Make webhook' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Secret/ })).value).toMatch(/^mqs_/)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await user.click(await screen.findByRole('button', { name: 'Send a test' }))
  await screen.findByText('A test delivery is on its way. See the log.')
  await user.click(screen.getByRole('tab', { name: 'Deliveries' }))
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
  expect(screen.getByText('Ops room')).toBeVisible()
  close()
})

function Watching({ saved }: { saved: SavedView }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Bell />
      {isOpen && <WatchDialog saved={saved} onClose={() => setOpen(false)} />}
    </>
  )
}

it('a watched view tells by the bell once it holds something, and leads there', async () => {
  const payload = { cty: 'film', filter: [], match: 'ALL' as const }
  const maker = await openConsole(server, OPERATOR, '/apps/rimba-my/none', {})
  const { id } = await maker.calls.createSetting({ body: { n: 'Everything', t: 'view', payload } })
  maker.close()
  const saved: SavedView = { id, name: 'Everything', view: payload, audience: { scope: 'me' } }
  const { user, close } = await openConsole(server, OPERATOR, '/apps/rimba-my/watch', {
    watch: <Watching saved={saved} />,
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('You will be told about Everything.')
  await createViewWatch({ ...server.services, publicUrl: '' })()
  await user.click(await screen.findByRole('button', { name: 'Notifications: something new' }))
  const line = await screen.findByRole('link', { name: /Everything/ })
  expect(line).toHaveTextContent('1 title')
  expect(decodeURIComponent(line.getAttribute('href') ?? '')).toContain(`"view":"${id}"`)
  close()
})
