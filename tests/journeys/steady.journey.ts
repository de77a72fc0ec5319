import type { Locator, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { settled, watchFrames } from '../bench/actions/watchFrames.ts'
import { test } from './support/journey.ts'
import { nameField, openFree, openMoviesAs, rows } from './support/movies.ts'
import { signIn } from './support/person.ts'

/** Share of the window that may move while a record opens, by the browser's own measure (issue 17). */
const SHIFT = 0.02
/** What the bar says to whoever holds the lock, and the banner to whoever meets it. */
const MINE = 'Locked by you'
const READ_ALONG = 'You can read along; the form follows when they save.'
const LISTS = ['vod/movie', 'vod/tvseries', 'vod/tvepisode', 'live/channel', 'live/program', 'assets/player']

test('a record stands where it will stay from its first frame on', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'viewer')
  await page.addInitScript(watchFrames)
  for (const list of LISTS) {
    await page.goto(`/apps/rimba-my/${list}`)
    await rows(page).first().waitFor()
    await settled(page)
    await rows(page).first().getByRole('link').first().click()
    await expect(nameField(page, 'en').or(page.locator('.f-read[lang=en]').first())).toBeVisible()
    const { shift } = await settled(page)
    expect.soft(shift, list).toBeLessThan(SHIFT)
  }
})

test('a record that somebody else edits stands so from its first frame on', async ({ browser }) => {
  const colleague = await openMoviesAs(browser, 'super')
  await openFree(colleague)
  await nameField(colleague, 'en').pressSequentially('!')
  await expect(colleague.getByText(MINE)).toBeVisible()
  const page = await signIn(browser, 'admin')
  await page.addInitScript(watchFrames)
  await page.route('**/api/**', answerLate)
  await page.goto(colleague.url())
  await expect(page.getByText(READ_ALONG)).toBeVisible()
  const { shift } = await settled(page)
  expect(shift).toBeLessThan(SHIFT)
})

const STOREFRONTS = '/apps/rimba-my/storefront'
/** Answers take so long, in ms: what is read later is drawn later. */
const LATE_MS = 250

type Screen = {
  path: string
  /** Stands there once the screen has filled. */
  filled: (page: Page) => Locator
  /** Share that may move: a word beside the title, or the list of what is wrong, and no part of the screen. */
  bound: number
}

const SCREENS: readonly Screen[] = [
  {
    path: '/apps/rimba-my/dashboards/project',
    filled: (page) => page.getByRole('heading', { name: 'Titles by status' }),
    bound: 0.004,
  },
  { path: '/apps/rimba-my/live/epg', filled: (page) => page.getByText(/^[\d,]+ channels$/), bound: 0.006 },
  {
    path: '/apps/rimba-my/globalSearch',
    filled: (page) => page.getByRole('checkbox', { name: 'Movies' }),
    bound: 0.001,
  },
]

test('a screen keeps its parts where they are while it fills', async ({ browser }) => {
  const page = await signIn(browser, 'admin', STOREFRONTS)
  const first = page.locator(`main a[href^="${STOREFRONTS}/0"]`).first()
  const path = (await first.getAttribute('href')) ?? STOREFRONTS
  // Whose lock makes a banner of a storefront that is opened by anybody else.
  const colleague = await signIn(browser, 'store', path)
  await expect(colleague.getByText(MINE)).toBeVisible()
  const storefront: Screen = { path, filled: () => page.locator('.card[data-title]').first(), bound: 0.008 }
  await page.addInitScript(watchFrames)
  await page.route('**/api/**', answerLate)
  for (const { path, filled, bound } of [...SCREENS, storefront]) {
    await page.goto(path)
    await filled(page).waitFor()
    const { shift } = await settled(page)
    expect.soft(shift, path).toBeLessThan(bound)
  }
})

async function answerLate(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  await route.continue()
}
