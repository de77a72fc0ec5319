import type { Actor } from '#contract/rules/access/actor.ts'
import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import { createApiTokens } from './apiToken.ts'
import type { IdentityBoot } from '#contract/schemas/service.ts'
import { endSession, forgetClient } from './logout.ts'
import { createOtherTabs } from './otherTabs.ts'
import type { OtherTabs } from './otherTabs.ts'
import { createProviderCalls } from './providerCalls.ts'
import type { LogoutReason, SignIn, SignInState } from './signIn.ts'
import { signInByPopup } from './signInAgain.ts'
import type { PopupBrowser } from './signInAgain.ts'
import { COMMON_INIT } from './signInClient.ts'
import type { CreateSignInClient, SignInClient } from './signInClient.ts'
import { SignInUnreachable } from './signInErrors.ts'
import { REFUSED_KEY } from './storageKeys.ts'

/** Sign-in tokens are refreshed when they end within this many seconds. */
const REFRESH_BEFORE_S = 30
/** Long enough to read why one is signed out without having asked for it. */
const REASON_SHOWN_MS = 3_000
/** keycloak-js: whatever is left of the token's life. */
const ANYWAY = -1

export type SignInParts = {
  boot: IdentityBoot
  createClient: CreateSignInClient
  fetch: typeof fetch
  sessionStorage: Storage
  browser: PopupBrowser & { /** Leaves this page for the root, anew. */ goHome: () => void }
  /** Writes what is typed to the local journal, before the page is left. */
  saveJournals: () => Promise<unknown>
  wait: (ms: number) => Promise<void>
  /** Language of the provider's own pages. */
  language?: string
  now: () => number
  /** Shows the parting splash before the browser leaves. */
  showLogoutSplash: (reason: LogoutReason) => void
  /** Where failures of no consequence to the user are written. */
  log: (message: string, error: unknown) => void
}

/**
 * Signs in: the promise ends with a signed-in person, or never, since the browser then leaves for the sign-in page.
 * Done once, before anything is drawn: keycloak-js must read the code from the address before a router touches it.
 */
export async function openSignIn(parts: SignInParts): Promise<SignIn> {
  const { boot, language } = parts
  const others = createOtherTabs({
    openChannel: parts.browser.openChannel,
    storage: parts.sessionStorage,
    wait: parts.wait,
  })
  const calls = createProviderCalls(boot, parts.fetch)
  const client = parts.createClient(boot)
  await client.init({ ...COMMON_INIT, onLoad: 'login-required', ...(language ? { locale: language } : {}) })
  // From here on an ended session must not throw the page away: there may be unsaved text on it.
  client.loginRequired = false
  return new Session(parts, calls, client, others)
}

class Session implements SignIn {
  readonly #parts: SignInParts
  readonly #calls: ReturnType<typeof createProviderCalls>
  readonly #tokens: ReturnType<typeof createApiTokens>
  readonly #listeners = new Set<() => void>()
  readonly #others: OtherTabs
  #client: SignInClient
  #actor: Actor
  #idToken: string | undefined
  /** Signing out happens once, however many calls were refused at the same time. */
  #leaving: Promise<void> | undefined
  #state: SignInState = { kind: 'live' }
  /** Resolved when the person is back; calls wait for it. */
  #back = Promise.withResolvers<void>()

  constructor(
    parts: SignInParts,
    calls: ReturnType<typeof createProviderCalls>,
    client: SignInClient,
    others: OtherTabs,
  ) {
    this.#parts = parts
    this.#calls = calls
    this.#client = client
    this.#others = others
    this.#actor = actorOf(client)
    this.#idToken = client.idToken
    this.#tokens = createApiTokens({
      calls,
      storage: parts.sessionStorage,
      redirectUri: `${parts.browser.origin}/`,
      now: parts.now,
      session: () => this.#session(),
      signInTokens: (isRefused) => this.#signInTokens(isRefused ? ANYWAY : REFRESH_BEFORE_S),
    })
    others.onLeaving((session) => {
      if (session === this.#session()) void this.logout('elsewhere')
    })
  }

  actor = () => this.#actor
  state = () => this.#state
  client = () => this.#client
  getApiToken = () => this.#tokens.get()
  renewToken = (refused: string) => this.#tokens.renew(refused)
  getClientId = () => this.#tokens.clientId()

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  signInAgain = async (signal: AbortSignal = new AbortController().signal): Promise<boolean> => {
    const { browser, boot, createClient } = this.#parts
    const request = { username: this.#actor.username, askPassword: this.#state.kind === 'otherPerson', signal }
    const tokens = await signInByPopup(browser, this.#client, request)
    if (!tokens) return false
    if (tokens.subject !== this.#actor.uid) {
      this.#become({ kind: 'otherPerson', name: tokens.name })
      return false
    }
    const client = createClient(boot)
    const { token, refreshToken, idToken } = tokens
    await client.init({ ...COMMON_INIT, token, refreshToken, idToken })
    client.loginRequired = false
    this.#client = client
    this.#adopt(client)
    this.#become({ kind: 'live' })
    this.#back.resolve()
    this.#back = Promise.withResolvers<void>()
    return true
  }

  logout = (reason: LogoutReason = 'asked') => (this.#leaving ??= this.#leave(reason))

  async #leave(reason: LogoutReason): Promise<void> {
    const { sessionStorage, browser, showLogoutSplash, saveJournals, wait, log } = this.#parts
    const session = this.#session()
    await saveJournals().catch((error: unknown) => log('The journals were not saved', error))
    const left = reason === 'elsewhere' ? this.#others.hasLeft(session) : undefined
    if (!left) this.#others.leaving(session)
    showLogoutSplash(reason)
    await forgetClient({ calls: this.#calls, session, storage: sessionStorage, log })
    this.#tokens.forget()
    if (reason === 'invalidToken') {
      sessionStorage.setItem(REFUSED_KEY, session)
      await wait(REASON_SHOWN_MS)
    }
    if (left) return left.then(browser.goHome)
    // keycloak-js forgets the ID token with an ended session; without it the provider would ask a question.
    this.#client.idToken ??= this.#idToken
    await endSession({ client: this.#client, origin: browser.origin, goHome: browser.goHome, log })
  }

  #session(): string {
    return this.#actor.sid ?? this.#actor.uid
  }

  async #signInTokens(refreshBeforeS: number) {
    while (this.#state.kind !== 'live') await this.#back.promise
    try {
      await this.#client.updateToken(refreshBeforeS)
    } catch (error) {
      // Only a refusal ends the session; keycloak-js has then thrown the tokens away.
      if (this.#client.authenticated) throw new SignInUnreachable(error)
      this.#become({ kind: 'expired' })
      await this.#back.promise
    }
    this.#adopt(this.#client)
    const { token = '', idToken = '' } = this.#client
    return { accessToken: token, idToken, session: this.#actor.sid ?? this.#actor.uid }
  }

  #adopt(client: SignInClient) {
    const before = JSON.stringify(this.#actor)
    this.#actor = actorOf(client)
    this.#idToken = client.idToken
    if (before !== JSON.stringify(this.#actor)) this.#tell()
  }

  #become(state: SignInState) {
    this.#state = state
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

function actorOf(client: SignInClient): Actor {
  const actor = actorOfClaims(client.tokenParsed)
  if (!actor) throw new Error('The sign-in names nobody')
  return actor
}
