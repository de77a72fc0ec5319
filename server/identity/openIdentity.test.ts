import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryIdentityStore } from '#tests/support/memoryIdentityStore.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { TEST_IDENTITY_SETTINGS } from '#tests/support/testIdentity.ts'
import type { Identity } from './identity.ts'
import { WORD_MS } from './rememberedWord.ts'
import { openIdentity } from './openIdentity.ts'

const ISSUER = 'https://sso.example.com/realms/marquee'
const START = 1_795_000_000_000
type Pair = Awaited<ReturnType<typeof generateKeyPair>>

let first: Pair
let second: Pair
beforeAll(async () => {
  first = await generateKeyPair('RS256')
  second = await generateKeyPair('RS256')
})

let clock: number
let asked: string[]
let published: Record<string, Pair>
let isDown: boolean
let userInfo: () => Response
let identity: Identity

beforeEach(async () => {
  clock = START
  asked = []
  published = { k1: first }
  isDown = false
  userInfo = () => Response.json({ sub: 'u-1', realm_access: { roles: ['content_user'] }, product: ['rimba-my'] })
  identity = await openIdentity({
    settings: { ...TEST_IDENTITY_SETTINGS, oidcIssuer: ISSUER, isProduction: true, host: '0.0.0.0' },
    store: memoryIdentityStore(() => clock),
    now: () => clock,
    log: silentLog,
    fetch: provider,
  })
})

const provider: typeof fetch = async (address) => {
  const path = String(address).slice(ISSUER.length)
  asked.push(path)
  if (isDown) throw new TypeError('connection refused')
  if (path === '/.well-known/openid-configuration') {
    return Response.json({ issuer: ISSUER, jwks_uri: `${ISSUER}/certs`, userinfo_endpoint: `${ISSUER}/userinfo` })
  }
  if (path === '/userinfo') return userInfo()
  const keys = await Promise.all(
    Object.entries(published).map(async ([kid, pair]) => ({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' })),
  )
  return Response.json({ keys })
}

function token(kid = 'k1', key = first, payload: JWTPayload = {}): Promise<string> {
  const iat = Math.floor(clock / 1000)
  const claims = {
    iss: ISSUER,
    aud: 'marquee-api',
    sub: 'u-1',
    iat,
    exp: iat + 300,
    typ: 'Bearer',
    realm_access: { roles: ['approver'] },
  }
  return new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .sign(key.privateKey)
}

const keyReads = () => asked.filter((path) => path === '/certs').length

describe('keys of a real provider', () => {
  it('are read once and kept for ten minutes', async () => {
    await Promise.all([identity.verify(await token()), identity.verify(await token('k1', first, { jti: '2' }))])
    clock += 599_000
    await identity.verify(await token())
    expect(keyReads()).toBe(1)
    clock += 1_000
    await identity.verify(await token())
    expect(keyReads()).toBe(2)
  })

  it('may be rotated without refusing anybody', async () => {
    await identity.verify(await token())
    published = { k1: first, k2: second }
    clock += 30_000
    expect(await identity.verify(await token('k2', second))).toMatchObject({ uid: 'u-1' })
    expect(await identity.verify(await token())).toMatchObject({ uid: 'u-1' })
  })

  it('are asked for at most once in 30 s by a flood of unknown key ids', async () => {
    await identity.verify(await token())
    for (let n = 0; n < 200; n += 1) {
      clock += 100
      await expect(identity.verify(await token(`made-up-${n}`, second))).rejects.toMatchObject({ reason: 'key' })
    }
    expect(keyReads()).toBe(1)
    clock += 30_000
    await expect(identity.verify(await token('made-up', second))).rejects.toMatchObject({ reason: 'key' })
    expect(keyReads()).toBe(2)
  })

  it('outlive an outage of the provider by a day', async () => {
    await identity.verify(await token())
    isDown = true
    clock += 86_000_000
    expect(await identity.verify(await token())).toMatchObject({ uid: 'u-1' })
    clock += 400_000
    await expect(identity.verify(await token())).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('make calls wait for the service, not for a sign-in, while there are none', async () => {
    isDown = true
    await expect(identity.verify(await token())).rejects.toMatchObject({ code: 'unavailable' })
    expect(await identity.readiness()).toBe('unreachable')
    isDown = false
    clock += 30_000
    expect(await identity.verify(await token())).toMatchObject({ uid: 'u-1' })
    expect(await identity.readiness()).toBe('ready')
  })
})

describe('asking a real provider', () => {
  it('shows the rights of now', async () => {
    const actor = await identity.verify(await token())
    expect(actor.roles).toEqual(['approver'])
    expect(await identity.askProvider(actor)).toMatchObject({ uid: 'u-1', roles: ['content_user'] })
  })

  it('takes its word for three seconds, and then asks anew', async () => {
    const actor = await identity.verify(await token())
    const questions = () => asked.filter((path) => path === '/userinfo').length
    await identity.askProvider(actor)
    userInfo = () => new Response('', { status: 401 })
    clock += WORD_MS - 1
    expect(await identity.askProvider(actor)).toMatchObject({ uid: 'u-1' })
    expect(questions()).toBe(1)
    clock += 1
    expect(await identity.askProvider(actor)).toBeUndefined()
    expect(await identity.askProvider(actor)).toBeUndefined()
    expect(questions()).toBe(3)
  })

  it.each([401, 403])('finds nobody when it answers %i', async (status) => {
    userInfo = () => new Response('', { status })
    expect(await identity.askProvider(await identity.verify(await token()))).toBeUndefined()
  })

  it('finds nobody when it names somebody else', async () => {
    userInfo = () => Response.json({ sub: 'u-2', realm_access: { roles: ['operations_super_admin'] } })
    expect(await identity.askProvider(await identity.verify(await token()))).toBeUndefined()
  })

  it('does not go on without an answer', async () => {
    const actor = await identity.verify(await token())
    userInfo = () => new Response('', { status: 502 })
    await expect(identity.askProvider(actor)).rejects.toMatchObject({ code: 'unavailable' })
    isDown = true
    await expect(identity.askProvider(actor)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('which provider', () => {
  it('is told to the console by issuer, realm and client', () => {
    expect(identity.boot).toEqual({
      issuer: ISSUER,
      realm: 'marquee',
      clientId: 'marquee-console',
      audience: 'marquee-api',
      registration: 'http://127.0.0.1:4600/identity/registrations',
    })
  })

  it.each([
    [{ isProduction: true }, 'production'],
    [{ host: '0.0.0.0' }, 'HOST'],
    [{ host: '192.168.1.7' }, 'HOST'],
    [{ publicUrl: 'https://marquee.example.com' }, 'PUBLIC_URL'],
  ])('is not the embedded one with %j', async (settings, word) => {
    const parts = {
      settings: { ...TEST_IDENTITY_SETTINGS, ...settings },
      store: memoryIdentityStore(Date.now),
      now: Date.now,
      log: silentLog,
    }
    await expect(openIdentity(parts)).rejects.toThrow(word)
  })
})
