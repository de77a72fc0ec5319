import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test('a viewer sees films and no action that is not theirs to take', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'viewer')
  await expect(page.getByRole('link', { name: 'New Movie' })).toHaveCount(0)
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByTitle('Choose a version')).toBeVisible()
  for (const action of ['Publish', 'Delete', 'Archive'])
    await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expect(nameField(page, 'en')).toHaveCount(0)
  expectNoTrouble(page)
})

test('who has no product is told so by name, and can sign out', async ({ browser }) => {
  const page = await signIn(browser, 'noproduct')
  await expect(page.getByText('Hafiz Rahman is not entitled to any products')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
})

test('who has no role comes to the dashboard, and a guarded page leads to /login with the way back', async ({
  browser,
}) => {
  const page = await signIn(browser, 'norole')
  await expect(page).toHaveURL(/dashboards\/project/)
  await page.goto('/apps/rimba-my/vod/movie')
  await expect(page).toHaveURL(/\/login\?return=%2Fapps%2Frimba-my%2Fvod%2Fmovie/)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

inFullRun('an unknown address leads to the 404 page, and the root to the dashboard', async ({ browser }) => {
  const page = await signIn(browser, 'admin', '/apps/rimba-my/nothing/here')
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/apps\/rimba-my\/dashboards\/project$/)
})
