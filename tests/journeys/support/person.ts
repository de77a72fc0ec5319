import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export type DemoUser =
  'super' | 'admin' | 'creator' | 'approver' | 'viewer' | 'live' | 'scheduler' | 'store' | 'norole' | 'noproduct'

/** Policy violations and errors that a page has reported; journeys end with none. */
const trouble = new WeakMap<Page, string[]>()

/** A person at a browser of their own, signed in through the provider's page. */
export async function signIn(browser: Browser, user: DemoUser, path = '/'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = watched(await context.newPage())
  await page.goto(path)
  await page.locator('input[name=username]').fill(user)
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/realms/'))
  return page
}

/** The page, with what it reports noted from here on. */
export function watched(page: Page): Page {
  const seen: string[] = []
  trouble.set(page, seen)
  page.on('console', (message) => {
    if (message.type() === 'error' && !/409|404|403|422|Failed to load resource/.test(message.text()))
      seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return page
}

/** Nothing on the page failed, and the content security policy had nothing to report. */
export function expectNoTrouble(page: Page): void {
  expect(trouble.get(page)).toEqual([])
}
