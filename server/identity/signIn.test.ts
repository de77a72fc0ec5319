import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { Browser, redeem, signInAs } from '#tests/support/signIn.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import { DEMO_USERS } from './demoUsers.ts'
import type { Identity } from './identity.ts'

const PROTOCOL = '/realms/marquee/protocol/openid-connect'
let identity: Identity
let app: FastifyInstance
beforeAll(async () => {
  identity = await openTestIdentity()
  app = await identityApp(identity)
})

function authorization(changes: Record<string, string | undefined> = {}): string {
  const query = {
    client_id: 'marquee-console',
    redirect_uri: `${TEST_ORIGIN}/apps/rimba-my/dashboards/project`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${PROTOCOL}/auth?${new URLSearchParams(given)}`
}

describe('signing in', () => {
  it.each(DEMO_USERS.map((user) => [user.username, user] as const))(
    'gives %s a token with their rights',
    async (name, user) => {
      const { apiToken } = await signInAs(app, name)
      expect(await identity.verify(apiToken)).toMatchObject({
        uid: user.uid,
        username: name,
        name: `${user.firstName} ${user.lastName}`,
        roles: user.roles,
        products: user.products.filter((product) => product !== 'admin'),
        productAdmin: name === 'super',
      })
    },
  )

  it('makes API tokens that live 300 s and are meant for the API', async () => {
    const { iat = 0, exp = 0, aud, azp } = decodeJwt((await signInAs(app, 'admin')).apiToken)
    expect({ life: exp - iat, aud, azp }).toEqual({ life: 300, aud: 'marquee-api', azp: 'marquee-console' })
  })

  it('takes neither the access token, the ID token nor the refresh token of the sign-in for an API token', async () => {
    const { accessToken, idToken, refreshToken } = await signInAs(app, 'admin')
    await expect(identity.verify(accessToken)).rejects.toMatchObject({ reason: 'audience' })
    await expect(identity.verify(idToken)).rejects.toMatchObject({ code: 'tokenRefused' })
    await expect(identity.verify(refreshToken)).rejects.toMatchObject({ reason: 'algorithm' })
  })

  it('asks nobody twice in one browser', async () => {
    const { browser } = await signInAs(app, 'admin')
    const asked = await browser.send(authorization())
    expect(asked.headers.location).toMatch(`${TEST_ORIGIN}/apps/rimba-my/dashboards/project#code=`)
  })

  it('refuses a request without PKCE, or with the plain method', async () => {
    const browser = new Browser(app)
    for (const changes of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const asked = await browser.send(authorization(changes))
      expect(asked.headers.location).toContain('error=invalid_request')
    }
  })

  it('refuses the code to whoever does not know the verifier, and takes it once', async () => {
    const { browser } = await signInAs(app, 'admin')
    const fresh = async () => {
      const { location = '' } = (await browser.send(authorization())).headers
      return new URLSearchParams(new URL(location).hash.slice(1)).get('code') ?? ''
    }
    const form = { grant_type: 'authorization_code', redirect_uri: `${TEST_ORIGIN}/apps/rimba-my/dashboards/project` }
    await expect(redeem(browser, { ...form, code: await fresh(), code_verifier: 'w'.repeat(43) })).rejects.toThrow(
      '400',
    )
    const used = { ...form, code: await fresh(), code_verifier: 'v'.repeat(43) }
    expect(await redeem(browser, used)).toHaveProperty('id_token')
    await expect(redeem(browser, used)).rejects.toThrow('invalid_grant')
  })

  it('knows no password grant, no client credentials and no implicit flow', async () => {
    const browser = new Browser(app)
    for (const grant of ['password', 'client_credentials', 'implicit']) {
      const form = { grant_type: grant, client_id: 'marquee-console', username: 'admin', password: 'marquee' }
      expect((await browser.send(`${PROTOCOL}/token`, { form })).status).toBe(400)
    }
    expect((await browser.send(authorization({ response_type: 'token' }))).headers.location).toContain('error=')
  })
})

describe('where a sign-in may lead', () => {
  it.each([
    'https://evil.example/',
    'http://127.0.0.1:4600.evil.example/',
    'http://127.0.0.1:4601/',
    'http://admin@127.0.0.1:4600/',
    'http://127.0.0.1:4600@evil.example/',
    'http://127.0.0.1:4600//evil.example/',
    'http://127.0.0.1:4600\\@evil.example/',
    'http://127.0.0.1:4600/realms/marquee/protocol/openid-connect/logout',
    'http://127.0.0.1:4600/api/health',
    'javascript:alert(1)',
    '//evil.example',
  ])('never to %s', async (redirect) => {
    const asked = await new Browser(app).send(authorization({ redirect_uri: redirect }), {
      headers: { accept: 'text/html' },
    })
    expect({ status: asked.status, location: asked.headers.location }).toEqual({ status: 400, location: undefined })
  })
})

describe('refreshing', () => {
  it('gives new tokens for the same session, and takes each refresh token once', async () => {
    const { browser, refreshToken, accessToken } = await signInAs(app, 'admin')
    const next = await redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken })
    expect(decodeJwt(next.access_token).sid).toBe(decodeJwt(accessToken).sid)
    // Both ends are whole seconds: what is left is rounded once more.
    expect(decodeJwt(next.refresh_token).exp).toBeLessThanOrEqual((decodeJwt(refreshToken).exp ?? 0) + 1)
    await expect(redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken })).rejects.toThrow(
      'invalid_grant',
    )
  })

  it('ends the whole chain when an old refresh token turns up again', async () => {
    const { browser, refreshToken } = await signInAs(app, 'admin')
    const next = await redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken })
    await redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken }).catch(() => undefined)
    await expect(redeem(browser, { grant_type: 'refresh_token', refresh_token: next.refresh_token })).rejects.toThrow(
      'invalid_grant',
    )
  })

  it('reads no refresh token that was tampered with', async () => {
    const { browser, refreshToken } = await signInAs(app, 'admin')
    const [head, , signature] = refreshToken.split('.')
    const claims = Buffer.from(JSON.stringify({ jti: randomBytes(32).toString('base64url') })).toString('base64url')
    for (const token of [`${head}.${claims}.${signature}`, 'x', '', '..', decodeJwt(refreshToken).jti ?? '']) {
      const form = { grant_type: 'refresh_token', refresh_token: token, client_id: 'marquee-console' }
      expect((await browser.send(`${PROTOCOL}/token`, { form })).status).toBe(400)
    }
  })

  it('carries a role that was withdrawn no further', async () => {
    const local = await openTestIdentity()
    const { browser, refreshToken } = await signInAs(await identityApp(local), 'approver')
    const approver = DEMO_USERS.find((user) => user.username === 'approver')
    await local.embedded?.directory.put({ ...approver!, roles: ['content_user'] })
    const next = await redeem(browser, { grant_type: 'refresh_token', refresh_token: refreshToken })
    expect(decodeJwt(next.access_token).realm_access).toMatchObject({ roles: expect.not.arrayContaining(['approver']) })
  })
})
