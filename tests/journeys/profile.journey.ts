import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { openMovies, rows } from './support/movies.ts'
import { expectNoTrouble, signIn, signInElsewhere } from './support/person.ts'

const PROFILE = '/pages/profile'
const saved = (page: Page) => page.getByText('Preferences updated successfully').first()

async function openProfile(browser: Browser): Promise<Page> {
  const page = await signIn(browser, 'scheduler')
  await page.goto(new URL(PROFILE, page.url()).href)
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  return page
}

inFullRun('dates and language change at once, in other tabs too, and survive signing out', async ({ browser }) => {
  const page = await openProfile(browser)
  const list = await page.context().newPage()
  await openMovies(list)
  const first = rows(list).first()
  await expect(first).toContainText(/\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d/)
  await page.getByRole('radio', { name: 'YYYY MMM DD HH:mm' }).check()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^Now: \d{4} [A-Z][a-z]{2} \d\d /)).toBeVisible()
  await expect(first).toContainText(/\d{4} [A-Z][a-z]{2} \d\d \d\d:\d\d/)
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('kathmandu')
  await zone.press('ArrowDown')
  await zone.press('Enter')
  await expect(page.getByText(/UTC\+5:45$/)).toBeVisible()
  await expect(page.getByText(/^This browser is in /)).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Bahasa Melayu' }).click()
  await expect(page.getByRole('heading', { name: 'Keutamaan' })).toBeVisible()
  await expect(list.getByRole('heading', { level: 1, name: 'Filem' })).toBeVisible()
  await page.getByTitle(/^Menu profil/).click()
  await page.getByRole('menuitem', { name: 'Log keluar' }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()

  const again = await signInElsewhere(browser, 'scheduler', PROFILE)
  await expect(again.getByRole('heading', { name: 'Keutamaan' })).toBeVisible()
  await expect(again.getByRole('radio', { name: 'YYYY MMM DD HH:mm' })).toBeChecked()
  await again.getByRole('combobox', { name: 'Bahasa', exact: true }).click()
  await again.getByRole('option', { name: 'English' }).click()
  await again.getByRole('radio', { name: 'DD MMM YYYY HH:mm', exact: true }).check()
  await again.getByRole('button', { name: 'Use the browser’s zone' }).click()
  await expect(again.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^Same as this browser/)
  expectNoTrouble(again)
})

test('a name and a photo are seen in the toolbar at once', async ({ browser }) => {
  const page = await openProfile(browser)
  const name = page.getByRole('textbox', { name: 'Display name' })
  // Another one at a second try, which finds what the first one kept.
  const chosen = `Siti A. ${test.info().retry + 1}`
  await name.fill('<b>Siti</b>')
  await expect(page.getByText('Some of these signs do not belong in a name.')).toBeVisible()
  await name.fill(chosen)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByTitle(`Profile menu of ${chosen}`)).toBeVisible()
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
    const brush = canvas.getContext('2d')
    brush?.fillRect(0, 0, 400, 300)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
  await page.locator('input[type=file]').setInputFiles({ ...photo, name: 'me.svg', mimeType: 'image/svg+xml' })
  await expect(page.getByText('Choose a JPEG or PNG picture.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText('Photo updated')).toBeVisible()
  const shown = page.getByTitle(`Profile menu of ${chosen}`).locator('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 320)
  await page.getByRole('region', { name: 'My profile' }).getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveCount(0)
  await name.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByTitle('Profile menu of Siti Aminah')).toBeVisible()
  expectNoTrouble(page)
})

inFullRun('whoever has no role keeps the choice in this browser', async ({ browser }) => {
  const page = await signIn(browser, 'norole', PROFILE)
  await page.getByRole('radio', { name: 'MMM DD YYYY HH:mm', exact: true }).check()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'MMM DD YYYY HH:mm', exact: true })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('marquee-preferences'))).toContain('MMM DD YYYY')
  expectNoTrouble(page)
})

inFullRun('what could not be kept stays chosen, and says so', async ({ browser }) => {
  const page = await openProfile(browser)
  await page.route('**/api/user/setting/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('radio', { name: 'MMM DD YYYY HH:mm', exact: true }).check()
  await expect(page.getByText(/could not be saved/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'MMM DD YYYY HH:mm', exact: true })).toBeChecked()
  await page.unroute('**/api/user/setting/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('radio', { name: 'DD MMM YYYY HH:mm', exact: true }).check()
  await expect(page.getByText(/^Now: \d\d [A-Z]/)).toBeVisible()
})
