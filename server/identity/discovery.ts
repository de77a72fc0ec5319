/** A real provider's published addresses and what stands at them. */
export type Discovery = {
  /** The JSON at one of the addresses that the issuer's own document names. */
  readJson(endpoint: 'jwks_uri' | 'userinfo_endpoint', bearer?: string): Promise<Record<string, unknown>>
  /** One of those addresses itself. */
  addressOf(endpoint: Endpoint): Promise<string>
}

type Endpoint = 'jwks_uri' | 'userinfo_endpoint' | 'registration_endpoint'

/** The provider answered, and its answer was no. */
export class ProviderRefusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The identity provider answered ${status}`)
    this.name = 'ProviderRefusal'
    this.status = status
  }
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 262_144

export function createDiscovery(issuer: string, fetcher: typeof fetch): Discovery {
  let document: Promise<Record<string, unknown>> | undefined
  const readDocument = async () => {
    const found = await readJson(fetcher, `${issuer}/.well-known/openid-configuration`)
    if (found.issuer !== issuer) throw new Error('The identity provider names another issuer than the configured one')
    return found
  }
  const addressOf = async (endpoint: Endpoint) => {
    document ??= readDocument().catch((error: unknown) => {
      document = undefined
      throw error
    })
    const address = (await document)[endpoint]
    if (typeof address !== 'string') throw new Error(`The identity provider publishes no ${endpoint}`)
    return address
  }
  return {
    addressOf,
    readJson: async (endpoint, bearer) => readJson(fetcher, await addressOf(endpoint), bearer),
  }
}

async function readJson(fetcher: typeof fetch, address: string, bearer?: string): Promise<Record<string, unknown>> {
  const response = await fetcher(address, {
    headers: { accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new ProviderRefusal(response.status)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('The identity provider answered with far too much')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('The identity provider answered with no object')
  return value as Record<string, unknown>
}
