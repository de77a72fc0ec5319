/** What the identity part needs to know; the server's settings are read in one place and handed down. */
export type IdentitySettings = {
  /** Where browsers reach the server, e.g. http://127.0.0.1:4600 */
  publicUrl: string
  /** The address the server listens on. */
  host: string
  isProduction: boolean
  /** Issuer of a real provider, e.g. https://sso.example.com/realms/marquee; empty: the embedded one. */
  oidcIssuer: string
  /** The console's own public client. */
  oidcClientId: string
  /** What API tokens must be meant for. */
  oidcAudience: string
  /** Client registrations per minute and address; tests raise it. */
  registrationsPerMinute?: number
}

export const DEFAULT_CLIENT_ID = 'marquee-console'
export const DEFAULT_AUDIENCE = 'marquee-api'
export const EMBEDDED_REALM = 'marquee'
/** Keycloak's layout, since its clients build these addresses themselves. */
export const EMBEDDED_PATH = `/realms/${EMBEDDED_REALM}`
/** What sign-in tokens are meant for: the embedded provider's own pages. The API takes exchanged tokens only (design 9 (19)). */
export const SIGN_IN_AUDIENCE = 'account'
export const TICKET_GRANT = 'urn:ietf:params:oauth:grant-type:uma-ticket'

export function issuerOf(settings: IdentitySettings): string {
  return settings.oidcIssuer === '' ? `${new URL(settings.publicUrl).origin}${EMBEDDED_PATH}` : settings.oidcIssuer
}

export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/**
 * Why the embedded provider must not run with these settings, or undefined. Its users and their password are printed
 * on its sign-in page, so nobody beyond this machine may ever reach it.
 */
export function whyNotEmbedded(settings: IdentitySettings): string | undefined {
  if (settings.oidcIssuer !== '') return undefined
  if (settings.isProduction) return 'The embedded sign-in has public passwords: in production set OIDC_ISSUER.'
  if (!isLoopback(settings.host)) {
    return `The embedded sign-in serves this machine only: set HOST to 127.0.0.1 (it is ${settings.host}) or set OIDC_ISSUER.`
  }
  const { hostname } = new URL(settings.publicUrl)
  if (!isLoopback(hostname)) {
    return `The embedded sign-in serves this machine only: PUBLIC_URL may not name ${hostname} unless OIDC_ISSUER is set.`
  }
  return undefined
}
