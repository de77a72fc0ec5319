import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { storedFilm, typeOn } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { openFree, openMovies, openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const bar = { role: 'region', name: 'Another role’s view' } as const

async function openRole(page: Page, role: string, name: string): Promise<void> {
  await page.goto(`/pages/roles?role=${role}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

inFullRun('an admin reads the role table by keyboard, from a role to who else may do the same', async ({ browser }) => {
  const page = await signIn(browser, 'super', '/pages/roles')
  await expect(page.getByRole('heading', { level: 1, name: 'Roles and rights' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search roles' }).fill('approver')
  await page
    .getByRole('listbox', { name: 'Roles' })
    .getByRole('option', { name: /approver/ })
    .click()
  await expect(page).toHaveURL(/role=approver/)
  const publish = page.getByLabel('Datastore, publish: yes')
  await page.getByLabel('Datastore, update: yes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(publish).toBeFocused()
  await expect(page.getByText('publish on Datastore: 11 roles')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Datastore' })).toBeVisible()
  await expect(page.getByLabel('Creator, publish: no')).toHaveCount(0)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('creator')
  await expect(page.getByText('Creator may 24 things less')).toBeVisible()
  expectNoTrouble(page)
})

test('an admin looks at the console as a viewer sees it, and stops', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  await openRole(page, 'content_user', 'Content viewer')
  await page.getByRole('button', { name: 'See the console as this role' }).click()
  await expect(page).toHaveURL(/dashboards\/project/)
  await expect(page.getByRole(bar.role, { name: bar.name })).toContainText('You see the console as content_user')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Data' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Movie' })).toHaveCount(0)
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByTitle('Choose a version')).toBeVisible()
  for (const action of ['Publish', 'More actions'])
    await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Why can’t I …?' }).click()
  await expect(page.getByRole('dialog')).toContainText('“publish” on Datastore (cp_datastore)')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page).toHaveURL(/\/pages\/roles/)
  await expect(page.getByRole(bar.role, { name: bar.name })).toHaveCount(0)
  await openMovies(page)
  await expect(page.getByRole('link', { name: 'New Movie' })).toBeVisible()
  expectNoTrouble(page)
})

inFullRun('whoever only looks as a creator can type, but nothing is sent, and is told why', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  await openRole(page, 'creator', 'Creator')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) writes.push(request.url())
  })
  await page.getByRole('button', { name: 'See the console as this role' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Data' }).click()
  await expect(rows(page).first()).toBeVisible()
  const title = await openFree(page)
  await typeOn(page, ' and more')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Nothing was sent: you only look at the console as another role.')).toBeVisible()
  expect(writes.filter((url) => !url.includes('/content/lookup'))).toEqual([])
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.reload()
  // Signed in anew first: the way there would pass for a console without the bar.
  await expect(page.locator('main').first()).toBeVisible()
  await expect(page.getByRole(bar.role, { name: bar.name })).toHaveCount(0)
  const stored = await storedFilm(page, id)
  expect(stored.lon.find(({ lang }) => lang === 'en')?.n).toBe(title)
  expectNoTrouble(page)
})

inFullRun('a creator asks by keyboard why an action is off, and why publishing is not there', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'creator')
  await openFree(page)
  const save = page.getByRole('button', { name: /^Save/ })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await save.focus()
  await page.keyboard.press('?')
  const answer = page.getByRole('dialog', { name: 'Why not?' })
  await expect(answer).toContainText('Nothing to save')
  await page.keyboard.press('Escape')
  await expect(answer).toHaveCount(0)
  await expect(save).toBeFocused()
  await page.getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Why can’t I …?' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'What you cannot do here' })
  await expect(list).toContainText('This needs the right “publish” on Datastore (cp_datastore)')
  await expect(list).toContainText('approver')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  expectNoTrouble(page)
})
