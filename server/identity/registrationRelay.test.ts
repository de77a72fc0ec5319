import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryIdentityStore } from '#tests/support/memoryIdentityStore.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { identityApp, TEST_IDENTITY_SETTINGS, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import type { Identity } from './identity.ts'
import { openIdentity } from './openIdentity.ts'

const ISSUER = 'https://sso.example.com/realms/marquee'
const REGISTRATIONS = `${ISSUER}/clients-registrations/openid-connect`
const TICKET = 'urn:ietf:params:oauth:grant-type:uma-ticket'
const asked = { client_name: 'Marquee console', redirect_uris: [`${TEST_ORIGIN}/`], grant_types: [TICKET] }
const made = {
  client_id: 'c-1',
  client_secret: 's',
  registration_access_token: 'own-token',
  registration_client_uri: `${REGISTRATIONS}/c-1`,
}

let clock: number
let sent: { method: string; address: string; bearer: string | null; body: unknown }[]
let answer: () => Response
let identity: Identity
let app: FastifyInstance

beforeEach(async () => {
  clock = Date.now()
  sent = []
  answer = () => Response.json(made, { status: 201 })
  const provider: typeof fetch = async (address, init = {}) => {
    if (String(address).endsWith('openid-configuration')) {
      return Response.json({ issuer: ISSUER, registration_endpoint: REGISTRATIONS })
    }
    const bearer = new Headers(init.headers).get('authorization')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method: init.method ?? 'GET', address: String(address), bearer, body })
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : answer()
  }
  identity = await openIdentity({
    settings: { ...TEST_IDENTITY_SETTINGS, oidcIssuer: ISSUER, registrationsPerMinute: 10 },
    store: memoryIdentityStore(() => clock),
    now: () => clock,
    log: silentLog,
    fetch: provider,
  })
  app = await identityApp(identity)
})

const register = (payload: unknown, bearer = 'sign-in-token') =>
  app.inject({
    method: 'POST',
    url: '/identity/registrations',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    payload: JSON.stringify(payload),
  })

describe('registering at a provider of another origin', () => {
  it("goes by way of us, with the browser's own token, and is dropped by way of us", async () => {
    const reply = await register(asked)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({ ...made, registration_client_uri: `${TEST_ORIGIN}/identity/registrations/c-1` })
    expect(sent).toEqual([{ method: 'POST', address: REGISTRATIONS, bearer: 'Bearer sign-in-token', body: asked }])
    const headers = { authorization: 'Bearer own-token' }
    const dropped = await app.inject({ method: 'DELETE', url: '/identity/registrations/c-1', headers })
    expect(dropped.statusCode).toBe(204)
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', address: `${REGISTRATIONS}/c-1`, bearer: 'Bearer own-token' })
  })

  it('asks the provider for nothing but what the console needs', async () => {
    for (const odd of [
      { ...asked, jwks_uri: 'http://169.254.169.254/' },
      { ...asked, redirect_uris: ['https://evil.example/'] },
      { ...asked, grant_types: [TICKET, 'password'] },
      { ...asked, client_name: undefined },
    ]) {
      expect((await register(odd)).statusCode).toBe(400)
    }
    expect((await register(asked, '')).statusCode).toBe(401)
    expect(sent).toEqual([])
  })

  it('reaches no other address of the provider', async () => {
    const headers = { authorization: 'Bearer x' }
    await app.inject({ method: 'DELETE', url: '/identity/registrations/..%2F..%2Fadmin', headers })
    expect(sent.at(-1)?.address).toBe(`${REGISTRATIONS}/..%2F..%2Fadmin`)
  })

  it("hands on the provider's refusal, and says when it cannot be reached", async () => {
    answer = () => Response.json({ error: 'insufficient_scope' }, { status: 403 })
    expect(await register(asked)).toMatchObject({ statusCode: 403 })
    answer = () => {
      throw new TypeError('connection refused')
    }
    expect(await register(asked)).toMatchObject({ statusCode: 503 })
  })

  it('is limited to ten a minute and address', async () => {
    for (let n = 0; n < 10; n += 1) expect((await register(asked)).statusCode).toBe(201)
    expect((await register(asked)).statusCode).toBe(429)
  })

  it('is undone after twelve hours for tabs that were just closed', async () => {
    await register(asked)
    await identity.relay?.reap()
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
    clock += 12 * 3_600_000
    await identity.relay?.reap()
    await identity.relay?.reap()
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ bearer: 'Bearer own-token' }])
  })
})

it('is not offered where the provider shares our origin', async () => {
  const settings = { ...TEST_IDENTITY_SETTINGS, oidcIssuer: `${TEST_ORIGIN}/realms/marquee` }
  const same = await openIdentity({ settings, store: memoryIdentityStore(Date.now), now: Date.now, log: silentLog })
  expect(same.boot.registration).toBe('')
  expect((await (await identityApp(same)).inject({ method: 'POST', url: '/identity/registrations' })).statusCode).toBe(
    404,
  )
})
