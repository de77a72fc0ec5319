import type { Actor } from '#contract/rules/access/actor.ts'
import type { SignInClient } from './signInClient.ts'

/**
 * `live`: calls go out. `expired`: the session is over and could not be refreshed, calls wait for `signInAgain`.
 * `otherPerson`: somebody else signed in there; still waiting for the right one.
 */
export type SignInState = { kind: 'live' } | { kind: 'expired' } | { kind: 'otherPerson'; name: string }

/** `elsewhere`: another tab of this browser has ended the sign-in of all of them. */
export type LogoutReason = 'asked' | 'invalidToken' | 'elsewhere'

/** The signed-in person of this tab and everything that may be asked of them. */
export type SignIn = {
  actor(): Actor
  state(): SignInState
  /** Told of every change of state or actor; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** The bearer of API calls, renewed where needed; waits while the session is expired. */
  getApiToken(): Promise<string>
  /** After a 401: whether another token than the refused one is at hand for one more try. */
  renewToken(refused: string): Promise<boolean>
  getClientId(): string | undefined
  /** Opens the sign-in window: call it from a click. True once the same person is back. Abort to give up. */
  signInAgain(signal?: AbortSignal): Promise<boolean>
  /** keycloak-js as it stands; another one after signing in again. */
  client(): SignInClient
  logout(reason?: LogoutReason): Promise<void>
}
