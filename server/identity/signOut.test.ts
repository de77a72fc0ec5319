import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { exchangeTicket, redeem, registerClient, signInAs } from '#tests/support/signIn.ts'
import type { SignedIn } from '#tests/support/signIn.ts'
import { memoryIdentityStore } from '#tests/support/memoryIdentityStore.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import type { Identity } from './identity.ts'

const PROTOCOL = '/realms/marquee/protocol/openid-connect'
const HTML = { headers: { accept: 'text/html' } }
let identity: Identity
let app: FastifyInstance
beforeAll(async () => {
  identity = await openTestIdentity()
  app = await identityApp(identity)
})

function logoutAddress(query: Record<string, string>): string {
  return `${PROTOCOL}/logout?${new URLSearchParams({ client_id: 'marquee-console', post_logout_redirect_uri: `${TEST_ORIGIN}/`, ...query })}`
}

async function signOut({ browser, idToken }: SignedIn) {
  const page = await browser.send(logoutAddress({ id_token_hint: idToken }), HTML)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  return { page, done: await browser.send(action, { form: { xsrf, logout: 'yes' } }) }
}

describe('signing out', () => {
  it('leads back to the console without a question when the console shows the ID token', async () => {
    const { page, done } = await signOut(await signInAs(app, 'admin'))
    expect(page.text).toContain('submit.js')
    expect(done).toMatchObject({ status: 303, headers: { location: `${TEST_ORIGIN}/` } })
  })

  it('ends refreshing, the registered clients and what asks the provider', async () => {
    const signedIn = await signInAs(app, 'admin')
    const actor = await identity.verify(signedIn.apiToken)
    expect(await identity.askProvider(actor)).toEqual(actor)
    await signOut(signedIn)
    const { browser, client, idToken, issuer, accessToken, refreshToken } = signedIn
    await expect(redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken })).rejects.toThrow(
      'invalid_grant',
    )
    await expect(exchangeTicket(browser, client, idToken)).rejects.toThrow('invalid_client')
    await expect(registerClient(browser, issuer, accessToken)).rejects.toThrow('401')
    expect(await identity.askProvider(actor)).toBeUndefined()
  })

  it('leaves the other sessions of the same person alone', async () => {
    const [here, there] = [await signInAs(app, 'admin'), await signInAs(app, 'admin')]
    await signOut(here)
    expect(await exchangeTicket(there.browser, there.client, there.idToken)).toBeTypeOf('string')
  })

  it('asks first when no ID token is shown, or that of somebody else', async () => {
    const signedIn = await signInAs(app, 'admin')
    const { idToken: foreign } = await signInAs(app, 'viewer')
    const queries: Record<string, string>[] = [{}, { id_token_hint: foreign }]
    for (const query of queries) {
      const page = await signedIn.browser.send(logoutAddress(query), HTML)
      expect(page.text).not.toContain('submit.js')
    }
    expect(await exchangeTicket(signedIn.browser, signedIn.client, signedIn.idToken)).toBeTypeOf('string')
  })

  it('does nothing for a form posted from elsewhere', async () => {
    const signedIn = await signInAs(app, 'admin')
    const forged = await signedIn.browser.send(`${PROTOCOL}/logout/confirm`, { form: { xsrf: 'guess', logout: 'yes' } })
    expect(forged.status).toBe(400)
    expect(await exchangeTicket(signedIn.browser, signedIn.client, signedIn.idToken)).toBeTypeOf('string')
  })

  it('leads nowhere but to our own pages', async () => {
    const { browser, idToken } = await signInAs(app, 'admin')
    const page = await browser.send(
      logoutAddress({ id_token_hint: idToken, post_logout_redirect_uri: 'https://evil.example/' }),
      HTML,
    )
    expect(page.status).toBe(400)
  })
})

describe('a restart of the server', () => {
  it('signs nobody out: keys, sessions and clients are in the database', async () => {
    const store = memoryIdentityStore(Date.now)
    const before = await signInAs(await identityApp(await openTestIdentity({ store })), 'admin')
    const restarted = await openTestIdentity({ store })
    const browser = Object.assign(before.browser, { reach: await identityApp(restarted) })
    expect(await restarted.verify(before.apiToken)).toMatchObject({ username: 'admin' })
    const next = await redeem(browser, { grant_type: 'refresh_token', refresh_token: before.refreshToken })
    expect(await restarted.verify(await exchangeTicket(browser, before.client, next.id_token))).toMatchObject({
      username: 'admin',
    })
    const query = new URLSearchParams({
      client_id: 'marquee-console',
      redirect_uri: `${TEST_ORIGIN}/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update('v').digest('base64url'),
      code_challenge_method: 'S256',
    })
    expect((await browser.send(`${PROTOCOL}/auth?${query}`)).headers.location).toContain('code=')
  })
})

describe('who the bearer is', () => {
  it('is told to the sign-in token while its session lives', async () => {
    const signedIn = await signInAs(app, 'admin')
    const ask = (path: string, token: string) =>
      signedIn.browser.send(path, { headers: { authorization: `Bearer ${token}` } })
    const info = JSON.parse((await ask(`${PROTOCOL}/userinfo`, signedIn.accessToken)).text) as Record<string, unknown>
    expect(info).toMatchObject({
      sub: decodeJwt(signedIn.accessToken).sub,
      preferred_username: 'admin',
      product: ['rimba-my', 'rimba-sg'],
    })
    expect(JSON.parse((await ask('/realms/marquee/account', signedIn.accessToken)).text)).toMatchObject({
      username: 'admin',
      firstName: 'Nurul',
    })
    expect(await ask(`${PROTOCOL}/userinfo`, signedIn.idToken)).toMatchObject({ status: 401 })
    await signOut(signedIn)
    expect(await ask(`${PROTOCOL}/userinfo`, signedIn.accessToken)).toMatchObject({ status: 401 })
  })

  it('is seen by the session frame', async () => {
    const signedIn = await signInAs(app, 'admin')
    const status = async (session: string) =>
      (await signedIn.browser.send(`${PROTOCOL}/login-status?session=${session}`)).text
    const sid = String(decodeJwt(signedIn.accessToken).sid)
    expect([await status(sid), await status('another')]).toEqual(['unchanged', 'changed'])
    await signOut(signedIn)
    expect(await status(sid)).toBe('changed')
  })
})
