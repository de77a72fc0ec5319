import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { openMoviesAs } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the datastore' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Global search' })
const hits = (page: Page) => popup(page).getByRole('option')
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const term = async (page: Page, text: string) => {
  await field(page).fill(text)
  await expect(popup(page).getByText('Processing ...')).toBeHidden()
}

inFullRun(
  'an operator finds a movie, a series and a channel from the toolbar and opens each where it belongs',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'admin')

    await test.step('three letters open the popup; a type narrows it', async () => {
      await field(page).click()
      await page.keyboard.type('dr')
      await expect(popup(page)).toBeHidden()
      await page.keyboard.type('agon')
      // As a series of our own, and as the show that a provider sent.
      await expect(hits(page).filter({ hasText: 'Dragon Ball Kai' })).toHaveCount(2)
      await expect(popup(page).locator('mark').first()).toHaveText(/dragon/i)
      await popup(page).getByRole('button', { name: 'Filter the list Content Type' }).click()
      await page.keyboard.type('ser')
      await popup(page).getByRole('checkbox', { name: 'TV series' }).check()
      await expect(popup(page).getByRole('group')).toHaveCount(1)
      await expect(hits(page).filter({ hasText: 'Dragon Ball Kai' })).toBeVisible()
    })

    await test.step('a series is a parent item: it opens under /vod', async () => {
      await hits(page).filter({ hasText: 'Dragon Ball Kai' }).click()
      await expect(page).toHaveURL(/\/apps\/rimba-my\/vod\/tvseries\/[\w-]+\?status=published$/)
      await expect(page.getByText('Dragon Ball Kai').first()).toBeVisible()
      await page.goBack()
      await expect(field(page)).toHaveValue('')
    })

    await test.step('a channel opens under its subtype', async () => {
      await term(page, 'Changzhou')
      await hits(page).first().click()
      await expect(page).toHaveURL(/\/apps\/rimba-my\/live\/channel\/[\w-]+\/[\w-]+\?status=\w+/)
      await expect(page.getByText(/Changzhou/).first()).toBeVisible()
      await page.goBack()
    })

    await test.step('a movie opens from all results, and the way back leads to the same hit', async () => {
      await term(page, 'dragon')
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/globalSearch\/list$/)
      await expect(heading(page)).toHaveText('Search results')
      const movie = results(page).filter({ hasText: 'Year of the Dragon' }).first()
      await movie.click()
      await expect(page).toHaveURL(/\/apps\/rimba-my\/vod\/movie\/[\w-]+\?status=\w+/)
      await page.goBack()
      await expect(movie).toBeFocused()
      await expect(field(page)).toHaveValue('dragon')
    })

    await test.step('elsewhere the text is gone', async () => {
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: /^Movies/ })
        .click()
      await expect(field(page)).toHaveValue('')
      expect(await page.evaluate(() => localStorage.getItem('marquee-search'))).toBeNull()
    })
    expectNoTrouble(page)
  },
)

inFullRun('what is searched for may be Chinese or Tamil, and may not be there', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'viewer')

  await test.step('two Chinese characters find a name', async () => {
    await term(page, '卧虎')
    await expect(hits(page)).toHaveText([/Crouching Tiger, Hidden Dragon/])
    await expect(popup(page).locator('mark')).toHaveText('卧虎')
  })
  await test.step('a Tamil word finds names that hold it', async () => {
    await term(page, 'வீடு')
    await expect(hits(page).first()).toBeVisible()
    await expect(popup(page).locator('mark[lang], [lang=ta] mark').first()).toHaveText('வீடு')
  })
  await test.step('what is nowhere says so', async () => {
    await term(page, 'zzqqzz')
    await expect(popup(page).getByText('No Results found')).toBeVisible()
    await popup(page).getByRole('button', { name: 'Reset' }).click()
    await expect(popup(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
  })
  expectNoTrouble(page)
})

test('the whole search goes by keyboard alone', async ({ browser }) => {
  const page = await signIn(browser, 'creator', '/apps/rimba-my/globalSearch')
  await expect(heading(page)).toHaveText('Global search')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('dragon')
  await expect(hits(page).nth(1)).toBeVisible()

  await test.step('arrows walk the hits and come back to the text', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(popup(page).locator('[aria-selected=true]')).toHaveCount(0)
  })
  await test.step('Tab leads to the filters, Escape back to the field', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(popup(page).getByRole('button', { name: 'Reset' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(field(page)).toBeFocused()
  })
  await test.step('Enter goes to all results, where the arrows walk the rows', async () => {
    await page.keyboard.press('Enter')
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).first()).toBeFocused()
  })
  await test.step('Enter opens a row', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?status=/)
    await page.goBack()
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
  })
  expectNoTrouble(page)
})
