import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { uuidOf } from '../../support/tokens.ts'

/** A sign-in of as many people as are wanted: the embedded one has ten. */
type People = {
  issuer: string
  /** A token of the person of that number; each has the rights of a content admin in one product. */
  tokenOf: (nth: number) => Promise<string>
  close: () => Promise<void>
}

const PRODUCT = 'rimba-my'
const REALM = '/realms/crowd'
const KEY = 'crowd'
/** Longer than any run. */
const LIFE_S = 6 * 3_600

export async function openPeople(): Promise<People> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY, alg: 'RS256', use: 'sig' }]
  const server = createServer(({ url = '', headers }, answer) => {
    const own = `http://${headers.host}${REALM}`
    const bodies: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer: own,
        jwks_uri: `${own}/keys`,
        userinfo_endpoint: `${own}/userinfo`,
      }),
      '/keys': () => ({ keys }),
      '/userinfo': () => decodeJwt((headers.authorization ?? '').replace('Bearer ', '')),
    }
    const body = bodies[url.slice(REALM.length)]
    answer.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(body?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${REALM}`
  return {
    issuer,
    tokenOf: (nth) =>
      new SignJWT({
        typ: 'Bearer',
        preferred_username: `person-${nth}`,
        name: `Person ${nth}`,
        realm_access: { roles: ['content_admin'] },
        product: [PRODUCT],
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY })
        .setIssuer(issuer)
        .setAudience('marquee-api')
        .setSubject(uuidOf(`person-${nth}`))
        .setIssuedAt()
        .setExpirationTime(`${LIFE_S}s`)
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
