import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ThemeName } from '#kit/parts/theme/tokens.ts'
import tokens from '#kit/parts/theme/tokens.json' with { type: 'json' }
import { call } from './call.ts'

/** The eleven themes, the first one last: a round ends where it began. */
export const THEMES = Object.keys(tokens.themes).reverse() as ThemeName[]

/**
 * Puts a theme on the page that is open, without a reload: the setting is stored as another tab of the same person
 * would store it, and the page hears of it.
 */
export async function wear(page: Page, theme: ThemeName): Promise<void> {
  const payload = { theme: { main: theme } }
  const [kept] = await call<{ id: string }[]>(page, '/api/user/setting/list?t=theme')
  if (kept) await call(page, '/api/user/setting/update', 'PUT', { id: kept.id, payload })
  else await call(page, '/api/user/setting/create', 'POST', { n: 'theme', t: 'theme', payload })
  const { ground } = tokens.themes[theme].surface
  const worn = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-background-default'))
  await expect.poll(worn, { intervals: [50, 100, 200] }).toBe(ground)
}
