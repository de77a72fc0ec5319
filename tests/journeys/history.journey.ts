import { expect } from '@playwright/test'
import { makeFilm, openFilm, pressSave, storedFilm, typeOn } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openMoviesAs, publish, saveDraft, typeName } from './support/movies.ts'
import { expectNoTrouble } from './support/person.ts'

test('an editor compares two versions, takes one field over, puts another back, and copies the film', async ({
  browser,
}) => {
  const page = await openMoviesAs(browser, 'admin')
  const { id } = await makeFilm(page, 'The Long Way', {
    rt: 5_400_000,
    lws: '2026-01-01T00:00:00.000Z',
  })
  await openFilm(page, id)
  await typeName(page, 'ms', 'Jalan Jauh')
  await saveDraft(page)

  await test.step('a translation whose English changes asks to be looked at', async () => {
    await typeName(page, 'en', 'The Longer Way')
    await expect(page.getByText('English changed')).toBeVisible()
    await page.getByRole('button', { name: 'Name, Malay: still right, although English has changed' }).click()
    await expect(page.getByText('English changed')).toBeHidden()
    await pressSave(page)
    await expect.poll(async () => (await storedFilm(page, id)).lon[0]?.n).toBe('The Longer Way')
  })

  await test.step('what the audit tells is put back into the form', async () => {
    await page.getByRole('tab', { name: 'Audit' }).click()
    await page.getByRole('button', { name: 'Put Name, English back as it was before' }).first().click()
    await expect(nameField(page, 'en')).toHaveValue('The Long Way')
    await page
      .getByRole('button', { name: 'Undo: Names' })
      .or(page.getByRole('button', { name: /^Undo:/ }))
      .click()
    await expect(nameField(page, 'en')).toHaveValue('The Longer Way')
  })

  await test.step('a version is compared with the form, word by word, and one field of it is taken over', async () => {
    await publish(page)
    await expect(page.getByTitle('Choose a version')).toContainText('V1 - published')
    await typeOn(page, ' Home')
    await typeName(page, 'ta', 'நீண்ட பாதை')
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Compare V1 - published with this form' }).click()
    await expect(page.locator('ins').getByText('Home')).toBeVisible()
    await page.getByRole('button', { name: 'Take over: Name, English' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Name, English' })).toBeHidden()
    await page.getByRole('button', { name: 'Form', exact: true }).click()
    await expect(nameField(page, 'en')).toHaveValue('The Longer Way')
    await expect(nameField(page, 'ta')).toHaveValue('நீண்ட பாதை')
    await saveDraft(page)
  })

  await test.step('a copy starts with the texts and says that it is one', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(nameField(page, 'en')).toHaveValue('The Longer Way (copy)')
    await expect(nameField(page, 'ms')).toHaveValue('Jalan Jauh (salinan)')
    await pressSave(page)
    await expect(page).toHaveURL(/\/vod\/movie\/[0-9a-f-]{36}$/)
  })
  expectNoTrouble(page)
})

inFullRun('whoever wonders why a film is not on air is told, and mends what a click may mend', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  const { id } = await makeFilm(page, 'Off the Air')
  await openFilm(page, id)
  await expect(page.getByText('Not on air in Rimba MY')).toBeVisible()
  await expect(
    page.getByText('Nothing is published yet.').or(page.getByText('No version is live.')).first(),
  ).toBeVisible()
  const flag = page.getByRole('switch', { name: 'Voice flag' }).or(page.getByRole('checkbox', { name: 'Voice flag' }))
  await flag.first().scrollIntoViewIfNeeded()
  await flag.first().click()
  await flag.first().click()
  await expect(page.getByText('Voice flag off', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Voice flag off', { exact: true })).toBeHidden()
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByRole('heading', { name: 'Needed for publishing' })).toBeVisible()
  await page.getByRole('button', { name: /^Run time: / }).click()
  await expect(page.getByRole('textbox', { name: /^Run time/ })).toBeFocused()
  expectNoTrouble(page)
})
