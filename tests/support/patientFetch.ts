import { setTimeout as pause } from 'node:timers/promises'

const AGAIN_MS = 500
const PATIENCE_MS = 60_000

/** As `fetch`; a server that says it is too busy is asked again, as the console asks it. The body must be repeatable. */
export async function patientFetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const response = await fetch(address, init)
    if (response.status !== 503 || performance.now() > until) return response
    await response.body?.cancel()
    await pause(AGAIN_MS)
  }
}
