import Keycloak from 'keycloak-js'
import type { KeycloakInitOptions } from 'keycloak-js'
import type { IdentityBoot } from '#contract/schemas/service.ts'

/** What we use of keycloak-js: enough to hand in another in tests. */
export type SignInClient = Pick<
  Keycloak,
  | 'init'
  | 'login'
  | 'logout'
  | 'createLoginUrl'
  | 'updateToken'
  | 'token'
  | 'tokenParsed'
  | 'idToken'
  | 'refreshToken'
  | 'authenticated'
  | 'loginRequired'
>

export type CreateSignInClient = (boot: IdentityBoot) => SignInClient

/** Keycloak's own layout where the issuer has it, plain OpenID discovery where not. */
export const createSignInClient: CreateSignInClient = ({ issuer, realm, clientId }) =>
  realm === ''
    ? new Keycloak({ oidcProvider: issuer, clientId })
    : new Keycloak({ url: issuer.slice(0, issuer.lastIndexOf('/realms/')), realm, clientId })

/** The session frame would need cookies of another origin, which browsers refuse more and more. */
export const COMMON_INIT: KeycloakInitOptions = { pkceMethod: 'S256', checkLoginIframe: false }
