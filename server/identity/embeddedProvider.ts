import { createLocalJWKSet } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import type { Provider } from 'oidc-provider'
import type { Logger } from 'pino'
import { onceDone } from '../once.ts'
import { issuerOf, whyNotEmbedded } from './identitySettings.ts'
import type { IdentitySettings } from './identitySettings.ts'
import type { IdentityStore } from './identityStore.ts'
import { openProviderKeys, publicKey } from './providerKeys.ts'
import { createSignedInSessions } from './signedInSessions.ts'
import type { SignedInSessions } from './signedInSessions.ts'
import { createTokenIssuer } from './tokenIssuer.ts'
import type { IssueApiToken } from './tokenIssuer.ts'
import { createUserDirectory } from './userDirectory.ts'
import type { UserDirectory } from './userDirectory.ts'

/** The identity provider that this server runs itself, at Keycloak's addresses. */
export type EmbeddedProvider = {
  /** Made when somebody first signs in. */
  provider: () => Promise<Provider>
  issuer: string
  origin: string
  settings: IdentitySettings
  store: IdentityStore
  directory: UserDirectory
  sessions: SignedInSessions
  /** Finds the key of a token of ours, straight from memory. */
  jwks: JWTVerifyGetKey
  issueApiToken: IssueApiToken
  now: () => number
}

type ProviderParts = {
  settings: IdentitySettings
  store: IdentityStore
  /** Milliseconds since the epoch. */
  now: () => number
  log: Pick<Logger, 'error'>
}

export async function openEmbeddedProvider({ settings, store, now, log }: ProviderParts): Promise<EmbeddedProvider> {
  const refusal = whyNotEmbedded(settings)
  if (refusal) throw new Error(refusal)
  const issuer = issuerOf(settings)
  const { origin } = new URL(issuer)
  const keys = await openProviderKeys(store)
  const directory = createUserDirectory(store)
  const sessions = createSignedInSessions(store, directory, now)
  const jwks = createLocalJWKSet({ keys: keys.signing.map(publicKey) })
  const { oidcClientId: clientId, oidcAudience: audience } = settings
  const issueApiToken = await createTokenIssuer({ issuer, audience, keys, now })

  // Nobody signs in while the server starts, and its library is a sixth of what that would load.
  const provider = onceDone(async () => {
    const { openProvider } = await import('./openProvider.ts')
    const exchange = { issuer, clientId, audience, jwks, sessions, issueApiToken, now }
    return openProvider({ issuer, origin, clientId, store, keys, directory, exchange, log })
  })
  return { provider, issuer, origin, settings, store, directory, sessions, jwks, issueApiToken, now }
}
