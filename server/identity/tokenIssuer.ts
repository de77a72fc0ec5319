import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { DemoUser } from './demoUsers.ts'
import type { ProviderKeys } from './providerKeys.ts'

/** Life of access and API tokens in seconds: a withdrawn right lives no longer than this (design 9 (17)). */
export const TOKEN_LIFE_S = 300

type TokenUser = Pick<
  DemoUser,
  'uid' | 'username' | 'firstName' | 'lastName' | 'displayName' | 'email' | 'roles' | 'products'
>

/** The claims that say who the bearer is, laid out as Keycloak's mappers lay them out. */
export function userClaims(user: TokenUser): Record<string, unknown> {
  return {
    preferred_username: user.username,
    name: user.displayName ?? `${user.firstName} ${user.lastName}`.trim(),
    given_name: user.firstName,
    family_name: user.lastName,
    email: user.email,
    realm_access: { roles: [...user.roles, 'offline_access', 'uma_authorization'] },
    product: [...user.products],
  }
}

type ApiTokenRequest = { user: TokenUser; sid: string; clientId: string; authorizedParty: string }
export type IssueApiToken = (request: ApiTokenRequest) => Promise<string>

/** Signs API tokens, the only ones that the API takes. */
export async function createTokenIssuer(settings: {
  issuer: string
  audience: string
  keys: ProviderKeys
  now: () => number
}): Promise<IssueApiToken> {
  const [jwk] = settings.keys.signing
  if (!jwk) throw new Error('The identity provider has no signing key')
  const key = await importJWK(jwk, 'RS256')
  return ({ user, sid, clientId, authorizedParty }) => {
    const issuedAt = Math.floor(settings.now() / 1000)
    return new SignJWT({ ...userClaims(user), sid, azp: authorizedParty, client_id: clientId })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid })
      .setIssuer(settings.issuer)
      .setAudience(settings.audience)
      .setSubject(user.uid)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_LIFE_S)
      .sign(key)
  }
}
