import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { seriousIn } from './support/axe.ts'
import { makeFilm, storedFilm } from './support/films.ts'
import { test } from './support/journey.ts'
import { rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const FILMS = 10
/** Malay and Tamil of the first film's name, short name and description, and of the second film's name. */
const BLOCK = ['Satu\tஒன்று', 'S1\tஒ1', '"Dua\nbaris"\tஇரண்டு', 'Kedua\tஇரண்டாவது'].join('\r\n')

test('a translator takes ten films from a list, types and pastes their texts as in a spreadsheet, and finds them saved', async ({
  browser,
}) => {
  const page = await signIn(browser, 'creator')
  const name = `Translatable ${randomUUID().slice(0, 8)}`
  for (let nth = 1; nth <= FILMS; nth++) await makeFilm(page, `${name} ${nth}`)
  await page.goto(`/apps/rimba-my/vod/movie?filter=${encodeURIComponent(JSON.stringify({ term: name }))}`)
  await expect(rows(page)).toHaveCount(FILMS)
  await page.getByRole('checkbox', { name: 'Select every row of this page' }).click()
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Translate' }).click()
  const blocks = page.getByRole('grid').getByRole('rowgroup')
  await expect(page.getByText(`${FILMS} titles, 3 fields`)).toBeVisible()
  const first = blocks.first()
  const ids: string[] = []
  for (const nth of [0, 1])
    ids.push((await blocks.nth(nth).getByRole('link').getAttribute('href'))?.split('/').pop() ?? '')

  await test.step('letters replace what stands in a cell, Tab goes to the next language', async () => {
    await first.locator('.cell').nth(1).click()
    await page.keyboard.type('一')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: /^Name, Malay/ })).toBeFocused()
  })
  await test.step('a block lies over the sheet until it is pasted', async () => {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, BLOCK)
    await expect(page.getByRole('dialog', { name: 'Paste 8 cells here?' })).toContainText('8 fill')
    expect(await seriousIn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save 9 cells' }).click()
    await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
  })
  await test.step('the server has them, and so has the sheet when it is opened again', async () => {
    const [one, two] = await Promise.all(ids.map((id) => storedFilm(page, id)))
    const textsOf = (list: { lang: string; n: string }[] = []) =>
      Object.fromEntries(list.map(({ lang, n }) => [lang, n]))
    expect(textsOf(one?.lon)).toMatchObject({ zh: '一', ms: 'Satu', ta: 'ஒன்று' })
    expect(textsOf(two?.lon)).toMatchObject({ ms: 'Kedua', ta: 'இரண்டாவது' })
    await page.reload()
    await expect(first.getByText('Satu')).toBeVisible()
    await expect(blocks).toHaveCount(FILMS)
    await expect(first.getByText('Dua')).toBeVisible()
  })
  await expectNoTrouble(page)
})
