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

/** The server answered, but not with what the console needs to start. */
export class BootRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Boot answered ${status}`)
    this.name = 'BootRefused'
    this.status = status
  }
}

/** Whether every part of the server is at work. */
export async function isServerReady(fetcher: typeof fetch, address = '/api/health/ready'): Promise<boolean> {
  return (await fetcher(address, { headers: { accept: 'application/json' } })).ok
}

export async function readBoot(fetcher: typeof fetch, address = '/api/boot'): Promise<Boot> {
  const response = await fetcher(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new BootRefused(response.status)
  const { data } = (await response.json()) as { data: Boot }
  return data
}
