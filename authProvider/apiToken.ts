import { anyClient, keepClient, keepToken, storedClient, storedToken } from './clientStore.ts'
import type { KeptToken } from './clientStore.ts'
import type { ProviderCalls, RegisteredClient } from './providerCalls.ts'
import { SignInRefused } from './signInErrors.ts'
import { API_TOKEN_KEY, CLIENT_KEYS } from './storageKeys.ts'

/** Renewed this long before its end, so that no call arrives with a token that died on the way. */
const RENEW_BEFORE_MS = 30_000
/** A token that was made after a refusal and is refused again so soon is refused for good. */
const JUST_RENEWED_MS = 10_000

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000

type ApiTokenParts = {
  calls: ProviderCalls
  storage: Storage
  /** The sign-in's tokens, refreshed where they end soon, or in any case. */
  signInTokens: (isRefused?: boolean) => Promise<{ accessToken: string; idToken: string; session: string }>
  /** The sign-in as last known, without asking anybody. */
  session: () => string
  redirectUri: string
  /** Milliseconds. */
  now: () => number
}

type ApiTokens = {
  get(): Promise<string>
  /**
   * Whether there is another token than the refused one: one that was made since, or is made now. Not where the refused
   * one itself has just been made after a refusal.
   */
  renew(refused: string): Promise<boolean>
  clientId(): string | undefined
  /** The person has signed out: no call gets a bearer from here on. */
  forget(): void
}

/**
 * The API's token (specification section 7): this tab registers itself as a client once, and exchanges the ID token
 * for an API token as often as needed. However many calls ask at once, one exchange serves them all.
 */
export function createApiTokens(parts: ApiTokenParts): ApiTokens {
  let kept = storedToken(parts.storage, parts.session())
  let renewedAt = -Infinity
  let pending: Promise<string> | undefined
  let isOver = false
  let busy: { error: SignInRefused; until: number; waitMs: number } | undefined

  /** Too many have asked: whoever asks before that is over hears the same again, and the provider nothing. */
  const beBusy = (error: SignInRefused) => {
    const waitMs = error.retryAfterS === undefined ? growing(busy?.waitMs) : error.retryAfterS * 1_000
    const told = new SignInRefused(error.status, error.code, Math.ceil(waitMs / 1_000))
    busy = { error: told, until: parts.now() + waitMs, waitMs }
    return told
  }
  const obtain = (): Promise<string> => {
    if (busy && parts.now() < busy.until) return Promise.reject(busy.error)
    return (pending ??= obtainToken(parts)
      .then((made) => {
        busy = undefined
        kept = made
        keepToken(parts.storage, made)
        return made.token
      })
      .catch((error: unknown) => {
        throw isTooMany(error) ? beBusy(error) : error
      })
      .finally(() => (pending = undefined)))
  }

  const isLive = (one: KeptToken | undefined): one is KeptToken =>
    one !== undefined && one.session === parts.session() && one.until - RENEW_BEFORE_MS > parts.now()

  return {
    get: async () => {
      if (isOver) throw new SignInRefused(401, 'signed_out')
      return isLive(kept) ? kept.token : obtain()
    },
    async renew(refused) {
      if (isOver) return false
      if (isLive(kept) && kept.token !== refused) return true
      if (pending === undefined) {
        if (parts.now() - renewedAt < JUST_RENEWED_MS) return false
        kept = undefined
        parts.storage.removeItem(API_TOKEN_KEY)
      }
      await obtain()
      renewedAt = parts.now()
      return true
    },
    clientId: () => parts.storage.getItem(CLIENT_KEYS.id) ?? undefined,
    forget: () => {
      isOver = true
      kept = undefined
    },
  }
}

const isTooMany = (error: unknown): error is SignInRefused => error instanceof SignInRefused && error.status === 429

/** A provider that does not say when to come back is asked ever less often. */
const growing = (before = FIRST_WAIT_MS / 2) => Math.min(before * 2, LONGEST_WAIT_MS)

async function obtainToken(parts: ApiTokenParts): Promise<KeptToken> {
  try {
    return await exchangeTokens(parts, await parts.signInTokens())
  } catch (error) {
    if (!(error instanceof SignInRefused) || isTooMany(error)) throw error
    // A session that was ended elsewhere is over before its tokens are old: only a refresh tells.
    return exchangeTokens(parts, await parts.signInTokens(true))
  }
}

type SignInTokens = Awaited<ReturnType<ApiTokenParts['signInTokens']>>

async function exchangeTokens(parts: ApiTokenParts, tokens: SignInTokens): Promise<KeptToken> {
  const { accessToken, idToken, session } = tokens
  const known = storedClient(parts.storage, session)
  const client = known ?? (await register(parts, accessToken, session))
  try {
    return await exchange(parts, client, idToken, session)
  } catch (error) {
    // The provider drops clients of sessions that ended elsewhere, and those of closed tabs after a while.
    if (!known || !(error instanceof SignInRefused) || error.code !== 'invalid_client') throw error
    return exchange(parts, await register(parts, accessToken, session), idToken, session)
  }
}

async function register(parts: ApiTokenParts, accessToken: string, session: string): Promise<RegisteredClient> {
  const earlier = anyClient(parts.storage)
  // Of an earlier sign-in in this tab, or dropped already: then the provider knows it no more.
  if (earlier) parts.calls.dropClient(earlier).catch(() => undefined)
  const client = await parts.calls.registerClient(accessToken, parts.redirectUri)
  keepClient(parts.storage, session, client)
  return client
}

async function exchange(
  parts: ApiTokenParts,
  client: RegisteredClient,
  idToken: string,
  session: string,
): Promise<KeptToken> {
  const { token, lifeS } = await parts.calls.exchangeTicket(client, idToken)
  return { token, until: parts.now() + lifeS * 1000, session }
}
