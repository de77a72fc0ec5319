import type { AuthProvider } from 'ra-core'
import { keycloakAuthProvider } from 'ra-keycloak'
import type { Actor } from '#contract/rules/access/actor.ts'
import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import { permissionsOf } from '#contract/rules/access/can.ts'
import { canAccess } from './permissions.ts'
import type { AccessOf } from './permissions.ts'
import { safeReturnPath } from './returnPath.ts'
import type { LogoutReason, SignIn } from './signIn.ts'

/** i18n key of 'Invalid access_token' (specification section 8). */
export const INVALID_TOKEN_KEY = 'errors.invalidAccessToken'

type AuthProviderParts = {
  signIn: SignIn
  /** Whose rights are asked for: whoever is signed in, or whom they look at the console as. */
  actor?: () => Actor
  /** What decides about the rights of a react-admin resource. */
  accessOf: AccessOf
  /** Writes what is unsaved to the local journal, before a refused token throws the user out. */
  saveJournal: () => Promise<void> | void
}

/**
 * react-admin's view of the sign-in: ra-keycloak's provider where it works, ours where it does not. It answers only
 * while there is a token at hand: without one it waits a second and then logs out, where we sign in again in place. It
 * looks at no status, so a refused token never led to a sign-in, and it awaits no logout.
 */
export function createAuthProvider({
  signIn,
  actor = signIn.actor,
  accessOf,
  saveJournal,
}: AuthProviderParts): AuthProvider {
  let reason: LogoutReason = 'asked'
  const stock = (loginRedirectUri?: string) =>
    keycloakAuthProvider(signIn.client(), {
      onPermissions: (claims) => permissionsOf(actorOfClaims(claims) ?? signIn.actor()),
      ...(loginRedirectUri ? { loginRedirectUri } : {}),
    })
  const hasToken = () => Boolean(signIn.client().authenticated && signIn.client().token)
  return {
    login: async (params: { redirectTo?: string } | undefined) =>
      stock(safeReturnPath(params?.redirectTo)).login(params ?? {}),
    async logout() {
      await signIn.logout(reason)
      // The browser is leaving for the provider; react-admin must not go anywhere by itself.
      return false
    },
    checkAuth: async (params) => (hasToken() ? stock().checkAuth(params) : undefined),
    async checkError(error: { status?: number } | undefined) {
      if (error?.status !== 401) return
      await saveJournal()
      reason = 'invalidToken'
      throw Object.assign(new Error(INVALID_TOKEN_KEY), { logoutUser: true })
    },
    getPermissions: async (params) => (hasToken() ? stock().getPermissions?.(params) : permissionsOf(signIn.actor())),
    async getIdentity() {
      const { uid, name } = signIn.actor()
      return { id: uid, fullName: name }
    },
    canAccess: async ({ resource, action, record }) => canAccess(actor(), { resource, action, record }, accessOf),
  }
}
