import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey, ProtectedHeaderParameters } from 'jose'
import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { TOKEN_SKEW_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { TokenRefused } from './tokenRefused.ts'

/** Signatures of a public key only: neither `none` nor anything that a leaked public key could forge. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256']
const SKEW_S = TOKEN_SKEW_MS / 1000
const MAX_LENGTH = 12_288
/** A token that lives longer than a day is no access token of ours, whoever signed it. */
const MAX_LIFETIME_S = 86_400
const REMEMBERED = 2_000

export type TokenVerifierSettings = {
  issuer: string
  audience: string
  /** Keys of the configured issuer. Nothing that a token says of itself (jku, x5u, jwk) ever chooses a key. */
  jwks: JWTVerifyGetKey
  /** Milliseconds since the epoch. */
  now: () => number
}

export type VerifyToken = (token: string | undefined) => Promise<Actor>

/**
 * Verifies API tokens: signature, issuer, audience, kind, times, then the shapes of what they claim. Verified tokens
 * are remembered, since one is sent with every call of five minutes; their times are compared anew each time.
 */
export function createTokenVerifier(settings: TokenVerifierSettings): VerifyToken {
  const remembered = new Map<string, { actor: Actor; payload: JWTPayload }>()
  return async (token) => {
    if (!token) throw new TokenRefused('missing')
    const known = remembered.get(token)
    if (known) {
      checkTimes(known.payload, settings.now())
      return known.actor
    }
    const payload = await verified(token, settings)
    const actor = actorOfClaims(payload)
    if (!actor) throw new TokenRefused('claims')
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(token, { actor, payload })
    return actor
  }
}

async function verified(token: string, settings: TokenVerifierSettings): Promise<JWTPayload> {
  const header = readHeader(token)
  if (!ALGORITHMS.includes(header.alg ?? '')) throw new TokenRefused('algorithm')
  try {
    const { payload } = await jwtVerify(token, settings.jwks, {
      algorithms: ALGORITHMS,
      issuer: settings.issuer,
      audience: settings.audience,
      clockTolerance: SKEW_S,
      currentDate: new Date(settings.now()),
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    if (!isAccessToken(header, payload)) throw new TokenRefused('kind')
    checkTimes(payload, settings.now())
    return payload
  } catch (error) {
    throw asRefusal(error)
  }
}

function readHeader(token: string): ProtectedHeaderParameters {
  if (token.length > MAX_LENGTH) throw new TokenRefused('unreadable')
  try {
    return decodeProtectedHeader(token)
  } catch {
    throw new TokenRefused('unreadable')
  }
}

/**
 * An access token says so: in its header (RFC 9068), or, from Keycloak, in its payload. ID, refresh, logout and
 * registration tokens of the same signer are refused by this.
 */
function isAccessToken(header: ProtectedHeaderParameters, payload: JWTPayload): boolean {
  const kind = typeof header.typ === 'string' ? header.typ.toLowerCase().replace(/^application\//, '') : undefined
  if (kind === 'at+jwt') return payload.typ === undefined || payload.typ === 'Bearer'
  return (kind === undefined || kind === 'jwt') && payload.typ === 'Bearer'
}

function checkTimes(payload: JWTPayload, nowMs: number): void {
  const now = Math.floor(nowMs / 1000)
  const { exp, iat, nbf } = payload
  if (!isInstant(exp) || !isInstant(iat) || exp - iat > MAX_LIFETIME_S) throw new TokenRefused('claims')
  if (exp <= now - SKEW_S) throw new TokenRefused('expired')
  if (iat > now + SKEW_S || (nbf !== undefined && nbf > now + SKEW_S)) throw new TokenRefused('notYet')
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

function asRefusal(error: unknown): Error {
  if (error instanceof DomainError) return error
  if (error instanceof errors.JWTExpired) return new TokenRefused('expired')
  if (error instanceof errors.JWTClaimValidationFailed) return new TokenRefused(reasonOfClaim(error))
  if (error instanceof errors.JWSSignatureVerificationFailed) return new TokenRefused('signature')
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return new TokenRefused('key')
  }
  // Whatever else the token's own bytes bring about (bad base64, unknown crit) is the sender's doing, hence no 5xx.
  return new TokenRefused('unreadable')
}

function reasonOfClaim(error: errors.JWTClaimValidationFailed): TokenRefused['reason'] {
  if (error.claim === 'iss') return 'issuer'
  if (error.claim === 'aud') return 'audience'
  if (error.claim === 'nbf') return error.reason === 'check_failed' ? 'notYet' : 'claims'
  return 'claims'
}
