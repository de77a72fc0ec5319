import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { filmPath, makeFilm, openFilm, typeOn } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const productButton = (page: Page) => page.getByTitle(/^Product: /)
const otherProducts = (page: Page) => page.getByRole('menu', { name: 'Other products' })

async function switchTo(page: Page, name: string): Promise<void> {
  await productButton(page).click()
  await otherProducts(page).getByRole('menuitem', { name, exact: true }).click()
}

/** Films of a list answer, as the network carried it. */
const sentFor = (page: Page) => {
  const products: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/content/lookup') products.push(url.searchParams.get('prd'))
  })
  return products
}

test('an admin of products makes one, switches to it and stays on the same page', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'super')
  // A second try finds what the first one made.
  const made = `Rimba ID ${test.info().retry + 1}`
  const id = made.toLowerCase().replaceAll(' ', '-')
  await productButton(page).click()
  await expect(otherProducts(page).getByRole('menuitem', { name: 'Rimba SG' })).toBeVisible()
  await expect(otherProducts(page).getByRole('menuitem', { name: 'Rimba MY' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Create new product' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Product' })
  const name = dialog.getByRole('textbox', { name: 'Product Name' })
  await expect(name).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await name.fill('rimba-MY')
  await expect(dialog.getByText('There is a product of this name already.')).toBeVisible()
  await name.fill(made)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product created sucessfully!')).toBeVisible()
  await page.getByRole('button', { name: `Switch to ${made}` }).click()
  await expect(page).toHaveURL(new RegExp(`/apps/${id}/vod/movie`))
  await expect(productButton(page)).toHaveText(made)
  await expect(rows(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('marquee.product'))).toBe(id)
  await switchTo(page, 'Rimba MY')
  await expect(rows(page).first()).toBeVisible()
  expectNoTrouble(page)
})

inFullRun(
  'a switch reads the other product everywhere at once, and another tab stays where it is',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'admin')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(rows(other).first()).toBeVisible()
    const asked = sentFor(page)
    await switchTo(page, 'Rimba SG')
    await expect(page).toHaveURL(/\/apps\/rimba-sg\/vod\/movie/)
    await expect(productButton(page)).toHaveText('Rimba SG')
    await expect(rows(page).first()).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['rimba-sg']))
    await expect(other).toHaveURL(/\/apps\/rimba-my\/vod\/movie/)
    await other.reload()
    await expect(productButton(other)).toHaveText('Rimba MY')
    await page.goBack()
    await expect(productButton(page)).toHaveText('Rimba MY')
    await productButton(page).click()
    await expect(page.getByRole('menuitem', { name: 'Create new product' })).toHaveCount(0)
    expectNoTrouble(page)
  },
)

test('a record that the other product lacks gives way to its list, and unsaved work asks first', async ({
  browser,
}) => {
  const page = await openMoviesAs(browser, 'admin')
  const { id } = await makeFilm(page, 'Only in Malaysia')
  await openFilm(page, id)
  await typeOn(page, ' today')
  await switchByPalette(page, 'Rimba SG')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${filmPath(id)}$`))
  await switchByPalette(page, 'Rimba SG')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/apps\/rimba-sg\/vod\/movie$/)
  await expect(productButton(page)).toHaveText('Rimba SG')
  expectNoTrouble(page)
})

inFullRun('an address of a product that one lacks leads to one’s own, and says so', async ({ browser }) => {
  const page = await signIn(browser, 'viewer', '/apps/rimba-th/vod/movie')
  await expect(page).toHaveURL(/\/apps\/rimba-my\/vod\/movie/)
  await expect(page.getByText('You are not entitled to the product “rimba-th”')).toBeVisible()
})

const LIST = '**/api/policy/urn/resource/product*'

inFullRun(
  'the shell waits for the products, and goes on by their ids where they cannot be listed',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'viewer')
    const answered = Promise.withResolvers<void>()
    await page.route(LIST, async (route) => {
      await answered.promise
      await route.fulfill({ status: 500, body: '{}' })
    })
    await page.reload()
    await expect(page.getByText('Starting Marquee')).toBeVisible()
    await expect(productButton(page)).toHaveCount(0)
    answered.resolve()
    await expect(page.getByText('Fetch products failed!')).toBeVisible()
    await expect(page.getByTitle('Product: rimba-my')).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await page.unroute(LIST)
    await expect(page.getByTitle('Product: Rimba MY')).toBeVisible()
  },
)

async function switchByPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(/^Go to a page/).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
}
