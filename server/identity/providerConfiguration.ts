import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityStore } from './identityStore.ts'
import { EMBEDDED_PATH, SIGN_IN_AUDIENCE } from './identitySettings.ts'
import { languageOf } from './pages/language.ts'
import { logoutPage } from './pages/logoutPage.ts'
import { messagePage } from './pages/messagePage.ts'
import { createProviderAdapter } from './providerAdapter.ts'
import type { ProviderKeys } from './providerKeys.ts'
import { SESSION_LIFE_S } from './signedInSessions.ts'
import { TOKEN_LIFE_S, userClaims } from './tokenIssuer.ts'
import type { UserDirectory } from './userDirectory.ts'

const SIGN_IN_RESOURCE = 'urn:marquee:account'
const PROTOCOL = '/protocol/openid-connect'
const SCOPES = 'openid profile email'

type ProviderParts = {
  issuer: string
  origin: string
  clientId: string
  store: IdentityStore
  keys: ProviderKeys
  directory: UserDirectory
}

export function providerConfiguration(parts: ProviderParts): Configuration {
  const isSecure = parts.origin.startsWith('https:')
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    adapter: createProviderAdapter(parts.store, parts.keys.refreshSecret),
    jwks: { keys: parts.keys.signing },
    cookies: {
      keys: parts.keys.cookies,
      names: { session: 'marquee_session', interaction: 'marquee_sign_in', resume: 'marquee_resume' },
      long: { ...cookie, path: EMBEDDED_PATH },
      short: cookie,
    },
    clients: [consoleClient(parts)],
    clientAuthMethods: ['none', 'client_secret_post'],
    responseTypes: ['code'],
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub', 'sid', 'preferred_username', 'name'],
      profile: ['given_name', 'family_name'],
      email: ['email'],
    },
    pkce: { required: () => true },
    // Browsers name the origin of every POST, also of one to the same origin.
    clientBasedCORS: (_ctx, origin) => origin === parts.origin,
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      end_session: `${PROTOCOL}/logout`,
      jwks: `${PROTOCOL}/certs`,
    },
    discovery: {
      userinfo_endpoint: `${parts.issuer}${PROTOCOL}/userinfo`,
      registration_endpoint: `${parts.issuer}/clients-registrations/openid-connect`,
      check_session_iframe: `${parts.issuer}${PROTOCOL}/login-status-iframe.html`,
    },
    ...lives(),
    ...rights(parts),
    ...pages(parts),
  }
}

function consoleClient({ clientId, origin }: ProviderParts) {
  return {
    client_id: clientId,
    client_name: 'Marquee',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: [`${origin}/`],
    post_logout_redirect_uris: [`${origin}/`],
  }
}

/** Seconds. Rotation keeps the end of the first refresh token, so nothing outlives the session. */
function lives(): Configuration {
  return {
    ttl: {
      AccessToken: TOKEN_LIFE_S,
      IdToken: TOKEN_LIFE_S,
      AuthorizationCode: 60,
      Interaction: 1_800,
      Session: (_ctx, session) =>
        session.loginTs
          ? Math.max(1, session.loginTs + SESSION_LIFE_S - Math.floor(Date.now() / 1000))
          : SESSION_LIFE_S,
      Grant: SESSION_LIFE_S,
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION_LIFE_S,
    },
    rotateRefreshToken: true,
    // keycloak-js never asks for offline_access and yet needs a refresh token.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
  }
}

function rights({ clientId, directory }: ProviderParts): Configuration {
  return {
    async findAccount(_ctx, uid, token) {
      const user = await directory.findByUid(uid)
      if (!user) return undefined
      const sid = token && 'sessionUid' in token ? token.sessionUid : undefined
      return { accountId: uid, claims: () => ({ sub: uid, sid, ...userClaims(user) }) }
    },
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken') return undefined
      const user = await directory.findByUid(token.accountId)
      return user ? { ...userClaims(user), sid: token.sessionUid, azp: clientId } : undefined
    },
    loadExistingGrant: grantOf,
    extraClientMetadata: { properties: ['session_uid', 'owner_uid'] },
  }
}

/** The console is the house's own: signing in grants it everything, without a page that asks. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const kept = known ? await provider.Grant.find(known) : undefined
  if (kept) return kept
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  grant.addResourceScope(SIGN_IN_RESOURCE, SCOPES)
  await grant.save()
  return grant
}

function pages({ origin }: ProviderParts): Configuration {
  return {
    interactions: { url: (_ctx, interaction) => `${EMBEDDED_PATH}/login-actions/authenticate/${interaction.uid}` },
    async renderError(ctx, out) {
      ctx.type = 'html'
      ctx.body = messagePage({
        language: languageOf(ctx),
        origin,
        message: 'failed',
        detail: out.error_description ?? out.error,
      })
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => SIGN_IN_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          audience: SIGN_IN_AUDIENCE,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          // The provider has verified the hint by now; one of somebody else must not end this session unasked.
          const isMine = ctx.oidc.entities.IdTokenHint?.payload.sub === ctx.oidc.session?.accountId
          ctx.body = logoutPage({ language: languageOf(ctx), origin, form, submitsItself: isMine })
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = messagePage({ language: languageOf(ctx), origin, message: 'signedOut' })
        },
      },
    },
  }
}
