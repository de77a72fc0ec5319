import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import { line, outline, preview, save, stop } from './support/storefront.ts'
import { tabTo } from './support/tabTo.ts'

inFullRun(
  'an editor lays out a storefront by keys alone, saves it, finds it as it was, and publishes it',
  async ({ browser }) => {
    const page = await signIn(browser, 'store', '/apps/rimba-my/storefront/add')
    const name = `Rainy nights ${Date.now() % 100_000}`

    await test.step('names it', async () => {
      await expect(page.getByLabel('Name (English)')).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    await test.step('adds a tab with two rails from the gallery', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Add a tab' }))
      await page.keyboard.press('Enter')
      await page.keyboard.type('Home')
      await page.keyboard.press('Enter')
      await expect(line(page, /^Home/)).toBeVisible()
      await tabTo(page, stop(page))
      for (const count of [1, 2]) {
        await page.keyboard.press('Insert')
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(outline(page).getByRole('treeitem')).toHaveCount(1 + count)
      }
    })

    await test.step('names the first, and fills it with what is new', async () => {
      await tabTo(page, stop(page))
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('F2')
      await page.keyboard.type('Just in')
      await page.keyboard.press('Enter')
      await expect(line(page, /^Just in/)).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Choose content...' }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /Content/ })
      await tabTo(page, dialog.getByRole('tab', { selected: true }))
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('tab', { name: /Predefined/ })).toBeFocused()
      await tabTo(page, dialog.getByRole('checkbox', { name: /New arrivals/ }))
      await page.keyboard.press('Space')
      await tabTo(page, dialog.getByRole('button', { name: 'Use this content' }))
      await page.keyboard.press('Enter')
      await expect(preview(page).getByText('New', { exact: true }).first()).toBeVisible()
    })

    await test.step('saves, and finds it so after a reload', async () => {
      await save(page)
      await page.reload()
      await expect(line(page, /^Just in/)).toBeVisible()
      await expect(outline(page).getByRole('treeitem')).toHaveCount(3)
    })

    await test.step('takes away the rail that shows nothing, and publishes', async () => {
      await tabTo(page, stop(page))
      await page.keyboard.press('End')
      await page.keyboard.press('Delete')
      await expect(outline(page).getByRole('treeitem')).toHaveCount(2)
      await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /published/i }).first()).toBeVisible()
    })
    expectNoTrouble(page)
  },
)
