import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DELIVERY_WAITS_MS } from '#contract/values/deliveries.ts'
import { Page as Machines } from '#custom/machines/Page.tsx'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { WatchDialog } from '#resources/list/views/WatchDialog.tsx'
import { createViewWatch } from '#server/jobs/timed/viewWatch.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { aType } from '../support/aType.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { webhookReceiver } from '../support/webhookReceiver.ts'

const OPS = { name: 'Ops', role: 'operations_super_admin' }
const VIEW = { cty: 'film', filter: [], match: 'ALL' as const }
const LOG = '/apps/rimba-my/machines?tab=deliveries'

let server: TestServer
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let page: Awaited<ReturnType<typeof openConsole>>
let at = Date.now()
beforeAll(async () => {
  receiver = await webhookReceiver()
  const film = aMovie().named('Waiting').published().build()
  server = await startTestServer({
    types: [aType()],
    now: () => at,
    settings: { webhookHosts: [receiver.host] },
    seed: async ({ documents }) => void (await documents.load(catalogKind(aType()), [film])),
  })
  await server.runner.stop()
})
afterEach(() => page.close())
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const screens = { machines: <Machines /> }
const open = async (who = OPS) => (page = await openConsole(server, who, LOG, screens))
const line = async (name: string) => within((await screen.findByText(name)).closest('[role=row], tr') as HTMLElement)
const webhook = async (n: string) =>
  (await page.calls.makeWebhook({ body: { n, address: receiver.address, products: ['rimba-my'] } })).webhook
/** Tells a webhook and lets it be tried so many times, at the moments when it is due. */
async function told(n: string, answers: number[], tries: number): Promise<void> {
  const { id } = await webhook(n)
  receiver.answers.push(...answers)
  await page.calls.testWebhook({ params: { id } })
  await server.runner.runDue()
  for (const wait of DELIVERY_WAITS_MS.slice(0, tries - 1)) {
    at += wait + 1
    await server.runner.runDue()
  }
}

it('the log tells what waits, what arrived after two refusals and what was given up, which is sent again', async () => {
  page = await openConsole(server, OPS, '/apps/rimba-my/none', {})
  await told('Late', [500, 503], 3)
  await told('Gone', [410], 1)
  await told('Busy', [429], 1)
  page.close()
  await open()
  const late = await line('Late')
  for (const text of ['Arrived', '3', '200']) expect(late.getByText(text)).toBeVisible()
  expect(late.queryByRole('button', { name: 'Send again' })).toBeNull()
  const gone = await line('Gone')
  for (const text of ['Given up', '1', '410 · receiver is gone']) expect(gone.getByText(text)).toBeVisible()
  const busy = await line('Busy')
  for (const text of ['Waiting', '1', '429 · refused']) expect(busy.getByText(text)).toBeVisible()

  const before = receiver.received.length
  await page.user.click(gone.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('It is tried again now.')).toBeVisible()
  await waitFor(async () => expect((await line('Gone')).getByText('Waiting')).toBeVisible())
  receiver.answers.push(204)
  await server.runner.runDue()
  // The log is read anew by itself while it is looked at.
  await waitFor(async () => expect((await line('Gone')).getByText('Arrived')).toBeVisible())
  expect((await line('Gone')).getByText('2')).toBeVisible()
  const again = receiver.received.slice(before).map(({ id }) => id)
  expect(again.filter((id) => receiver.received.slice(0, before).some((one) => one.id === id))).toHaveLength(
    again.length,
  )
})

it('whoever may only view configurations reads the log and sends nothing', async () => {
  await open({ name: 'Ser', role: 'service_admin' })
  expect(await screen.findByText('Late')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

it('a watched view is told of with its name, shown as it is watched, and told of no more', async () => {
  page = await openConsole(server, OPS, '/apps/rimba-my/none', {})
  const { id: hook } = await webhook('Ops room')
  const { id } = await page.calls.createSetting({ body: { n: 'To approve', t: 'view', payload: VIEW } })
  page.close()
  const saved: SavedView = { id, name: 'To approve', view: VIEW, audience: { scope: 'me' } }
  const watch = { watch: <WatchDialog saved={saved} onClose={() => undefined} /> }
  page = await openConsole(server, OPS, '/apps/rimba-my/watch', watch)
  expect(screen.queryByRole('button', { name: 'Do not tell me' })).toBeNull()
  await page.user.selectOptions(await screen.findByLabelText('By webhook'), hook)
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('You will be told about To approve.')
  page.close()
  await createViewWatch({ ...server.services, publicUrl: 'https://console.example' })()
  await server.runner.runDue()
  await open()
  const row = await line('To approve')
  for (const text of ['Ops room', 'Arrived', '200']) expect(row.getByText(text)).toBeVisible()
  const body = JSON.parse(receiver.received.at(-1)?.body ?? '') as object
  expect(body).toMatchObject({ topic: 'view', count: 1, product: 'rimba-my', view: { id, name: 'To approve' } })
  page.close()
  page = await openConsole(server, OPS, '/apps/rimba-my/watch', watch)
  await waitFor(() => expect(screen.getByLabelText('By webhook')).toHaveValue(hook))
  await page.user.click(screen.getByRole('button', { name: 'Do not tell me' }))
  await waitFor(async () => expect((await page.calls.listWatches()).watches).toEqual([]))
})
