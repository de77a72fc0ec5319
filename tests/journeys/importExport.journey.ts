import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeFilm } from './support/films.ts'
import { test } from './support/journey.ts'
import { openMovies, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const FILMS = 10

/** The list of movies with nothing but these. */
async function findFilms(page: Page, words: string): Promise<void> {
  await openMovies(page)
  await page.getByPlaceholder('Title, description or id').fill(words)
  await expect(page).toHaveURL(/filter=/)
  await expect(rows(page)).toHaveCount(FILMS)
}

/** Exports the chosen rows and answers what the browser saved. */
async function exportChosen(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: 'Select every row of this page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Movies' })
  await expect(dialog.getByText(`${FILMS} titles`)).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  await expect(dialog.getByText(`${FILMS} titles are in the file.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  return text
}

test('an editor exports ten titles, renames them in the file, imports it after a look at what it would do, and takes it back', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  const names = Array.from({ length: FILMS }, (_, n) => `Otter voyage ${String.fromCharCode(65 + n)}`)
  for (const name of names) await makeFilm(page, name)

  const file = await test.step('the selection becomes a file', async () => {
    await findFilms(page, 'Otter voyage')
    const text = await exportChosen(page)
    for (const name of names) expect(text).toContain(name)
    return text.replaceAll('Otter voyage', 'Heron voyage')
  })

  await test.step('the check says what the file would do before anything is written', async () => {
    await page.getByRole('button', { name: 'More actions' }).last().click()
    await page.getByRole('menuitem', { name: 'Import…' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import Movies' })).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'voyages.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await expect(page.getByRole('combobox', { name: 'What “lon.en” is read as' })).toHaveValue('Name, English')
    await page.getByRole('button', { name: 'Check', exact: true }).last().click()
    await expect(page.getByText(`All ${FILMS} rows would change their titles.`).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Heron voyage A' })).toBeVisible()
  })

  await test.step('a reload keeps the file and the step', async () => {
    await page.reload()
    await expect(page.getByText(`All ${FILMS} rows would change their titles.`).first()).toBeVisible()
  })

  const job = await test.step('the import changes every title', async () => {
    await page.getByRole('button', { name: `Import ${FILMS} rows` }).click()
    await expect(page.getByText(`Done: ${FILMS} titles`)).toBeVisible()
    const address = page.url()
    await findFilms(page, 'Heron voyage')
    return address
  })

  await test.step('and the undo gives every title its name back', async () => {
    await page.goto(job)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Undo this import?' })
    await question.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText(`Taken back: ${FILMS} titles`)).toBeVisible()
    await findFilms(page, 'Otter voyage')
  })
  expectNoTrouble(page)
})
