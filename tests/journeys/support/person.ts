import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './call.ts'

export type DemoUser =
  'super' | 'admin' | 'creator' | 'approver' | 'viewer' | 'live' | 'scheduler' | 'store' | 'norole' | 'noproduct'

/** Policy violations and errors that a page has reported; journeys end with none. */
const trouble = new WeakMap<Page, string[]>()

/** Settings that change what a page looks like and says; 'seen' and 'job' do not. */
const CHOICES = new Set(['preference', 'theme', 'filter', 'view', 'shortcut'])

/**
 * A person at a browser of their own who has chosen nothing yet. All walks share one server and its users: what an
 * earlier one chose, or left half done, is given up first.
 */
export async function signIn(browser: Browser, user: DemoUser, path = '/'): Promise<Page> {
  const page = await signInElsewhere(browser, user, path)
  await beginAfresh(page, path)
  return page
}

/** Drops the choices of whoever is signed in and opens the page anew without them. */
export async function beginAfresh(page: Page, path = '/'): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('marquee.api_token'))
  const settings = await call<{ id: string; t: string }[] | null>(page, '/api/user/setting/list')
  const choices = (settings ?? []).filter(({ t }) => CHOICES.has(t))
  for (const { id } of choices) await call(page, `/api/user/setting/delete/${id}`, 'DELETE')
  if (choices.length === 0) return
  await page.goto(path)
  // Signed in anew and drawn: an address that is opened before would meet the way through the sign-in.
  await expect(page.locator('main').first()).toBeVisible()
  trouble.get(page)?.splice(0)
}

/** The same person at another browser, signed in through the provider's page, who finds what was chosen before. */
export async function signInElsewhere(browser: Browser, user: DemoUser, path = '/'): Promise<Page> {
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
