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

type ServerState = { isReady: boolean; backAt?: number | undefined }

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

export async function readBoot(fetcher: typeof fetch, address = '/api/boot'): Promise<Boot> {
  const response = await fetcher(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new BootRefused(response.status, backAtOf(response, Date.now()))
  const { data } = (await response.json()) as { data: Boot }
  return data
}
