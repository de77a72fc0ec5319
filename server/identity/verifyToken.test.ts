import { createHmac } from 'node:crypto'
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import type { JWK, JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTokenVerifier } from './verifyToken.ts'
import type { VerifyToken } from './verifyToken.ts'

const ISSUER = 'https://sso.example.com/realms/marquee'
const NOW_S = 1_795_000_000
const claims = {
  iss: ISSUER,
  aud: 'marquee-api',
  sub: 'u-1',
  iat: NOW_S,
  exp: NOW_S + 300,
  preferred_username: 'admin',
  realm_access: { roles: ['content_admin'] },
  product: ['rimba-my'],
}
type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let ours: Pair
let theirs: Pair
let curve: Pair
let verify: VerifyToken
let publicPem: string
let theirJwk: JWK
let clockS = NOW_S

beforeAll(async () => {
  ours = await generateKeyPair('RS256')
  theirs = await generateKeyPair('RS256')
  curve = await generateKeyPair('ES256')
  publicPem = await exportSPKI(ours.publicKey)
  theirJwk = await exportJWK(theirs.publicKey)
  const keys = [
    { ...(await exportJWK(ours.publicKey)), kid: 'k1' },
    { ...(await exportJWK(curve.publicKey)), kid: 'e1' },
  ]
  const jwks = createLocalJWKSet({ keys })
  verify = createTokenVerifier({ issuer: ISSUER, audience: 'marquee-api', jwks, now: () => clockS * 1000 })
})

type Odd = { payload?: Record<string, unknown>; header?: Record<string, unknown>; key?: Pair; alg?: string }

function token({ payload = {}, header = {}, key = ours, alg = 'RS256' }: Odd = {}): Promise<string> {
  const merged = Object.fromEntries(
    Object.entries({ ...claims, ...payload }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(merged as JWTPayload)
    .setProtectedHeader({ alg, typ: 'at+jwt', kid: 'k1', ...header })
    .sign(key.privateKey)
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('tokens that are accepted', () => {
  it('one of ours', async () => {
    expect(await verify(await token())).toMatchObject({ uid: 'u-1', roles: ['content_admin'], products: ['rimba-my'] })
  })
  it('one signed by our elliptic key', async () => {
    expect(await verify(await token({ key: curve, alg: 'ES256', header: { kid: 'e1' } }))).toMatchObject({ uid: 'u-1' })
  })
  it('one of Keycloak, which names its kind in the payload', async () => {
    const kept = await token({ header: { typ: 'JWT' }, payload: { typ: 'Bearer', aud: ['account', 'marquee-api'] } })
    expect(await verify(kept)).toMatchObject({ uid: 'u-1' })
  })
  it('the same token again gives the same actor, as long as it lives', async () => {
    const mine = await token({ payload: { jti: 'again' } })
    const actor = await verify(mine)
    expect(await verify(mine)).toBe(actor)
    clockS = NOW_S + 331
    await expect(verify(mine)).rejects.toMatchObject({ reason: 'expired' })
    clockS = NOW_S
  })
})

describe('signatures', () => {
  it('alg none is refused, with and without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      await expect(verify(`${part({ alg, typ: 'at+jwt' })}.${part(claims)}.`)).rejects.toMatchObject({
        reason: 'algorithm',
      })
    }
  })
  it('HS256 with our public key as the secret is refused', async () => {
    const head = `${part({ alg: 'HS256', typ: 'at+jwt', kid: 'k1' })}.${part(claims)}`
    const forged = `${head}.${createHmac('sha256', publicPem).update(head).digest('base64url')}`
    await expect(verify(forged)).rejects.toMatchObject({ reason: 'algorithm' })
  })
  it.each(['RS512', 'HS512', 'EdDSA', 'RSA-OAEP', '', 'rs256'])('algorithm %j is refused', async (alg) => {
    await expect(verify(`${part({ alg, typ: 'at+jwt' })}.${part(claims)}.AAAA`)).rejects.toMatchObject({
      reason: 'algorithm',
    })
  })
  it('a foreign key under our key id is refused', async () => {
    await expect(verify(await token({ key: theirs }))).rejects.toMatchObject({ reason: 'signature' })
  })
  it('no header chooses a key: jwk, jku, x5u', async () => {
    const headers = [{ jwk: theirJwk }, { jku: 'https://evil.example/keys' }, { x5u: 'https://evil.example/cert' }]
    for (const header of headers)
      await expect(verify(await token({ key: theirs, header }))).rejects.toMatchObject({ reason: 'signature' })
  })
  it.each(['../../etc/passwd', "' or 1=1 --", 'https://evil.example', ''])('key id %j finds nothing', async (kid) => {
    await expect(verify(await token({ header: { kid } }))).rejects.toMatchObject({ reason: 'key' })
  })
  it('a changed claim is refused', async () => {
    const [head, , signature] = (await token()).split('.')
    const changed = part({ ...claims, realm_access: { roles: ['operations_super_admin'] } })
    await expect(verify(`${head}.${changed}.${signature}`)).rejects.toMatchObject({ reason: 'signature' })
  })
  it('an extension that must be understood and is not is refused', async () => {
    const marked = `${part({ alg: 'RS256', typ: 'at+jwt', kid: 'k1', crit: ['exp'] })}.${part(claims)}.AAAA`
    await expect(verify(marked)).rejects.toMatchObject({ code: 'tokenRefused' })
  })
})

