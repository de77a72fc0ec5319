import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { openMovies, openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble } from './support/person.ts'

test('an operator finds what expires, keeps it as a pinned view, and walks the list by keyboard alone', async ({
  browser,
}) => {
  const page = await openMoviesAs(browser, 'admin')

  await test.step('a filter is found by typing its name', async () => {
    await page.keyboard.press('f')
    await page.getByPlaceholder('Find a filter or a value').fill('expires')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'How many' })).toHaveValue('7')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/filter/)
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('the view is saved, pinned, and counted in the menu', async () => {
    await page.getByRole('button', { name: 'Save view' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Leaving soon')
    await dialog.getByRole('checkbox', { name: 'Pin it to the menu' }).check()
    await dialog
      .getByRole('button', { name: 'Save view' })
      .or(dialog.getByRole('button', { name: /^Save/ }))
      .first()
      .click()
    await expect(dialog).toBeHidden()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: /Leaving soon/ })).toBeVisible()
    await menu.getByRole('link', { name: /^Movies/ }).click()
    await expect(page).not.toHaveURL(/expires_before/)
    await menu.getByRole('link', { name: /Leaving soon/ }).click()
    await expect(page.getByText(/Expires within|within 7 days/).first()).toBeVisible()
  })

  await test.step('rows are walked, chosen as a range, previewed and opened; the way back leads to the same row', async () => {
    await openMovies(page)
    await rows(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.locator('[data-row][aria-selected=true]')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-row][aria-selected=true]')).toHaveCount(0)
    const fourth = await rows(page).nth(3).getByRole('link').first().getAttribute('href')
    await page.keyboard.press('p')
    await expect(page.getByRole('dialog', { name: /^Preview of/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(fourth)
    await page.goBack()
    await expect(rows(page).nth(3)).toBeFocused()
  })
  expectNoTrouble(page)
})
