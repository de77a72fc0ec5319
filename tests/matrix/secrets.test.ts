import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { createLog } from '#server/app/createLog.ts'
import { eventText } from '#server/events/pushedEvent.ts'
import { createViewWatch } from '#server/jobs/timed/viewWatch.ts'
import { dataOf } from '../support/answers.ts'
import { aMovie } from '../support/aMovie.ts'
import { openS3Bucket, type S3Bucket } from '../support/s3Bucket.ts'
import { signInAs } from '../support/signIn.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { PROBES } from './expectations.ts'

/** What the operator gives. */
const GIVEN = {
  mail: 'Mail-pass-4711',
  meaning: 'Meaning-key-4711',
  metrics: 'Metrics-token-4711',
  bucketKey: 'Bucket-key-4711',
}
const MOVIES = '/content/urn/resource/catalog/movie'
const TABLES_OF_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  // Deliveries are signed with it.
  webhook: ['webhook'],
  // The embedded provider compares it with what its clients send.
  identity_record: ['client'],
}

let server: TestServer
let bucket: S3Bucket
let all: Person
const logged: string[] = []
const pushed: string[] = []

beforeAll(async () => {
  bucket = await openS3Bucket()
  server = await startTestServer({
    settings: {
      files: {
        ...{ kind: 's3', bucket: 'films', endpoint: bucket.endpoint, region: 'eu-1' },
        ...{ accessKeyId: GIVEN.bucketKey, secretAccessKey: bucket.env.FILES_SECRET_KEY },
      },
      mail: { address: `smtp://ops:${GIVEN.mail}@127.0.0.1:9`, from: 'm@rimba.example' },
      meaning: { address: 'http://127.0.0.1:9/v1', model: 'any', key: GIVEN.meaning },
      metricsToken: GIVEN.metrics,
      webhookHosts: ['127.0.0.1:9'],
    },
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  })
  await server.runner.stop()
  server.services.events.subscribe((event) => void pushed.push(eventText(event)))
  all = await server.signInAs({ username: 'all', roles: [...ROLE_NAMES], products: ['rimba-my'] })
})
afterAll(async () => {
  await server.close()
  bucket.close()
})

async function call<Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Data> {
  const answer = await all.send({ method, url: `/api${url}`, ...(payload && { payload }) })
  expect([url, answer.statusCode < 300 ? '' : answer.body]).toEqual([url, ''])
  return dataOf<Data>(answer)
}