describe('who signed it for whom', () => {
  it.each([
    `${ISSUER}/`,
    'https://sso.example.com/realms/other',
    'http://sso.example.com/realms/marquee',
    undefined,
    [ISSUER],
  ])('issuer %j is refused', async (iss) => {
    await expect(verify(await token({ payload: { iss } }))).rejects.toMatchObject({ code: 'tokenRefused' })
  })
  it.each(['account', 'marquee-api-2', ['account'], [], undefined, { 'marquee-api': true }])(
    'audience %j is refused',
    async (aud) => {
      await expect(verify(await token({ payload: { aud } }))).rejects.toMatchObject({ code: 'tokenRefused' })
    },
  )
})

describe('other tokens of the same signer', () => {
  it.each([
    ['an ID token', { typ: 'JWT' }, {}],
    ["Keycloak's ID token", { typ: 'JWT' }, { typ: 'ID' }],
    ['a refresh token', { typ: 'JWT' }, { typ: 'Refresh' }],
    ['an offline token', { typ: 'JWT' }, { typ: 'Offline' }],
    ['a logout token', { typ: 'logout+jwt' }, {}],
    ['a registration token', { typ: 'JWT' }, { typ: 'RegistrationAccessToken' }],
    ['a refresh token under an access token header', { typ: 'at+jwt' }, { typ: 'Refresh' }],
    ['a token that says of itself nothing', { typ: undefined }, {}],
    ['a kind that is no text', { typ: 'at+jwt' }, { typ: ['Bearer'] }],
  ])('%s is refused', async (_, header, payload) => {
    await expect(verify(await token({ header, payload }))).rejects.toMatchObject({ reason: 'kind' })
  })
})

describe('times, with 30 s between the clocks', () => {
  it.each([
    [29, true],
    [30, false],
    [31, false],
  ])('expired %i s ago: accepted %s', async (ago, isFine) => {
    const attempt = verify(await token({ payload: { iat: NOW_S - 600, exp: NOW_S - ago } }))
    if (isFine) expect(await attempt).toBeDefined()
    else await expect(attempt).rejects.toMatchObject({ reason: 'expired' })
  })
  it.each(['iat', 'nbf'])('%s 29 s ahead is accepted, 31 s ahead is not', async (claim) => {
    expect(await verify(await token({ payload: { [claim]: NOW_S + 29 } }))).toBeDefined()
    await expect(verify(await token({ payload: { [claim]: NOW_S + 31 } }))).rejects.toMatchObject({ reason: 'notYet' })
  })
  it.each([
    ['exp', undefined],
    ['exp', String(NOW_S + 300)],
    ['exp', 1e300],
    ['exp', NOW_S + 86_401],
    ['exp', null],
    ['iat', undefined],
    ['iat', 'now'],
    ['iat', -1],
    ['nbf', 'soon'],
    ['nbf', {}],
  ])('%s of %j is refused', async (claim, value) => {
    await expect(verify(await token({ payload: { [claim]: value } }))).rejects.toMatchObject({ code: 'tokenRefused' })
  })
})

describe('what is no token at all', () => {
  it.each([undefined, '', 'x', 'a.b', 'a.b.c', '..', 'null', '{}', 'a.b.c.d.e', `${'A'.repeat(20_000)}.b.c`])(
    '%j is refused',
    async (text) => {
      await expect(verify(text)).rejects.toMatchObject({ name: 'TokenRefused', code: 'tokenRefused' })
    },
  )
  it.each([undefined, '', 7, ['u-1'], {}])('a subject of %j is refused', async (sub) => {
    await expect(verify(await token({ payload: { sub } }))).rejects.toMatchObject({ code: 'tokenRefused' })
  })
  it('odd roles and products give none', async () => {
    const actor = await verify(await token({ payload: { realm_access: { roles: 'content_admin' }, product: 'admin' } }))
    expect(actor).toMatchObject({ roles: [], products: [], productAdmin: false })
  })
})
