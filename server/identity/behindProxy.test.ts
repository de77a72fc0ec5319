import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { memoryIdentityStore } from '#tests/support/memoryIdentityStore.ts'
import { signInAs } from '#tests/support/signIn.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '#tests/support/testIdentity.ts'
import { identityPlugin } from './identityPlugin.ts'

const SECURE_ORIGIN = 'https://127.0.0.1:5420'

function authorization(origin: string): string {
  const query = new URLSearchParams({
    client_id: 'marquee-console',
    redirect_uri: `${origin}/`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })
  return `/realms/marquee/protocol/openid-connect/auth?${query}`
}

describe('signing in behind a proxy that ends TLS', () => {
  // Proxies pass on another host, and the scheme in a header, if at all.
  it.each([
    { host: '127.0.0.1' },
    { host: 'localhost:4600', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'elsewhere.example' },
  ])('works with %j', async (headers) => {
    const app = await identityApp(await openTestIdentity({ settings: { publicUrl: SECURE_ORIGIN } }))
    const inject = (options: InjectOptions) => app.inject({ ...options, headers: { ...options.headers, ...headers } })
    const { apiToken, issuer, browser } = await signInAs({ inject } as Pick<FastifyInstance, 'inject'>, 'admin')
    expect([issuer, decodeJwt(apiToken).iss]).toEqual(Array(2).fill(`${SECURE_ORIGIN}/realms/marquee`))
    const again = await browser.send(authorization(SECURE_ORIGIN))
    expect(again.headers.location).toContain(`${SECURE_ORIGIN}/#`)
    expect(again.headers['set-cookie']).toMatch(/marquee_session=[^,]*; secure/)
  })

  it('serves this machine only, by the address that the proxy tells', async () => {
    const app = Fastify({ trustProxy: (_address, hop) => hop < 1 })
    await app.register(identityPlugin, { identity: await openTestIdentity({ settings: { publicUrl: SECURE_ORIGIN } }) })
    const ask = async (from: string) =>
      app.inject({
        url: authorization(SECURE_ORIGIN),
        headers: { host: '127.0.0.1:5420', 'x-forwarded-for': from },
      })
    expect((await ask('203.0.113.9')).statusCode).toBe(403)
    expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(303)
  })
})

it('a sign-in that fails on our side stands in the log with its cause, and shows none of it', async () => {
  const store = memoryIdentityStore(Date.now)
  const error = vi.fn()
  const app = await identityApp(await openTestIdentity({ store, log: { error } }))
  vi.spyOn(store, 'upsert').mockRejectedValue(new Error('the disk is gone'))
  const answer = await app.inject({ url: authorization(TEST_ORIGIN) })
  expect([answer.statusCode, answer.body]).toEqual([500, expect.not.stringContaining('disk')])
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: new Error('the disk is gone') }, expect.any(String))
})
