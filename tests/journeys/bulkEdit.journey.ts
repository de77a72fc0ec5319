import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { makeFilm, storedFilm } from './support/films.ts'
import { test } from './support/journey.ts'
import { rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

/** More than a page shows, so that not all of them can be ticked. */
const FILMS = 28
const ENDS = '2029-01-31T00:00:00.000Z'
/** Three months later: April has no 31st. */
const LATER = '2029-04-30T00:00:00.000Z'

type Film = { gnr?: string[]; lwe?: string; rev: number }

const film = (page: Page, id: string) => storedFilm(page, id) as Promise<Film>
const panel = (page: Page): Locator => page.getByRole('complementary', { name: /titles/ })

async function addField(page: Page, typed: string, name: string): Promise<Locator> {
  await panel(page).getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill(typed)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  const line = panel(page).getByRole('group', { name, exact: true }).first()
  await expect(line).toBeVisible()
  return line
}

async function chooseOperation(page: Page, line: Locator, operation: string): Promise<void> {
  await line.getByRole('combobox', { name: /^What to do with/ }).click()
  await page.getByRole('option', { name: operation, exact: true }).click()
}

test('an editor changes all that match: a genre more, licences three months longer, checked, run and taken back', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  // A second try finds the films of the first in the same catalogue.
  const name = `Bulkwood ${randomUUID().slice(0, 8)}`
  const ids: string[] = []
  for (let nth = 1; nth <= FILMS; nth++) {
    const made = await makeFilm(page, `${name} ${nth}`, { gnr: ['crime'], lwe: ENDS })
    ids.push(made.id)
  }
  const [first = ''] = ids
  const filter = encodeURIComponent(JSON.stringify({ term: name }))
  await page.goto(`/apps/rimba-my/vod/movie?filter=${filter}`)
  await expect(rows(page).first()).toContainText(name)

  await test.step('the page is ticked, then all that match are taken', async () => {
    await page.getByRole('checkbox', { name: 'Select every row of this page' }).click()
    const bar = page.getByRole('toolbar', { name: 'Selected rows' })
    await expect(bar).toContainText('25 selected')
    await bar.getByRole('button', { name: `Select all ${FILMS}` }).click()
    await expect(bar).toContainText(`All ${FILMS} that match are selected`)
  })

  await test.step('E opens the panel beside the list; a genre is added and the licence moved', async () => {
    await rows(page).first().focus()
    await page.keyboard.press('e')
    await expect(panel(page)).toContainText(`Edit ${FILMS} titles`)
    const genres = await addField(page, 'genres', 'Genres')
    await genres.getByRole('combobox', { name: 'Genres', exact: true }).fill('western')
    await page.getByRole('option', { name: 'Western', exact: true }).click()
    await page.keyboard.press('Escape')
    const ends = await addField(page, 'licence ends', 'Licence ends')
    await chooseOperation(page, ends, 'Move the date')
    await ends.getByRole('textbox', { name: 'By how much' }).fill('3')
  })

  await test.step('closed by mistake, it has kept what was entered', async () => {
    await panel(page).getByRole('button', { name: 'Close the panel' }).click()
    await expect(panel(page)).toBeHidden()
    await rows(page).first().focus()
    await page.keyboard.press('e')
    await expect(panel(page).getByRole('textbox', { name: 'By how much' })).toHaveValue('3')
    await expect(panel(page)).toContainText('Western')
  })

  await test.step('the check says what would happen and changes nothing', async () => {
    await panel(page).getByRole('button', { name: 'Check', exact: true }).click()
    await expect(panel(page)).toContainText(`All ${FILMS} titles would change.`)
    await expect(panel(page).getByRole('region', { name: 'Examples' })).toContainText('+ Western')
    expect(await film(page, first)).toMatchObject({ gnr: ['crime'], lwe: ENDS })
  })

  await test.step('the change runs as a job and every title has it, once', async () => {
    await panel(page)
      .getByRole('button', { name: `Change ${FILMS} titles` })
      .click()
    await expect(panel(page)).toContainText(`Done: ${FILMS} titles`)
    for (const id of ids) expect(await film(page, id)).toMatchObject({ gnr: ['crime', 'western'], lwe: LATER })
    const jobs = await call<{ kind: string; count: number; success: number }[]>(page, '/api/jobs?kind=bulkUpdate')
    expect(jobs[0]).toMatchObject({ count: FILMS, success: FILMS })
  })

  await test.step('the whole of it is taken back', async () => {
    await panel(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(panel(page)).toContainText(`Taken back: ${FILMS} titles`)
    for (const id of ids) expect(await film(page, id)).toMatchObject({ gnr: ['crime'], lwe: ENDS })
  })

  await test.step('a verb for all of them is looked up first: they go to the archive', async () => {
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Archive' }).click()
    await panel(page)
      .getByRole('button', { name: `Archive ${FILMS} titles` })
      .click()
    await expect(panel(page)).toContainText(`Done: ${FILMS} titles`)
    await expect(page.getByText('No Movie matches these filters')).toBeVisible()
  })
  expectNoTrouble(page)
})
