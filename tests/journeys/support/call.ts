import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const AGAIN_MS = 500
const PATIENCE_MS = 60_000

/**
 * A call with the token of the signed-in page, past its screens; answers its data. A busy server is asked again. A record
 * that is put back names the revision that it was read at; where it is refused the walk fails, which would otherwise
 * go on without it.
 */
export async function call<Data>(page: Page, path: string, method = 'GET', body?: object): Promise<Data> {
  const send = async ([address, verb, json, tag]: readonly [string, string, string, string]) => {
    const kept = JSON.parse(sessionStorage.getItem('marquee.api_token') ?? '{}') as { token?: string }
    const response = await fetch(address, {
      method: verb,
      headers: {
        authorization: `Bearer ${kept.token}`,
        'content-type': 'application/json',
        'x-tab-id': 'journey',
        ...(tag && { 'if-match': tag }),
      },
      ...(json ? { body: json } : {}),
    })
    return { status: response.status, answer: (await response.json()) as { data: unknown } }
  }
  const revision = method === 'PUT' && body && 'rev' in body ? `"${String(body.rev)}"` : ''
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const { status, answer } = await page.evaluate(send, [
      path,
      method,
      body ? JSON.stringify(body) : '',
      revision,
    ] as const)
    if (status !== 503 || performance.now() > until) {
      if (revision && status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
      return answer.data as Data
    }
    await pause(AGAIN_MS)
  }
}
