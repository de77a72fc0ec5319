import type { RegisteredClient } from './providerCalls.ts'
import { API_TOKEN_KEY, CLIENT_KEYS } from './storageKeys.ts'

/** The registered client of this tab, or undefined where there is none or it belongs to an earlier sign-in. */
export function storedClient(storage: Storage, session: string): RegisteredClient | undefined {
  return storage.getItem(CLIENT_KEYS.session) === session ? anyClient(storage) : undefined
}

/** The client that this tab has kept, whichever sign-in it belongs to. */
export function anyClient(storage: Storage): RegisteredClient | undefined {
  const client = {
    id: storage.getItem(CLIENT_KEYS.id) ?? '',
    secret: storage.getItem(CLIENT_KEYS.secret) ?? '',
    registrationToken: storage.getItem(CLIENT_KEYS.registrationToken) ?? '',
    registrationUrl: storage.getItem(CLIENT_KEYS.registrationUrl) ?? '',
  }
  return client.id && client.secret ? client : undefined
}

export function keepClient(storage: Storage, session: string, client: RegisteredClient): void {
  storage.setItem(CLIENT_KEYS.id, client.id)
  storage.setItem(CLIENT_KEYS.secret, client.secret)
  storage.setItem(CLIENT_KEYS.registrationToken, client.registrationToken)
  storage.setItem(CLIENT_KEYS.registrationUrl, client.registrationUrl)
  storage.setItem(CLIENT_KEYS.session, session)
}

/** The API token of this tab, until when it may be used (ms), and whose it is. */
export type KeptToken = { token: string; until: number; session: string }

export function storedToken(storage: Storage, session: string): KeptToken | undefined {
  try {
    const kept = JSON.parse(storage.getItem(API_TOKEN_KEY) ?? 'null') as Partial<KeptToken> | null
    if (!kept || kept.session !== session || typeof kept.token !== 'string' || typeof kept.until !== 'number')
      return undefined
    return { token: kept.token, until: kept.until, session }
  } catch {
    return undefined
  }
}

export function keepToken(storage: Storage, kept: KeptToken): void {
  storage.setItem(API_TOKEN_KEY, JSON.stringify(kept))
}
