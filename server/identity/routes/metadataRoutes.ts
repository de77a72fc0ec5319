import type { FastifyInstance } from 'fastify'
import type { EmbeddedProvider } from '../embeddedProvider.ts'
import { EMBEDDED_PATH, EMBEDDED_REALM, TICKET_GRANT } from '../identitySettings.ts'

/** Descriptions that Keycloak publishes beside OpenID's own, so that its clients find what they look for. */
export function metadataRoutes(scope: FastifyInstance, { issuer }: EmbeddedProvider): void {
  const protocol = `${issuer}/protocol/openid-connect`
  scope.get(`${EMBEDDED_PATH}/.well-known/uma2-configuration`, async () => ({
    issuer,
    authorization_endpoint: `${protocol}/auth`,
    token_endpoint: `${protocol}/token`,
    end_session_endpoint: `${protocol}/logout`,
    jwks_uri: `${protocol}/certs`,
    grant_types_supported: ['authorization_code', 'refresh_token', TICKET_GRANT],
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    registration_endpoint: `${issuer}/clients-registrations/openid-connect`,
    token_endpoint_auth_methods_supported: ['none', 'client_secret_post'],
    scopes_supported: ['openid', 'profile', 'email'],
  }))
  scope.get(EMBEDDED_PATH, async () => ({
    realm: EMBEDDED_REALM,
    'token-service': protocol,
    'account-service': `${issuer}/account`,
  }))
}
