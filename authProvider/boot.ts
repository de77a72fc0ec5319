import { isObject } from '#contract/rules/diff/json.ts'
import type { Boot } from '#contract/schemas/service.ts'

/** The server answered, but not with what the console needs to start. */
export class BootRefused extends Error {
  readonly status: number
  /** Milliseconds since 1970 at which the server says that it is back. */
  readonly backAt: number | undefined
  constructor(status: number, backAt?: number) {
    super(`Boot answered ${status}`)
    this.name = 'BootRefused'
    this.status = status
    this.backAt = backAt
  }
}

export type ServerState = { isReady: boolean; backAt?: number | undefined }

/** Whether every part of the server is at work; where not, until when, as far as it says. */
export async function serverState(fetcher: typeof fetch, address = '/api/health/ready'): Promise<ServerState> {
  const response = await fetcher(address, { headers: { accept: 'application/json' } })
  return response.ok ? { isReady: true } : { isReady: false, backAt: backAtOf(response, Date.now()) }
}

/** When a 503 says that the server is back: its Retry-After, in seconds or as a date. */
export function backAtOf({ headers }: Pick<Response, 'headers'>, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  const at = /^\d+$/.test(text) ? now + Number(text) * 1_000 : Date.parse(text)
  return at > now ? at : undefined
}

/** Where our own server answers; a page on another web server names its configuration file instead. */
export const OWN_BOOT = '/api/boot'

/** What the console starts with: the answer of our own server, or a configuration file. */
export async function readBoot(fetcher: typeof fetch, address = OWN_BOOT): Promise<Boot> {
  const response = await fetcher(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new BootRefused(response.status, backAtOf(response, Date.now()))
  const body: unknown = await response.json().catch(() => undefined)
  if (isObject(body) && isObject(body.header)) return (body as { data: unknown }).data as Boot
  // Fetched by a page of another web server alone: reading it needs the families of all calls.
  const { readConfiguration } = await import('./configuration.ts')
  return readConfiguration(body, Date.now())
}
