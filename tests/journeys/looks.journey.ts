import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { openMovies, openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble, signIn, signInElsewhere } from './support/person.ts'

const settings = (page: Page) => page.getByRole('complementary', { name: 'Theme Settings' })
const choice = (page: Page, group: string, name: string) =>
  settings(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const html = (page: Page) => page.locator('html')
const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

/** Opens the panel by the keyboard alone. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close Theme Settings' })).toBeFocused()
}

/** From the chosen radio of a group the arrows choose, and what they choose applies at once. */
async function arrowTo(page: Page, group: string, name: string, key = 'ArrowRight'): Promise<void> {
  await settings(page).getByRole('group', { name: group }).getByRole('radio', { checked: true }).focus()
  for (let step = 0; step < 14 && !(await choice(page, group, name).isChecked()); step++) await page.keyboard.press(key)
  await expect(choice(page, group, name)).toBeChecked()
}

/** The server has what was chosen, and not only what was chosen before it. */
const kept = (page: Page, choice: string) =>
  page.waitForResponse(
    (response) =>
      /\/user\/setting\/(?:create|update)$/.test(response.url()) &&
      (response.request().postData() ?? '').includes(choice) &&
      response.ok(),
  )

test('theme, layout and direction are chosen by keyboard, apply at once, survive a reload, and are nobody else’s', async ({
  browser,
}) => {
  const page = await openMoviesAs(browser, 'approver')
  const page1 = await rows(page).first().getAttribute('data-row')
  await openSettings(page)

  await arrowTo(page, 'Theme of the page', 'Beach')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await arrowTo(page, 'Theme of the menu', 'Dark variant')
  const [menu, sheet] = [await colorOf(page, '[data-part=navbar]'), await colorOf(page, 'main')]
  expect(menu).not.toBe(sheet)
  await arrowTo(page, 'Layout style', 'Layout 2')
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Data' })).toBeVisible()
  const stored = kept(page, 'rtl')
  await arrowTo(page, 'Direction', 'Right to left')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await stored
  expect(await rows(page).first().getAttribute('data-row')).toBe(page1)

  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Theme Settings' })).toBeFocused()

  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(await colorOf(page, 'main')).toBe(sheet)

  // The same person elsewhere, and somebody else.
  const elsewhere = await signInElsewhere(browser, 'approver')
  await expect(html(elsewhere)).toHaveAttribute('dir', 'rtl')
  await expect(html(elsewhere)).toHaveAttribute('data-theme', 'light')
  const other = await openMoviesAs(browser, 'creator')
  await expect(html(other)).toHaveAttribute('dir', 'ltr')
  await expect(html(other)).toHaveAttribute('data-theme', 'dark')

  // A choice in one place reaches the other without a reload.
  await openSettings(page)
  await settings(page).getByRole('button', { name: 'Reset to default' }).press('Enter')
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(html(elsewhere)).toHaveAttribute('dir', 'ltr')
  await expect(html(elsewhere)).toHaveAttribute('data-theme', 'dark')
  expectNoTrouble(page)
  expectNoTrouble(other)
})

inFullRun(
  'without animations and custom scrollbars nothing moves and scrollbars are the browser’s own',
  async ({ browser }) => {
    const page = await signIn(browser, 'viewer')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openMovies(page)
    const width = () => page.locator('main').evaluate((element) => getComputedStyle(element).scrollbarWidth)
    const moving = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) =>
            getComputedStyle(element)
              .transitionDuration.split(',')
              .some((time) => Number.parseFloat(time) > 0),
          ).length,
      )
    expect(await width()).toBe('thin')
    expect(await moving()).toBeGreaterThan(0)
    await openSettings(page)
    await settings(page).getByRole('switch', { name: 'Custom scrollbars' }).press('Space')
    const stored = kept(page, '"animations":false')
    await settings(page).getByRole('switch', { name: 'Animations' }).press('Space')
    await expect(html(page)).toHaveAttribute('data-still', '')
    await stored
    expect(await width()).toBe('auto')
    expect(await moving()).toBe(0)
  },
)

inFullRun('a guest keeps the look in this browser', async ({ browser }) => {
  const page = await signIn(browser, 'norole')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/user/setting/')) calls.push(request.url())
  })
  await openSettings(page)
  await arrowTo(page, 'Theme of the page', 'Sweet hues')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme Settings' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(calls).toEqual([])
})
