import { Provider } from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Logger } from 'pino'
import { TICKET_GRANT } from './identitySettings.ts'
import type { IdentityStore } from './identityStore.ts'
import { providerConfiguration } from './providerConfiguration.ts'
import type { ProviderKeys } from './providerKeys.ts'
import { isOwnPage } from './redirectRule.ts'
import { wrapRefreshToken } from './refreshTokenShape.ts'
import { createTicketExchange, TICKET_PARAMETERS } from './ticketExchange.ts'

type ProviderParts = Parameters<typeof providerConfiguration>[0] & {
  exchange: Parameters<typeof createTicketExchange>[0]
  log: Pick<Logger, 'error'>
}

/** The library at Keycloak's addresses, with what our tokens and clients need beside its configuration. */
export function openProvider({ exchange, log, ...parts }: ProviderParts): Provider {
  const { issuer, origin, clientId, store, keys } = parts
  const provider = new Provider(issuer, providerConfiguration(parts))
  // Its scheme and host are those of PUBLIC_URL, which the plugin puts into the headers that this makes it read.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the embedded sign-in failed'))
  returnToOwnPages(provider, clientId, origin)
  shapeRefreshTokens(provider, keys)
  provider.registerGrantType(TICKET_GRANT, createTicketExchange(exchange), TICKET_PARAMETERS)
  dropClientsOfEndedSessions(provider, store)
  return provider
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
