import type { Page } from '@playwright/test'

/** A call with the token of the signed-in page, past its screens; answers its data. */
export async function call<Data>(page: Page, path: string, method = 'GET', body?: object): Promise<Data> {
  const send = async ([address, verb, json]: readonly [string, string, string]) => {
    const kept = JSON.parse(sessionStorage.getItem('marquee.api_token') ?? '{}') as { token?: string }
    const response = await fetch(address, {
      method: verb,
      headers: { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json', 'x-tab-id': 'journey' },
      ...(json ? { body: json } : {}),
    })
    return ((await response.json()) as { data: unknown }).data
  }
  return (await page.evaluate(send, [path, method, body ? JSON.stringify(body) : ''] as const)) as Data
}
