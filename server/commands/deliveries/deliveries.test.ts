import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Delivery, Watch, Watches, Webhook } from '#contract/schemas/delivery.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { createViewWatch } from '../../jobs/timed/viewWatch.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type Body = Record<string, unknown>
const HOUR_MS = 3_600_000
const VIEW = { cty: 'film', filter: [], match: 'ALL', st: 'pending' }
const WATCH = { when: 'any', mail: false, lang: 'en', zone: 'UTC' }

let server: TestServer
let receiver: Server
let host = ''
const told: Body[] = []
let at = Date.now()
let head: Person
let creator: Person

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      told.push(JSON.parse(text) as Body)
      response.end()
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const films = [aMovie().named('Live').published().build()]
  server = await startTestServer({
    types: [aType()],
    now: () => at,
    settings: {
      webhookHosts: [host],
      mail: { address: 'smtp://127.0.0.1:9', from: 'm@rimba.example' },
    },
    seed: async ({ documents }) => void (await documents.load(catalogKind(aType()), films)),
  })
  await server.runner.stop()
  head = await person('head', ['operations_super_admin'])
  creator = await person('creator', ['creator'])
})
afterAll(async () => {
  await server.close()
  await new Promise((closed) => receiver.close(closed))
})

const person = (username: string, roles: string[], products = ['rimba-my', 'rimba-sg']) =>
  server.signInAs({ username, name: username, roles, products })
async function call<Data>(who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const response = await who.send({ method, url: `/api${path}`, ...(payload && { payload }) })
  const { data, header } = response.json<Envelope<Data>>()
  return { status: response.statusCode, data, text: response.body, fields: header.errors.map(({ field }) => field) }
}
const makeWebhook = (more: Body = {}, who = head) =>
  call<{ webhook: Webhook; secret: string }>(who, 'POST', '/machine/webhook', {
    ...{ n: 'Ops', address: `http://${host}/hook`, products: ['rimba-my'] },
    ...more,
  })
const keepView = async (who = creator) =>
  (await call<{ id: string }>(who, 'POST', '/user/setting/create', { n: 'To approve', t: 'view', payload: VIEW })).data
    .id
const watch = (view: string, more: Body = {}, who = creator) =>
  call<Watch>(who, 'PUT', `/user/watch/${view}?prd=rimba-my`, { ...WATCH, ...more })
const watches = async (who = creator) => (await call<Watches>(who, 'GET', '/user/watch')).data
const deliveries = async (who = head) => (await call<Delivery[]>(who, 'GET', '/machine/delivery')).data
const look = () => createViewWatch({ ...server.services, publicUrl: 'https://console.example' })()
const submit = (n: string) =>
  call<{ id: string; rev: number }>(creator, 'POST', '/content/urn/resource/catalog/film?prd=rimba-my', {
    ...{ lon: [{ lang: 'en', n }], st: 'pending' },
  })

it('a watched view tells once that it holds something, by the bell, by webhook and by mail, and again when it comes anew', async () => {
  const { webhook } = (await makeWebhook()).data
  const view = await keepView()
  expect((await watch(view, { webhook: webhook.id, mail: true })).data).toMatchObject({ view, count: 0, mail: true })
  await look()
  expect((await watches()).watches[0]?.since).toBeUndefined()
  await submit('Waiting')
  await look()
  await look()
  expect((await watches()).watches).toMatchObject([
    { view, n: 'To approve', count: 1, since: expect.any(String) as string },
  ])
  expect((await deliveries()).map(({ kind, target, about, state }) => [kind, target, about, state]).sort()).toEqual([
    ['mail', 'creator@rimba.example', 'To approve', 'waiting'],
    ['webhook', 'Ops', 'To approve', 'waiting'],
  ])
  await server.runner.runDue()
  const { rows } = await server.database.pool.query("SELECT topic, uid, data FROM event WHERE topic = 'watch'")
  expect(rows).toMatchObject([{ data: { count: 1 } }])
  await server.database.pool.query('UPDATE watch SET matched_at = NULL')
  await look()
  expect(await deliveries()).toHaveLength(4)
  await call(creator, 'DELETE', `/user/watch/${view}`)
})

