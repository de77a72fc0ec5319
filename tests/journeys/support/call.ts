import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const AGAIN_MS = 500
const PATIENCE_MS = 60_000

/** A call with the token of the signed-in page, past its screens; answers its data. A busy server is asked again. */
export async function call<Data>(page: Page, path: string, method = 'GET', body?: object): Promise<Data> {
  const send = async ([address, verb, json]: readonly [string, string, string]) => {
    const kept = JSON.parse(sessionStorage.getItem('marquee.api_token') ?? '{}') as { token?: string }
    const response = await fetch(address, {
      method: verb,
      headers: { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json', 'x-tab-id': 'journey' },
      ...(json ? { body: json } : {}),
    })
    return { isBusy: response.status === 503, answer: (await response.json()) as { data: unknown } }
  }
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const { isBusy, answer } = await page.evaluate(send, [path, method, body ? JSON.stringify(body) : ''] as const)
    if (!isBusy || performance.now() > until) return answer.data as Data
    await pause(AGAIN_MS)
  }
}