/** Makes everything that a secret is told of once, and lets it be used, also wrongly. */
async function plant() {
  const signedIn = await signInAs(server.app, 'super')
  const { client } = signedIn
  const { webhook, secret } = await call<{ webhook: { id: string }; secret: string }>('POST', '/machine/webhook', {
    ...{ n: 'Told', address: 'http://127.0.0.1:9/hook', products: ['rimba-my'] },
  })
  const machine = { n: 'Feed', rights: { cp_datastore: ['view'] }, products: ['rimba-my'], days: 1 }
  const { token } = await call<{ token: string }>('POST', '/machine/token', machine)
  const film = await call<{ id: string }>('POST', `${MOVIES}?prd=rimba-my`, aMovie().build())
  const page = await call<{ id: string }>('POST', '/storefront/urn/page?prd=rimba-my', {
    ...{ ty: 'storefront', lon: [{ lang: 'en', n: 'Shown' }] },
  })
  const shared = { urn: 'urn:page', id: page.id, days: 7, guests: true, notes: true }
  const review = await call<{ token: string }>('POST', '/review/link?prd=rimba-my', shared)
  const view = { n: 'New', t: 'view', payload: { cty: 'movie', filter: [], match: 'ALL' } }
  const kept = await call<{ id: string }>('POST', '/user/setting/create', view)
  const wishes = { when: 'any', mail: true, webhook: webhook.id, lang: 'en', zone: 'UTC' }
  await call('PUT', `/user/watch/${kept.id}?prd=rimba-my`, wishes)
  await call('POST', `/machine/webhook/${webhook.id}/test`)
  await createViewWatch({ ...server.services, publicUrl: 'https://console.example' })()
  const job = await call<JobAnswer>('POST', '/export/urn/resource/catalog/movie', { keys: [film.id], format: 'csv' })
  await server.runner.runDue()
  const { url = '' } = await call<{ url?: string }>('GET', `/jobs/${job.status_id}`)
  const ticket = new URLSearchParams(url.split('?')[1]).get('ticket') ?? ''
  // Each is used once as it is, and once as somebody who guesses would.
  for (const given of [token, `${token}x`, `${signedIn.apiToken}x`])
    await server.app.inject({ url: `/api${MOVIES}`, headers: { authorization: `Bearer ${given}` } })
  for (const given of [review.token, `${review.token}x`])
    await server.app.inject({ method: 'POST', url: '/api/review/open', payload: { token: given } })
  const file = url.replace(/^\/api/, '')
  for (const address of [file, file.replace('ticket=', 'ticket=x')]) await server.app.inject({ url: `/api${address}` })
  const { app } = server
  const form = { method: 'POST' as const, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const guess = new URLSearchParams({ client_id: client.client_id, client_secret: client.client_secret, code: 'x' })
  await app.inject({ ...form, url: '/realms/marquee/protocol/openid-connect/token', payload: guess.toString() })
  return {
    addresses: [
      ...[`/review/link?urn=urn:page&id=${page.id}`, `/review/note?urn=urn:page&id=${page.id}`, '/machine/token'],
      ...['/machine/webhook', '/machine/delivery', '/user/watch', '/audit/user', `/audit/movie/${film.id}`],
    ],
    /** Of whoever began it the job tells the signed address, and nobody else. */
    ticket,
    secrets: {
      ...GIVEN,
      ...{ bucketSecret: bucket.env.FILES_SECRET_KEY, webhook: secret, machine: token, review: review.token },
      ...{ person: all.token, signedIn: signedIn.apiToken, refresh: signedIn.refreshToken, id: signedIn.idToken },
      ...{ client: client.client_secret, registration: client.registration_access_token },
    },
  }
}

it('a secret stands in no answer, refusal, page, metric, log, row or event', async () => {
  const { secrets, ticket, addresses } = await plant()
  for (const [name, secret] of Object.entries({ ...secrets, ticket }))
    expect([name, secret.length >= 14]).toEqual([name, true])
  const told = (text: string, more: Record<string, string> = {}) =>
    Object.entries({ ...secrets, ...more }).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))
  const answers: string[] = []
  const ask = async (method: string, url: string, payload?: object) => {
    const { body } = await all.send({ method: method as 'GET', url: `/api${url}`, ...(payload && { payload }) })
    const found = told(body)
    if (found.length > 0) answers.push(`${method} ${url} tells ${found.join()}`)
  }
  // Whatever is asked, and whatever is refused: without a revision, without a body, of nothing that is there.
  for (const { method, url, payload } of Object.values(PROBES).flat()) await ask(method, url, payload)
  for (const address of addresses) await ask('GET', address)
  const other = await server.signInAs({ username: 'other', roles: [...ROLE_NAMES], products: ['rimba-my'] })
  for (const url of ['/jobs?scope=product', '/jobs', '/user/setting/list'])
    if (told((await other.send({ url: `/api${url}` })).body, { ticket }).length > 0) answers.push(url)
  for (const [url, headers] of [
    ['/', {}],
    ['/api/boot', {}],
    ['/api/health/ready', {}],
    ['/api/openapi.json', {}],
    ['/api/metrics', { authorization: `Bearer ${secrets.metrics}` }],
    ['/realms/marquee/.well-known/openid-configuration', {}],
    ['/realms/marquee/account', { authorization: `Bearer ${secrets.machine}` }],
  ] as const)
    if (told((await server.app.inject({ url, headers })).body, { ticket }).length > 0) answers.push(url)
  expect(answers).toEqual([])

  expect(logged.length).toBeGreaterThan(Object.keys(PROBES).length)
  expect(logged.flatMap((line) => told(line, { ticket }).map((name) => `${name}: ${line.slice(0, 300)}`))).toEqual([])
  expect(pushed.flatMap((text) => told(text, { ticket }))).toEqual([])
  expect(pushed.length).toBeGreaterThan(3)

  const { kysely } = server.database
  const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema()`.execute(kysely)
  const kept: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(name)} t`.execute(kysely)
    const found = [...new Set(rows.flatMap(({ text }) => told(text, { ticket })))]
    if (found.length > 0) kept[name] = found
  }
  expect(kept).toEqual(TABLES_OF_PURPOSE)
})
