import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ThemeName } from '#kit/theme/tokens.ts'
import tokens from '#kit/theme/tokens.json' with { type: 'json' }

/** The eleven themes, the first one last: a round ends where it began. */
export const THEMES = Object.keys(tokens.themes).reverse() as ThemeName[]

/**
 * Puts a theme on the page that is open, without a reload: the setting is stored as another tab of the same person
 * would store it, and the page hears of it.
 */
export async function wear(page: Page, theme: ThemeName): Promise<void> {
  const stored = await page.evaluate(async (main) => {
    const kept = JSON.parse(sessionStorage.getItem('marquee.api_token') ?? '{}') as { token?: string }
    const send = async (path: string, method: string, body?: object) => {
      const headers = { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json' }
      const answer = await fetch(`/api/user/setting/${path}`, { method, headers, body: body && JSON.stringify(body) })
      return (await answer.json()) as { data: { id: string }[] }
    }
    const payload = { theme: { main } }
    const { data } = await send('list?t=theme', 'GET')
    const id = data[0]?.id
    await (id ? send('update', 'PUT', { id, payload }) : send('create', 'POST', { n: 'theme', t: 'theme', payload }))
    return true
  }, theme)
  expect(stored).toBe(true)
  const { ground } = tokens.themes[theme].surface
  const worn = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-background-default'))
  await expect.poll(worn, { intervals: [50, 100, 200] }).toBe(ground)
}
