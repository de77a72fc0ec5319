import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DELIVERY_WAITS_MS } from '#contract/values/deliveries.ts'
import { JOB_LEASE_MS } from '#contract/values/jobs.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { mailServer, type MailServer } from '#tests/support/mailServer.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { openMailer } from '../../deliveries/mailer.ts'
import { signatureOf } from '../../deliveries/signature.ts'
import { createStores } from '../../stores/createStores.ts'
import type { NewDelivery } from '../../stores/deliveryStore.ts'
import type { JobServices } from '../jobCaller.ts'
import { jobHandlers } from '../jobHandlers.ts'
import { createJobRunner } from '../jobRunner.ts'

type Received = { id: string; timestamp: number; signature: string; body: string }
const SECRET = 'mqs_of-this-test'
const BY = { uid: 'ann', username: 'ann', name: 'Ann', trace: 't' }

let database: Database
let clock = Date.parse('2026-11-23T08:00:00Z')
let receiver: Server
let host = ''
let received: Received[] = []
let answers: number[] = []
let smtp: MailServer
let refusesMail = false

beforeAll(async () => {
  database = await openTestDatabase()
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers } = request
      received.push({
        id: String(headers['marquee-delivery']),
        timestamp: Number(headers['marquee-timestamp']),
        signature: String(headers['marquee-signature']),
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  smtp = mailServer({ refuses: () => refusesMail })
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
})
beforeEach(() => {
  received = []
  answers = []
  smtp.mails.length = 0
  refusesMail = false
})
afterAll(async () => {
  await Promise.all([receiver, smtp].map((one) => new Promise((closed) => one.close(closed))))
  await database.close()
})

/** One server's life over the database. `dies`: it is killed before it has noted what a receiver answered. */
function server({ dies = false, hosts = [host] } = {}) {
  const now = () => clock
  const stores = createStores({ database, log: silentLog, now, newId: testIds.next })
  const { port } = smtp.address() as AddressInfo
  const mailer = openMailer({ address: `smtp://127.0.0.1:${port}`, from: 'Marquee <marquee@rimba.example>' })
  const services = { ...stores, mailer, webhookHosts: hosts, now, log: silentLog } as unknown as JobServices
  const killed = new Promise<never>(() => undefined)
  const deliveries = { ...stores.deliveries, ...(dies && { note: () => killed }) }
  const handlers = jobHandlers({ ...services, deliveries })
  return { ...stores, runner: createJobRunner({ ...stores, handlers, now, log: silentLog }) }
}

async function aDelivery(address = `http://${host}/hook`): Promise<string> {
  const { webhooks, deliveries } = server()
  const id = testIds.next()
  await webhooks.make({ id, n: 'Ops', address, products: ['rimba-my'], secret: SECRET }, BY)
  const body = { topic: 'view', count: 3, view: { name: 'Wartet seit gestern · 待审' } }
  return (await deliveries.queue({ ...told('webhook', 'Ops', body), webhook: id }))?.id ?? ''
}
const told = (kind: NewDelivery['kind'], target: string, body: object): NewDelivery => ({
  ...{ kind, target, body, topic: 'view', webhook: null, about: 'Late', prd: ['rimba-my'] },
})
const stateOf = async (id: string) => {
  const { state, tries, code, problem } = (await server().deliveries.find(id)) ?? {}
  return { state, tries, code, problem }
}
const wait = (nth: number) => (clock += (DELIVERY_WAITS_MS[nth] ?? 0) + 1)

it('a delivery arrives once after two refusals, signed over its time and its bytes, and never again', async () => {
  answers = [500, 503]
  const id = await aDelivery()
  const { runner, deliveries } = server()
  await runner.runDue()
  expect(await stateOf(id)).toEqual({ state: 'waiting', tries: 1, code: 500, problem: 'status' })
  await runner.runDue()
  expect(received).toHaveLength(1)
  for (const nth of [0, 1]) {
    wait(nth)
    await runner.runDue()
  }
  expect(await stateOf(id)).toEqual({ state: 'sent', tries: 3, code: 200, problem: null })
  expect(received.map((one) => one.id)).toEqual([id, id, id])
  for (const { signature, timestamp, body } of received) expect(signature).toBe(signatureOf(SECRET, timestamp, body))
  expect(new Set(received.map(({ timestamp }) => timestamp)).size).toBe(3)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ id, view: { name: 'Wartet seit gestern · 待审' } })
  expect(await deliveries.again(id)).toBeUndefined()
  clock += JOB_LEASE_MS * 100
  await runner.runDue()
  expect(received).toHaveLength(3)
})

it('a server that is killed between the answer and its note leaves it to another, which says the same under the same id', async () => {
  const id = await aDelivery()
  void server({ dies: true }).runner.runDue()
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
  await server().runner.runDue()
  expect(received).toHaveLength(1)
  clock += JOB_LEASE_MS + 1
  await server().runner.runDue()
  expect(received.map((one) => one.id)).toEqual([id, id])
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 1 })
})

it('a receiver that never takes it is given up after the last wait, and is asked again when somebody says so', async () => {
  answers = Array.from({ length: DELIVERY_WAITS_MS.length + 1 }, () => 302)
  const id = await aDelivery()
  const { runner, deliveries } = server()
  for (let nth = 0; nth <= DELIVERY_WAITS_MS.length; nth += 1) {
    await runner.runDue()
    wait(nth)
  }
  expect(await stateOf(id)).toEqual({ state: 'failed', tries: 8, code: 302, problem: 'status' })
  await runner.runDue()
  expect(received).toHaveLength(8)
  await deliveries.again(id)
  await runner.runDue()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 9, code: 200 })
})

it('whoever says that they are gone, was removed, or is of a private network nobody allowed is not tried again', async () => {
  answers = [410]
  const gone = await aDelivery()
  await server().runner.runDue()
  expect(await stateOf(gone)).toEqual({ state: 'failed', tries: 1, code: 410, problem: 'gone' })
  const removed = await aDelivery()
  const { webhooks, deliveries, runner } = server()
  await webhooks.remove((await deliveries.find(removed))?.webhook ?? '', BY)
  await runner.runDue()
  expect(await stateOf(removed)).toMatchObject({ state: 'failed', problem: 'removed' })
  for (const address of [`http://${host}/`, 'https://localhost/', 'https://169.254.169.254/', 'https://[::1]/']) {
    const foreign = await aDelivery(address)
    await server({ hosts: [] }).runner.runDue()
    expect(await stateOf(foreign)).toMatchObject({ state: 'failed', problem: 'private' })
  }
  expect(received).toHaveLength(1)
})

it('a mail is handed in at the mail server, under the id of its delivery, and is tried again where that refuses', async () => {
  const mail = { subject: 'Marquee · Late: 3 titles', text: 'திரைப்படங்கள் 3' }
  refusesMail = true
  const { deliveries, runner } = server()
  const id = (await deliveries.queue(told('mail', 'ann@rimba.example', mail)))?.id ?? ''
  await runner.runDue()
  expect(await stateOf(id)).toEqual({ state: 'waiting', tries: 1, code: 550, problem: 'mail' })
  refusesMail = false
  wait(0)
  await runner.runDue()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 })
  expect(smtp.mails).toHaveLength(1)
  for (const part of [
    'To: ann@rimba.example',
    `Message-ID: <${id}@rimba.example>`,
    'From: Marquee <marquee@rimba.example>',
  ])
    expect(smtp.mails[0]).toContain(part)
})