it('a view is watched for what has rested in it for hours, in one product, by who may see it', async () => {
  const view = await keepView()
  await watch(view, { when: 'older', hours: 2 })
  await look()
  expect((await watches()).watches[0]?.since).toBeUndefined()
  at += 2 * HOUR_MS + 60_000
  creator = await person('creator', ['creator'])
  head = await person('head', ['operations_super_admin'])
  await look()
  expect((await watches()).watches[0]).toMatchObject({ when: 'older', hours: 2, since: expect.any(String) as string })
  creator = await person('creator', ['creator'], ['rimba-sg'])
  await look()
  expect((await watches()).watches[0]?.since).toBeUndefined()
  creator = await person('creator', ['creator'])
  await call(creator, 'DELETE', `/user/setting/delete/${view}`)
  await look()
  expect((await watches()).watches).toEqual([])
})

it('a view that cannot be read silences nobody else’s', async () => {
  const keep = async (payload: object) =>
    (await call<{ id: string }>(creator, 'POST', '/user/setting/create', { n: 'Odd', t: 'view', payload })).data.id
  const odd = [
    { ...VIEW, st: 'nonesuch' },
    { ...VIEW, filter: [{ field: 'nonesuch', operator: 'equals', term: 'x' }] },
    { ...VIEW, filter: [{ field: 'ut', operator: 'after', term: 'the day of yore' }] },
    { ...VIEW, filter: [{ field: 'yr', operator: 'greater than', term: '9'.repeat(400) }] },
  ]
  const views = await Promise.all(odd.map(keep))
  for (const view of views) expect((await watch(view)).status).toBe(200)
  const view = await keepView()
  await watch(view)
  await submit('Heard')
  await look()
  const kept = (await watches()).watches
  expect(kept.filter(({ since }) => since !== undefined).map((one) => one.view)).toEqual([view])
  for (const one of [...views, view]) await call(creator, 'DELETE', `/user/setting/delete/${one}`)
  await look()
})

it('what cannot be watched or told so is said at its field', async () => {
  const view = await keepView()
  expect((await watch(view, { when: 'older' })).fields).toEqual(['/hours'])
  expect((await watch(view, { webhook: 'nonesuch' })).fields).toEqual(['/webhook'])
  expect((await watch(view, { zone: 'Asia/Nonesuch' })).fields).toEqual(['/zone'])
  const foreign = (await makeWebhook({ products: ['rimba-sg'] })).data.webhook
  const malay = await person('malay', ['creator'], ['rimba-my'])
  expect((await watch(await keepView(malay), { webhook: foreign.id }, malay)).fields).toEqual(['/webhook'])
  expect((await watch(view, {}, malay)).status).toBe(404)
  expect((await call(creator, 'PUT', `/user/watch/${view}`, WATCH)).status).toBe(400)
  expect((await makeWebhook({ address: 'http://10.0.0.1/' })).fields).toEqual(['/address'])
  expect((await makeWebhook({ address: 'https://user:pass@hooks.example/' })).fields).toEqual(['/address'])
  expect((await makeWebhook({ products: ['elsewhere'] })).fields).toEqual(['/products'])
  expect((await makeWebhook({}, creator)).status).toBe(403)
})

it('deliveries are seen and sent again by who sees one of their products, and never once they were taken', async () => {
  const { webhook } = (await makeWebhook({ n: 'Again', products: ['rimba-sg'] })).data
  const { id } = (await call<Delivery>(head, 'POST', `/machine/webhook/${webhook.id}/test`)).data
  const malay = await person('mai', ['operations_super_admin'], ['rimba-my'])
  expect((await deliveries(malay)).some((one) => one.id === id)).toBe(false)
  for (const path of [`/machine/delivery/${id}/send`, `/machine/webhook/${webhook.id}/test`])
    expect((await call(malay, 'POST', path)).status).toBe(404)
  expect((await call(malay, 'DELETE', `/machine/webhook/${webhook.id}`)).status).toBe(404)
  expect((await call<Delivery>(head, 'POST', `/machine/delivery/${id}/send`)).data.state).toBe('waiting')
  await server.database.pool.query("UPDATE delivery SET state = 'sent' WHERE id = $1", [id])
  expect((await call(head, 'POST', `/machine/delivery/${id}/send`)).status).toBe(409)
  expect((await call(head, 'DELETE', `/machine/webhook/${webhook.id}`)).status).toBe(200)
})
