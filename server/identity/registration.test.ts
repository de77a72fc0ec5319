import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { Browser, exchangeTicket, registerClient, signInAs, ticketForm } from '#tests/support/signIn.ts'
import type { SignedIn } from '#tests/support/signIn.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import { DEMO_USERS } from './demoUsers.ts'
import type { Identity } from './identity.ts'

const REGISTRATIONS = '/realms/marquee/clients-registrations/openid-connect'
const TOKEN = '/realms/marquee/protocol/openid-connect/token'
const TICKET = 'urn:ietf:params:oauth:grant-type:uma-ticket'
const asked = { client_name: 'Marquee console', redirect_uris: [`${TEST_ORIGIN}/`], grant_types: [TICKET] }
let identity: Identity
let app: FastifyInstance
let admin: SignedIn
beforeAll(async () => {
  identity = await openTestIdentity()
  app = await identityApp(identity)
  admin = await signInAs(app, 'admin')
})

const register = (json: unknown, bearer = admin.accessToken) =>
  new Browser(app).send(REGISTRATIONS, { headers: { authorization: `Bearer ${bearer}` }, json })

describe('registering a client', () => {
  it('gives a secret, a token of its own and the address to drop it at', async () => {
    const reply = await register(asked)
    expect(reply.status).toBe(201)
    const client = JSON.parse(reply.text) as Record<string, unknown>
    expect(client).toMatchObject({ ...asked, token_endpoint_auth_method: 'client_secret_post' })
    expect(client.registration_client_uri).toBe(`${TEST_ORIGIN}${REGISTRATIONS}/${String(client.client_id)}`)
    expect(client).not.toHaveProperty('owner_uid')
  })

  it('is for signed-in browsers only', async () => {
    expect((await new Browser(app).send(REGISTRATIONS, { json: asked })).status).toBe(401)
    for (const other of [admin.apiToken, admin.idToken, admin.refreshToken, 'x'])
      expect((await register(asked, other)).status).toBe(401)
  })

  it.each([
    ['jwks_uri', 'http://169.254.169.254/keys'],
    ['sector_identifier_uri', 'http://127.0.0.1:1/'],
    ['request_uris', ['http://127.0.0.1:1/']],
    ['logo_uri', 'http://127.0.0.1:1/'],
    ['backchannel_logout_uri', 'http://127.0.0.1:1/'],
    ['initiate_login_uri', 'http://127.0.0.1:1/'],
    ['token_endpoint_auth_method', 'none'],
    ['session_uid', 'another'],
    ['scope', 'openid'],
    ['x', 1],
  ])('refuses %s', async (field, value) => {
    expect(await register({ ...asked, [field]: value })).toMatchObject({ status: 400 })
  })

  it.each([
    ['https://evil.example/'],
    [`${TEST_ORIGIN}.evil.example/`],
    [`${TEST_ORIGIN}/*`, 'https://evil.example/'],
    ['http://127.0.0.1:4601/'],
    [],
    [7],
    'http://127.0.0.1:4600/',
  ])('refuses redirects to %j', async (...uris) => {
    expect(
      await register({ ...asked, redirect_uris: uris.length === 1 && uris[0] === `${TEST_ORIGIN}/` ? uris[0] : uris }),
    ).toMatchObject({ status: 400 })
  })

  it.each([
    [['authorization_code']],
    [['client_credentials']],
    [[TICKET, 'authorization_code']],
    [[]],
    ['x'],
    [undefined],
  ])('refuses the grants %j', async (grants) => {
    expect(await register({ ...asked, grant_types: grants })).toMatchObject({ status: 400 })
  })

  it.each([null, [], 'x', { ...asked, client_name: '' }, { ...asked, client_name: 'x'.repeat(101) }])(
    'refuses %j',
    async (body) => {
      expect(await register(body)).toMatchObject({ status: 400 })
    },
  )

  it('answers the eleventh registration of a minute with 429', async () => {
    const slow = await openTestIdentity({ settings: { registrationsPerMinute: 10 } })
    const slowApp = await identityApp(slow)
    const { browser, issuer, accessToken } = await signInAs(slowApp, 'admin')
    for (let n = 0; n < 9; n += 1) await registerClient(browser, issuer, accessToken)
    await expect(registerClient(browser, issuer, accessToken)).rejects.toThrow('429')
  })

  it('keeps the twenty newest clients of a session', async () => {
    const { browser, issuer, accessToken, idToken, client } = await signInAs(app, 'creator')
    const clients = []
    for (let n = 0; n < 20; n += 1) clients.push(await registerClient(browser, issuer, accessToken))
    await expect(exchangeTicket(browser, client, idToken)).rejects.toThrow('invalid_client')
    expect(await exchangeTicket(browser, clients[0]!, idToken)).toBeTypeOf('string')
  })
})

