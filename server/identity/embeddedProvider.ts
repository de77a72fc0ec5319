import { createLocalJWKSet } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { Provider } from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Logger } from 'pino'
import { issuerOf, TICKET_GRANT, whyNotEmbedded } from './identitySettings.ts'
import type { IdentitySettings } from './identitySettings.ts'
import type { IdentityStore } from './identityStore.ts'
import { providerConfiguration } from './providerConfiguration.ts'
import { openProviderKeys, publicKey } from './providerKeys.ts'
import type { ProviderKeys } from './providerKeys.ts'
import { isOwnPage } from './redirectRule.ts'
import { wrapRefreshToken } from './refreshTokenShape.ts'
import { createSignedInSessions } from './signedInSessions.ts'
import type { SignedInSessions } from './signedInSessions.ts'
import { createTicketExchange, TICKET_PARAMETERS } from './ticketExchange.ts'
import { createTokenIssuer } from './tokenIssuer.ts'
import type { IssueApiToken } from './tokenIssuer.ts'
import { createUserDirectory } from './userDirectory.ts'
import type { UserDirectory } from './userDirectory.ts'

/** The identity provider that this server runs itself, at Keycloak's addresses. */
export type EmbeddedProvider = {
  provider: Provider
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

  const provider = new Provider(issuer, providerConfiguration({ issuer, origin, clientId, store, keys, directory }))
  // Its scheme and host are those of PUBLIC_URL, which the plugin puts into the headers that this makes it read.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the embedded sign-in failed'))
  returnToOwnPages(provider, clientId, origin)
  shapeRefreshTokens(provider, keys)
  const exchange = createTicketExchange({ issuer, clientId, audience, jwks, sessions, issueApiToken, now })
  provider.registerGrantType(TICKET_GRANT, exchange, TICKET_PARAMETERS)
  dropClientsOfEndedSessions(provider, store)
  return { provider, issuer, origin, settings, store, directory, sessions, jwks, issueApiToken, now }
}

/** keycloak-js returns to the page it was on, so the console's client may name any page of our own origin. */
function returnToOwnPages(provider: Provider, clientId: string, origin: string): void {
  const { prototype } = provider.Client
  const mayReturn = function (this: { clientId: string }, address: string) {
    return this.clientId === clientId && isOwnPage(address, origin)
  }
  prototype.redirectUriAllowed = mayReturn
  prototype.postLogoutRedirectUriAllowed = mayReturn
}

function shapeRefreshTokens(provider: Provider, keys: ProviderKeys): void {
  provider.use(async (ctx, next) => {
    await next()
    const { body } = ctx as unknown as { body: unknown }
    if (typeof body !== 'object' || body === null || !('refresh_token' in body)) return
    const { RefreshToken, AccessToken } = (ctx as unknown as KoaContextWithOIDC).oidc.entities
    if (typeof body.refresh_token !== 'string' || !RefreshToken) return
    const iat = Math.floor(Date.now() / 1000)
    const exp = iat + RefreshToken.remainingTTL
    const { issuer } = provider
    const claims = { iss: issuer, aud: issuer, sub: RefreshToken.accountId, iat, exp, sid: AccessToken?.sessionUid }
    body.refresh_token = wrapRefreshToken(body.refresh_token, claims, keys.refreshSecret)
  })
}

/** A registered client may do nothing once its session is over; the reaper takes those whose tab was just closed. */
function dropClientsOfEndedSessions(provider: Provider, store: IdentityStore): void {
  provider.on('session.destroyed', (session) => {
    // The exchange asks for the session too, so a failure here opens nothing.
    store.destroyBySession('Client', session.uid).catch(() => undefined)
  })
}
