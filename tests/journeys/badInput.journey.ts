import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { journalText } from './support/journalText.ts'
import { nameField, openFree, openMoviesAs, typeName } from './support/movies.ts'
import { expectNoTrouble } from './support/person.ts'

test('a mistake is told at its field, the typed text stays, and publishing waits for it', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  await openFree(page)
  const tooLong = 'x'.repeat(300)
  await typeName(page, 'en', tooLong)
  await nameField(page, 'en').blur()
  await expect(nameField(page, 'en')).toHaveAttribute('aria-invalid', 'true')
  await expect(nameField(page, 'en')).toHaveValue(tooLong)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: /error to fix/ })).toBeVisible()
  await typeName(page, 'en', 'Short again')
  await expect(nameField(page, 'en')).not.toHaveAttribute('aria-invalid', 'true')
  expectNoTrouble(page)
})

inFullRun('text that was not saved is offered again after the tab is gone', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  await openFree(page)
  const address = page.url()
  await typeName(page, 'ms', 'Belum disimpan')
  await expect.poll(() => page.evaluate(journalText)).toContain('Belum disimpan')
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText(/Unsaved work found/)).toBeVisible()
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(nameField(again, 'ms')).toHaveValue('Belum disimpan')
})
