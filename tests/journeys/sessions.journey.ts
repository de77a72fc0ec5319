import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectStoredName, filmPath, makeFilm, openFilm, pressSave, typeOn } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openMoviesAs } from './support/movies.ts'
import { expectNoTrouble } from './support/person.ts'

const signInPage = (page: Page) => page.locator('input[name=username]')

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Nurul Huda/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

async function signInAgain(page: Page): Promise<void> {
  await signInPage(page).fill('admin')
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
}

/** What a tab keeps of its sign-in (specification section 7). */
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /client|token|registration/.test(key)))

test('signing out in one tab signs out the other, with what was typed there kept for the next sign-in', async ({
  browser,
}) => {
  const first = await openMoviesAs(browser, 'admin')
  const film = await makeFilm(first, 'Two tabs')
  const second = await first.context().newPage()
  await second.goto(filmPath(film.id))
  await expect(nameField(second, 'en')).toHaveValue('Two tabs')
  await typeOn(second, ', one of them typing')

  await logout(first)
  await expect(signInPage(first)).toBeVisible()
  await expect(signInPage(second)).toBeVisible()
  expect(await keptKeys(first)).toEqual([])
  expect(await keptKeys(second)).toEqual([])

  await test.step('the way back shows nothing of the console', async () => {
    await first.goBack().catch(() => null)
    await expect(first.getByRole('heading', { level: 1, name: 'Movies' })).toBeHidden()
    await expect(signInPage(first)).toBeVisible()
  })

  await test.step('signed in again, the unsaved text is offered and saved', async () => {
    await signInAgain(second)
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    await openFilm(second, film.id)
    await second.getByRole('button', { name: 'Restore' }).click()
    await expect(nameField(second, 'en')).toHaveValue('Two tabs, one of them typing')
    await pressSave(second)
    await expectStoredName(second, film.id, 'Two tabs, one of them typing')
  })
})

inFullRun(
  'a live token that the server refuses for good signs out, says why, and loses nothing',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'admin')
    const film = await makeFilm(page, 'Refused')
    await openFilm(page, film.id)
    await typeOn(page, ' and kept')
    const refusal = { header: { code: -1, count: 0, errors: [{ code: 90010401, description: 'token' }] }, data: null }
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: refusal }))
    const isSaid = page.getByText('Invalid access_token', { exact: true }).waitFor()
    // By the key: another call may be refused first, and the button is gone with the page.
    await page.keyboard.press('Control+s')
    await isSaid
    await page.unroute('**/api/**')
    await expect(signInPage(page)).toBeVisible()
    expect(await keptKeys(page)).toEqual([])

    await signInAgain(page)
    await expect(page.getByText(/^Invalid access_token: you were signed out/)).toBeVisible()
    await openFilm(page, film.id)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(nameField(page, 'en')).toHaveValue('Refused and kept')
  },
)

inFullRun('the console starts with defaults and says so where its configuration cannot be had', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  await page.route('**/api/remote/config*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Error fetching menu items')).toBeVisible()
  await expect(page.getByText('Error fetching global configs')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
  await page.unroute('**/api/remote/config*')
  expectNoTrouble(page)
})
