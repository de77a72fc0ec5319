import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * keycloak-js reads the expiry of a refresh token and fails on an opaque one, so the opaque value travels inside a
 * JWT's shape. The value inside is the secret that is checked; the signature merely keeps strangers out early.
 */
export function wrapRefreshToken(value: string, claims: Record<string, unknown>, secret: Uint8Array): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, typ: 'Refresh', jti: value })}`
  return `${signed}.${sign(signed, secret).toString('base64url')}`
}

/** The opaque value, or undefined where this is nothing that we wrapped. */
export function unwrapRefreshToken(token: string, secret: Uint8Array): string | undefined {
  const end = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(end + 1), 'base64url')
  const expected = sign(token.slice(0, Math.max(end, 0)), secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return typeof claims === 'object' && claims !== null && 'jti' in claims ? String(claims.jti) : undefined
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function sign(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
