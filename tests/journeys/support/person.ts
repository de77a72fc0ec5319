import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './call.ts'
import { slowDown } from './slowDown.ts'

export type DemoUser =
  'super' | 'admin' | 'creator' | 'approver' | 'viewer' | 'live' | 'scheduler' | 'store' | 'norole' | 'noproduct'

/** Policy violations and errors that a page has reported; journeys end with none. */
const trouble = new WeakMap<Page, string[]>()

/** Settings that change what a page looks like and says; 'seen' and 'job' do not. */
const CHOICES = new Set(['preference', 'theme', 'filter', 'view', 'shortcut'])

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The provider's cookies of whoever has signed in at this worker's server. */
const signedIn = new Map<DemoUser, Cookies>()

/**
 * A person at a browser of their own who has chosen nothing yet. All walks of a worker share one server and its users:
 * what an earlier one chose, or left half done, is given up first. The sign-in page is gone through where the provider
 * still asks; otherwise its cookie of an earlier walk lets the person in.
 */
export async function signIn(browser: Browser, user: DemoUser, path = '/'): Promise<Page> {
  const context = await newContext(browser, signedIn.get(user))
  const page = watched(await context.newPage())
  await page.goto(path)
  await page.waitForFunction(
    () => sessionStorage.getItem('marquee.api_token') ?? document.querySelector('input[name=username]'),
  )
  if ((await nameInput(page).count()) > 0) await passSignInPage(page, user)
  signedIn.set(user, await context.cookies())
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
  const page = watched(await (await newContext(browser)).newPage())
  await page.goto(path)
  await passSignInPage(page, user)
  return page
}

/**
 * Goes elsewhere in the same tab: the console hears that it is left before the other page is there. A tab that is closed
 * has half a second for its goodbye, which is not enough on every machine; lapse and lease stand in for it then.
 */
export async function leaveConsole(page: Page): Promise<void> {
  await page.goto(new URL('/api/health/ready', page.url()).href)
}

const nameInput = (page: Page) => page.locator('input[name=username]')

async function newContext(browser: Browser, cookies: Cookies = []): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies, origins: [] },
  })
  context.on('page', slowDown)
  return context
}

async function passSignInPage(page: Page, user: DemoUser): Promise<void> {
  await nameInput(page).fill(user)
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/realms/'))
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
