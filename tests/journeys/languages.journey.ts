import { expect, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/values/languages.ts'
import { isFullRun } from '../support/fullRun.ts'
import { inFullRun, test } from './support/journey.ts'
import { rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import { expectSpoken, speak, word } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

/** Where there is little room a text is cut first; the full run looks at a wide window too. */
const SIZES = [{ width: 1024, height: 768 }, ...(isFullRun ? [{ width: 1440, height: 900 }] : [])]
/** Tamil has the longest words; all four are held word by word in `kit/parts/i18n`. */
const isWalked = (language: Language) => isFullRun || language === 'ta'
const isTranslated = (language: Language): language is Exclude<Language, 'en'> => language !== 'en'
type Spoken = Exclude<Language, 'en'>

for (const language of LANGUAGES.filter(isTranslated).filter(isWalked)) {
  test(`dashboard, list, editor and dialogs speak ${language} at once and to the last word`, async ({ browser }) => {
    const page = await signIn(browser, 'admin')
    await speak(page, language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await readDashboard(page, language)
      await readList(page, language)
      await readEditor(page, language)
    }
    expectNoTrouble(page)
  })
}

inFullRun('the choice of a language is remembered, and changed back at once', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await speak(page, 'ta')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await speak(page, 'en')
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
  expectNoTrouble(page)
})

async function readDashboard(page: Page, language: Spoken): Promise<void> {
  await page.goto('/apps/rimba-my/dashboards/project')
  await expect(page.getByRole('region', { name: word(language, 'dashboard.mine') })).toBeVisible()
  await expectSpoken(page, language)
  await page.getByRole('button', { name: word(language, 'dashboard.asTable') }).click()
  await expectSpoken(page, language)
  // The choice is kept, and the next size begins with it.
  await page.getByRole('button', { name: word(language, 'dashboard.asChart') }).click()
}

async function readList(page: Page, language: Spoken): Promise<void> {
  await page.goto('/apps/rimba-my/vod/movie')
  await expect(rows(page).first()).toBeVisible()
  await expectSpoken(page, language)
  await page.getByRole('checkbox', { name: word(language, 'table.selectPage') }).click()
  await expect(page.getByRole('button', { name: word(language, 'table.selection.clear') })).toBeVisible()
  await expectSpoken(page, language)
  await page.getByRole('button', { name: word(language, 'table.selection.clear') }).click()
}

async function readEditor(page: Page, language: Spoken): Promise<void> {
  await rows(page).first().getByRole('link').first().click()
  // The list has a menu of the same name, and stays until the editor is there.
  await expect(page.getByRole('button', { name: word(language, 'actions.save'), exact: true })).toBeVisible()
  await expectSpoken(page, language)
  await page.getByRole('button', { name: word(language, 'actions.more') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectSpoken(page, language)
  await page.getByRole('menuitem', { name: word(language, 'actions.archive'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSpoken(page, language)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word(language, 'actions.cancel') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