describe('exchanging the ticket', () => {
  const exchange = (changes: Record<string, string>) =>
    new Browser(app).send(TOKEN, { form: { ...ticketForm(admin.client, admin.idToken), ...changes } })

  it('answers a token and its life', async () => {
    const reply = await exchange({})
    expect(JSON.parse(reply.text)).toMatchObject({ expires_in: 300, token_type: 'Bearer', upgraded: false })
  })

  it('serves the pages of our own origin, and those of no other', async () => {
    const form = ticketForm(admin.client, admin.idToken)
    const from = (origin: string) => new Browser(app).send(TOKEN, { form, headers: { origin } })
    expect(await from(TEST_ORIGIN)).toMatchObject({ status: 200 })
    for (const origin of ['https://evil.example', 'null']) expect(await from(origin)).toMatchObject({ status: 400 })
  })

  it.each([
    ['a wrong secret', { client_secret: 'x' }],
    ['no secret', { client_secret: '' }],
    ['another audience', { audience: 'account' }],
    ['another format', { claim_token_format: 'urn:ietf:params:oauth:token-type:jwt' }],
    ['no ticket', { claim_token: '' }],
    ['nonsense', { claim_token: 'a.b.c' }],
    ["the console's own client", { client_id: 'marquee-console', client_secret: '' }],
  ])('refuses %s', async (_, changes) => {
    expect([400, 401]).toContain((await exchange(changes)).status)
  })

  it('refuses an access token, a refresh token and a token of another signer in place of the ID token', async () => {
    const foreign = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('x')
      .sign(Buffer.alloc(32, 1))
    for (const token of [admin.accessToken, admin.apiToken, admin.refreshToken, foreign]) {
      expect(await exchange({ claim_token: token })).toMatchObject({ status: 400 })
    }
  })

  it("refuses a client with another person's ticket, and with that of another session of the same person", async () => {
    for (const name of ['viewer', 'admin']) {
      const other = await signInAs(app, name)
      expect(await exchange({ claim_token: other.idToken })).toMatchObject({ status: 400 })
    }
  })

  it('gives a registered client no other grant', async () => {
    const { client_id, client_secret } = admin.client
    for (const grant_type of ['authorization_code', 'refresh_token', 'client_credentials']) {
      const form = { grant_type, client_id, client_secret, refresh_token: admin.refreshToken, code: 'x' }
      expect(await new Browser(app).send(TOKEN, { form })).toMatchObject({ status: 400 })
    }
  })

  it('shows the rights of now, and none to an account that was disabled', async () => {
    const { browser, client, idToken, apiToken } = await signInAs(app, 'store')
    const before = await identity.verify(apiToken)
    const store = DEMO_USERS.find((user) => user.username === 'store')!
    await identity.embedded?.directory.put({ ...store, roles: ['storefront_user'] })
    expect(await identity.verify(await exchangeTicket(browser, client, idToken))).toMatchObject({
      roles: ['storefront_user'],
    })
    expect(await identity.askProvider(before)).toMatchObject({ roles: ['storefront_user'] })
    await identity.embedded?.directory.disable(store.uid)
    await expect(exchangeTicket(browser, client, idToken)).rejects.toThrow('invalid_grant')
    expect(await identity.askProvider(before)).toBeUndefined()
  })
})

describe('dropping a client', () => {
  it('needs its own token, and leaves nothing to exchange with', async () => {
    const { browser, client, idToken } = await signInAs(app, 'admin')
    const drop = (bearer: string) =>
      browser.send(client.registration_client_uri, { method: 'DELETE', headers: { authorization: `Bearer ${bearer}` } })
    expect(await drop(admin.client.registration_access_token)).toMatchObject({ status: 401 })
    expect(await drop(admin.accessToken)).toMatchObject({ status: 401 })
    expect(await drop(client.registration_access_token)).toMatchObject({ status: 204 })
    await expect(exchangeTicket(browser, client, idToken)).rejects.toThrow('invalid_client')
    expect(await drop(client.registration_access_token)).toMatchObject({ status: 401 })
  })

  it('is all that can be done to a client', async () => {
    const { registration_client_uri: address, registration_access_token: token } = admin.client
    for (const method of ['GET', 'PUT', 'PATCH']) {
      const reply = await new Browser(app).send(address, { method, headers: { authorization: `Bearer ${token}` } })
      expect(reply.status).toBe(405)
    }
  })
})
