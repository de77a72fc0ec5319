/** What `GET /api/boot` says before anybody is signed in. */
export type Boot = {
  build: string
  /** The server's clock, ISO 8601. */
  time: string
  issuer: string
  /** Empty where the issuer is not laid out as Keycloak's. */
  realm: string
  clientId: string
  /** What API tokens are made for. */
  audience: string
  /** Where this browser registers itself as a client; empty: where the issuer says. */
  registration: string
  /** Base address by first path segment; `default` serves the rest. */
  bases: Readonly<Record<string, string>>
  extensions: readonly string[]
  operationsUrl?: string
}

export type IdentityBoot = Pick<Boot, 'issuer' | 'realm' | 'clientId' | 'audience' | 'registration'>

export async function readBoot(fetcher: typeof fetch, address = '/api/boot'): Promise<Boot> {
  const response = await fetcher(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`Boot answered ${response.status}`)
  const { data } = (await response.json()) as { data: Boot }
  return data
}
