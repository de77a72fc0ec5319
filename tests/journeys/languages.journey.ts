import { expect, test } from '@playwright/test'
import { openMovies, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

/** 'Language' in each language, as the toolbar's button says it. */
const LANGUAGE_WORD = /^(Language|语言|Bahasa|மொழி)$/

const LANGUAGES = [
  { code: 'zh', own: '中文', movies: '电影' },
  { code: 'ms', own: 'Bahasa Melayu', movies: 'Filem' },
  { code: 'ta', own: 'தமிழ்', movies: 'திரைப்படங்கள்' },
] as const

test('the interface speaks four languages at once, and remembers the choice', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await openMovies(page)
  for (const { code, own, movies } of LANGUAGES) {
    await page.getByTitle(LANGUAGE_WORD).click()
    await page.getByRole('menuitem', { name: own }).click()
    await expect(page.getByRole('heading', { level: 1, name: movies })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    expect(await untranslated(page.locator('body').innerText())).toEqual([])
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'திரைப்படங்கள்' })).toBeVisible()
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await untranslated(page.locator('body').innerText())).toEqual([])
  expectNoTrouble(page)
})

/** The choice is kept on the server: whoever comes after shall read English again. */
test.afterAll(async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await page.getByTitle(LANGUAGE_WORD).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByTitle('Language')).toBeVisible()
  await page.context().close()
})

/** Keys that reached the screen instead of words. */
async function untranslated(text: Promise<string>): Promise<string[]> {
  return (await text).match(/\b(?:list|editor|forms|actions|states|shell|errors|settings|dashboard)\.[a-z]\w+/g) ?? []
}
