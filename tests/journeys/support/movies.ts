import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { signIn, type DemoUser } from './person.ts'

const LANGUAGE_NAMES = { en: 'English', zh: 'Chinese', ms: 'Malay', ta: 'Tamil' } as const
type NameLanguage = keyof typeof LANGUAGE_NAMES

const MOVIES = '/apps/rimba-my/vod/movie'

/** Somebody who comes straight to the movies: what is loaded once need not be loaded for the dashboard first. */
export async function openMoviesAs(browser: Browser, user: DemoUser): Promise<Page> {
  const page = await signIn(browser, user, MOVIES)
  await expectMovies(page)
  return page
}

export async function openMovies(page: Page): Promise<void> {
  await page.goto(MOVIES)
  await expectMovies(page)
}

async function expectMovies(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

export const rows = (page: Page): Locator => page.locator('[data-row]')
export const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title })

export async function filterByStatus(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
}

/** Opens the first movie of the list that nobody holds; answers its title. */
export async function openFree(page: Page): Promise<string> {
  const link = rows(page)
    .filter({ hasNot: page.locator('[title^="Locked"]') })
    .first()
    .getByRole('link')
    .first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(nameField(page, 'en')).toBeVisible()
  return title
}

/** The name field of one language among the texts side by side: the title's own, which parts with names of theirs follow. */
export const nameField = (page: Page, language: NameLanguage): Locator =>
  page.getByRole('textbox', { name: `Name, ${LANGUAGE_NAMES[language]}`, exact: true }).first()

/** The name as a form shows it that may only be read. */
export const shownName = (page: Page, language: NameLanguage): Locator =>
  page.locator(`[data-strong] .f-read[lang="${language}"]`)

export async function typeName(page: Page, language: NameLanguage, text: string): Promise<void> {
  await nameField(page, language).fill(text)
}

/** Saves, and waits for the answer: what is said of it may still be that of the save before. */
export async function saveDraft(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/catalog/') && answer.ok(),
  )
  await page.getByRole('button', { name: /^Save/ }).click()
  await saved
  await expect(page.getByText('updated sucessfully!').first()).toBeVisible()
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
}

export const versionPicker = (page: Page): Locator => page.getByTitle('Choose a version')
