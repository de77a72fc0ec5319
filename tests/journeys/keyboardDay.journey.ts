import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeFilm, storedFilm } from './support/films.ts'
import { test } from './support/journey.ts'
import { nameField, row, versionPicker } from './support/movies.ts'
import { beginAfresh, expectNoTrouble, watched } from './support/person.ts'
import { tabTo } from './support/tabTo.ts'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' })

/** Ctrl+K, a few letters, Enter: the first of what is found must be what was meant. */
async function take(page: Page, term: string, first: string | RegExp = term): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type(term)
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(
    typeof first === 'string' ? new RegExp(first) : first,
  )
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

async function signInByKeys(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = watched(await context.newPage())
  await page.goto('/')
  await tabTo(page, page.locator('input[name=username]'))
  await page.keyboard.type(user)
  await page.keyboard.press('Tab')
  await page.keyboard.type('marquee')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

test('the whole day’s work without a mouse: find, filter, change, save, publish, views, product, language, sign out', async ({
  browser,
}) => {
  const page = await signInByKeys(browser, 'super')
  await beginAfresh(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const mark = String(Date.now() % 1_000_000)
  const film = await makeFilm(page, `Keys ${mark}`, { rt: 5_400_000, lws: '2026-01-01T00:00:00.000Z' })

  await test.step('goes to the movies and filters them', async () => {
    await take(page, 'movies', 'Movies')
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
    await take(page, 'show in-progress', 'Show: In-Progress')
    await expect(page.getByRole('tab', { name: 'In-Progress', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('/')
    await page.keyboard.type(`Keys ${mark}`)
    await expect(row(page, `Keys ${mark}`)).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(1)
  })

  await test.step('keeps what is shown as a view', async () => {
    await take(page, 'save view', /Save/)
    await expect(page.getByRole('dialog', { name: /Save/ })).toBeVisible()
    await page.keyboard.type(`View ${mark}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: `View ${mark}` }).first()).toBeVisible()
  })

  await test.step('opens the title, changes its name, saves and publishes', async () => {
    await tabTo(page, row(page, `Keys ${mark}`))
    await page.keyboard.press('Enter')
    await expect(nameField(page, 'en')).toHaveValue(`Keys ${mark}`)
    await tabTo(page, nameField(page, 'en'))
    await page.keyboard.press('End')
    await page.keyboard.type(' alone')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('updated sucessfully!').first()).toBeVisible()
    await expect.poll(async () => (await storedFilm(page, film.id)).lon[0]?.n).toBe(`Keys ${mark} alone`)
    await take(page, 'publish', /^Publish/)
    await expect(versionPicker(page)).toContainText(/published/i)
  })

  await test.step('goes back to the list, and to the saved view from the dashboard', async () => {
    await take(page, 'back to', 'Back to Movies')
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
    await take(page, 'dashboard', 'Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible()
    await take(page, `view ${mark}`, `View ${mark}`)
    await expect(page.getByRole('link', { name: `View ${mark}` }).first()).toHaveAttribute('aria-current', 'page')
  })

  await test.step('finds a title by its name from anywhere', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.type(`Keys ${mark}`)
    await expect(palette(page).getByRole('group', { name: 'Titles' }).getByRole('option')).toHaveCount(1)
    // Past the first one up stands the last one: titles are the last group.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(nameField(page, 'en')).toHaveValue(`Keys ${mark} alone`)
  })

  await test.step('looks the keys up, and closes the sheet again', async () => {
    await take(page, 'show all shortcuts', 'Show all shortcuts')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Save').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('switches the product', async () => {
    await take(page, 'movies', 'Movies')
    await take(page, 'switch to', /^Switch to/)
    await expect(page).not.toHaveURL(/rimba-my/)
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
  })

  await test.step('changes a preference in the profile', async () => {
    await take(page, 'my profile', 'My Profile')
    const formats = page.getByRole('group', { name: 'Date format' })
    await tabTo(page, formats.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Preferences updated successfully').first()).toBeVisible()
    await expect(formats.getByRole('radio').first()).not.toBeChecked()
  })

  await test.step('switches the language and back', async () => {
    await take(page, 'bahasa', /Bahasa Melayu/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('english')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/English/)
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('signs out', async () => {
    await take(page, 'logout', 'Logout')
    await expect(page.locator('input[name=username]')).toBeVisible()
  })
  expectNoTrouble(page)
})
