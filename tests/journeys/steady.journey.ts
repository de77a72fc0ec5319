import type { Locator, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { settled, watchFrames } from '../bench/actions/watchFrames.ts'
import { makeFilm, openFilm } from './support/films.ts'
import { journalText } from './support/journalText.ts'
import { test } from './support/journey.ts'
import { nameField, openFree, openMoviesAs, rows } from './support/movies.ts'
import { signIn } from './support/person.ts'

/** Share of the window that may move while a record opens, by the browser's own measure (issue 17). */
const SHIFT = 0.02
/** What the bar says to whoever holds the lock, and the banner to whoever meets it. */
const MINE = 'Locked by you'
const READ_ALONG = 'You can read along; the form follows when they save.'
const UNSAVED = 'Unsaved work found.'
const OFFLINE = 'Offline: your text is kept here.'
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
  await page.route('**/api/**', (route) => answerLate(route))
  await page.goto(colleague.url())
  await expect(page.getByText(READ_ALONG)).toBeVisible()
  const { shift } = await settled(page)
  expect(shift).toBeLessThan(SHIFT)
})

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]
/** Share that may move where a banner comes over what stands already: names beside the title, and nothing of the form. */
const COVERED = 0.006
/** A record is drawn long before its lock is told of, in ms. */
const LATE_LOCK_MS = 2_500

/** More lines than a box has while it is empty: as many with a box around it as without. */
const LONG_TEXT = 'Seven strangers share a ferry, a storm and one secret that none of them may take ashore. '.repeat(4)

test('a banner that comes late covers the form instead of pushing it', async ({ browser }) => {
  const colleague = await openMoviesAs(browser, 'super')
  const { id } = await makeFilm(colleague, 'The Last Ferry', { lod: [{ lang: 'en', n: LONG_TEXT }] })
  await openFilm(colleague, id)
  await nameField(colleague, 'en').pressSequentially('!')
  await expect(colleague.getByText(MINE)).toBeVisible()
  const page = await openMoviesAs(browser, 'admin')
  await page.route('**/user/lock/*/status*', (route) => answerLate(route, LATE_LOCK_MS))
  const left = await leaveUnsaved(page)
  await page.addInitScript(watchFrames)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const [path, banner] of [
      [colleague.url(), READ_ALONG],
      [left, UNSAVED],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(banner)).toBeVisible()
      const { shift } = await settled(page)
      expect.soft(shift, `${banner} ${size.width}`).toBeLessThan(COVERED)
    }
  }
})

test('what a banner covers is reached, and what has the focus never lies under it', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  const left = await leaveUnsaved(page)
  const finder = page.getByRole('combobox', { name: 'Find a field' })

  await test.step('by the wheel', async () => {
    await page.goto(left)
    await expect(page.getByText(UNSAVED)).toBeVisible()
    expect(await belowBanners(finder)).toBeLessThan(0)
    await nameField(page, 'en').hover()
    await page.mouse.wheel(0, -200)
    await expect.poll(() => belowBanners(finder)).toBeGreaterThanOrEqual(0)
  })

  await test.step('by the keyboard', async () => {
    await page.goto(left)
    await expect(page.getByText(UNSAVED)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).focus()
    await page.keyboard.press('Tab')
    await expect(finder).toBeFocused()
    await expect.poll(() => belowBanners(finder)).toBeGreaterThanOrEqual(0)
  })

  await test.step('when it comes over what one is at', async () => {
    await page.getByRole('button', { name: 'Discard' }).click()
    await nameField(page, 'en').pressSequentially('!')
    await finder.focus()
    await page.context().setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(finder).toBeFocused()
    await expect.poll(() => belowBanners(finder)).toBeGreaterThanOrEqual(0)
  })
})

/** Leaves a film with what was typed into it, as a tab does that is closed; answers its address. */
async function leaveUnsaved(page: Page): Promise<string> {
  page.on('dialog', (question) => void question.accept())
  await openFree(page)
  await nameField(page, 'ms').pressSequentially('Belum')
  await expect.poll(() => page.evaluate(journalText)).toContain('Belum')
  return page.url()
}

/** Px of an element below the banners over its form; negative where they cover it. */
const belowBanners = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const head = element.closest('section:has(> [data-head])')?.firstElementChild
    return element.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0)
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
  // The catalogue's own: those that other walks of this server make are held by them, and mostly empty.
  const first = page
    .locator(`main a[href^="${STOREFRONTS}/0"]`)
    .filter({ hasText: /^Rimba/ })
    .first()
  const path = (await first.getAttribute('href')) ?? STOREFRONTS
  // Whose lock makes a banner of a storefront that is opened by anybody else.
  const colleague = await signIn(browser, 'store', path)
  await expect(colleague.getByText(MINE)).toBeVisible()
  const storefront: Screen = { path, filled: () => page.locator('.card[data-title]').first(), bound: 0.008 }
  await page.addInitScript(watchFrames)
  await page.route('**/api/**', (route) => answerLate(route))
  for (const { path, filled, bound } of [...SCREENS, storefront]) {
    await page.goto(path)
    await filled(page).waitFor()
    const { shift } = await settled(page)
    expect.soft(shift, path).toBeLessThan(bound)
  }
})

async function answerLate(route: Route, late = LATE_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, late))
  await route.continue()
}
