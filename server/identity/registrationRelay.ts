import type { Discovery } from './discovery.ts'
import type { IdentitySettings } from './identitySettings.ts'
import type { IdentityStore } from './identityStore.ts'
import { SESSION_LIFE_S } from './signedInSessions.ts'
import { REGISTERED_GRANTS } from './routes/registrationMetadata.ts'
import type { RegistrationMetadata } from './routes/registrationMetadata.ts'

export const RELAY_PATH = '/identity/registrations'
const MODEL = 'RelayedClient'
const TIMEOUT_MS = 5_000
const REAPED_AT_ONCE = 100

/** The provider's answer to a relayed call; `body` is its JSON, or undefined where there is none. */
export type RelayAnswer = { status: number; body: Record<string, unknown> | undefined }

/**
 * Client registration at a real provider of another origin. Keycloak answers registrations without the headers that
 * let a browser read them across origins, so the browser asks us and we ask the provider, with the browser's own
 * token and nothing of ours. It also lets us remove the clients of closed tabs, which Keycloak keeps for ever.
 */
export type RegistrationRelay = {
  settings: IdentitySettings
  store: IdentityStore
  register(bearer: string, metadata: RegistrationMetadata): Promise<RelayAnswer>
  drop(clientId: string, registrationToken: string): Promise<RelayAnswer>
  /** Drops the clients whose session must be over by now. */
  reap(): Promise<void>
}

export function createRegistrationRelay(
  settings: IdentitySettings,
  store: IdentityStore,
  discovery: Discovery,
  fetcher: typeof fetch,
): RegistrationRelay {
  const send = async (path: string, bearer: string, init: RequestInit): Promise<RelayAnswer> => {
    const response = await fetcher((await discovery.addressOf('registration_endpoint')) + path, {
      ...init,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await response.json().catch(() => undefined)
    const isObject = typeof body === 'object' && body !== null
    return { status: response.status, body: isObject ? (body as Record<string, unknown>) : undefined }
  }
  const drop = async (clientId: string, registrationToken: string) => {
    const answer = await send(`/${encodeURIComponent(clientId)}`, registrationToken, { method: 'DELETE' })
    if (answer.status < 300) await store.destroy(MODEL, clientId)
    return answer
  }
  return {
    settings,
    store,
    drop,
    async register(bearer, metadata) {
      const body = JSON.stringify({ ...metadata, grant_types: REGISTERED_GRANTS })
      const answer = await send('', bearer, { method: 'POST', body })
      const { client_id: id, registration_access_token: token } = answer.body ?? {}
      if (answer.status !== 201 || typeof id !== 'string' || typeof token !== 'string') return answer
      await store.upsert(MODEL, id, { id, token }, SESSION_LIFE_S)
      const address = `${new URL(settings.publicUrl).origin}${RELAY_PATH}/${encodeURIComponent(id)}`
      return { ...answer, body: { ...answer.body, registration_client_uri: address } }
    },
    async reap() {
      for (const { id, token } of await store.listExpired(MODEL, REAPED_AT_ONCE)) {
        await drop(String(id), String(token)).catch(() => undefined)
      }
      await store.reapExpired()
    },
  }
}
