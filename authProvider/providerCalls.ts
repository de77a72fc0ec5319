import type { IdentityBoot } from '#contract/schemas/service.ts'
import { SignInRefused, SignInUnreachable } from './signInErrors.ts'

const TICKET_GRANT = 'urn:ietf:params:oauth:grant-type:uma-ticket'
/** 'The claim token is the ID token of the person asking' (UMA; Keycloak spells it with http). */
const ID_TOKEN_FORMAT = 'http://openid.net/specs/openid-connect-core-1_0.html#IDToken'
const DROP_WITHIN_MS = 3_000

export type RegisteredClient = {
  id: string
  secret: string
  registrationToken: string
  registrationUrl: string
}

type Exchanged = { token: string; lifeS: number }

/** The calls to the identity provider that keycloak-js does not make (specification section 7). */
export type ProviderCalls = {
  registerClient(signInToken: string, redirectUri: string): Promise<RegisteredClient>
  exchangeTicket(client: RegisteredClient, idToken: string): Promise<Exchanged>
  dropClient(client: RegisteredClient): Promise<void>
}

export function createProviderCalls(boot: IdentityBoot, fetcher: typeof fetch): ProviderCalls {
  const { audience } = boot
  let endpoints: Promise<Endpoints> | undefined
  const known = () =>
    (endpoints ??= readEndpoints(boot, fetcher).catch((error: unknown) => {
      endpoints = undefined
      throw error
    }))
  // Read while the sign-in is still under way, so that nobody waits for it afterwards.
  known().catch(() => undefined)
  return {
    async registerClient(signInToken, redirectUri) {
      const body = { client_name: 'Marquee console', redirect_uris: [redirectUri], grant_types: [TICKET_GRANT] }
      const answer = await send(fetcher, (await known()).registration, {
        method: 'POST',
        headers: { authorization: `Bearer ${signInToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return {
        id: text(answer.client_id),
        secret: text(answer.client_secret),
        registrationToken: text(answer.registration_access_token),
        registrationUrl: text(answer.registration_client_uri),
      }
    },
    async exchangeTicket(client, idToken) {
      const body = new URLSearchParams({
        grant_type: TICKET_GRANT,
        claim_token: idToken,
        claim_token_format: ID_TOKEN_FORMAT,
        client_id: client.id,
        client_secret: client.secret,
        audience,
      })
      const answer = await send(fetcher, (await known()).token, { method: 'POST', body })
      return { token: text(answer.access_token), lifeS: Number(answer.expires_in) || 0 }
    },
    async dropClient({ registrationUrl, registrationToken }) {
      await send(fetcher, registrationUrl, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${registrationToken}` },
        keepalive: true,
        signal: AbortSignal.timeout(DROP_WITHIN_MS),
      })
    },
  }
}

type Endpoints = { token: string; registration: string }

async function readEndpoints({ issuer, registration }: IdentityBoot, fetcher: typeof fetch): Promise<Endpoints> {
  const document = await send(fetcher, `${issuer}/.well-known/openid-configuration`, {})
  return { token: text(document.token_endpoint), registration: registration || text(document.registration_endpoint) }
}

async function send(fetcher: typeof fetch, address: string, init: RequestInit): Promise<Record<string, unknown>> {
  let response: Response
  try {
    response = await fetcher(address, init)
  } catch (error) {
    throw new SignInUnreachable(error)
  }
  const body: unknown = await response.json().catch(() => undefined)
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (response.ok) return answer
  if (response.status >= 500) throw new SignInUnreachable(response.status)
  const seconds = Number(response.headers.get('retry-after'))
  throw new SignInRefused(response.status, text(answer.error), seconds > 0 ? seconds : undefined)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
