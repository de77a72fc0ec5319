import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { seriousIn } from './support/axe.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test('a storefront is shown to somebody outside, who leaves a note; publishing answers it, and a revoked link is dead', async ({
  browser,
}) => {
  const page = await signIn(browser, 'store', '/apps/rimba-my/storefront')
  const name = `Shared ${Date.now() % 100_000}`
  await page.goto(`/apps/rimba-my/storefront/${await newStorefront(page, name)}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const address = await test.step('a link is made and copied', async () => {
    await page.getByRole('button', { name: 'Share for review' }).click()
    await page.getByRole('checkbox', { name: 'Looked at as one viewer' }).check()
    await page.getByRole('button', { name: 'Audience: Anyone' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'gold, plan' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'as plan: gold' })).toBeVisible()
    expect(await seriousIn(page)).toEqual([])
    const address = await page.getByLabel('Address of the link').inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    return address
  })

  const context = await browser.newContext()
  const guest = await context.newPage()
  await test.step('a browser that is signed out opens it and pins a note to a rail', async () => {
    await guest.goto(address)
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(guest.getByText('Seen as a viewer: plan: gold.')).toBeVisible()
    const rail = guest.getByRole('region', { name: /^Just in/ })
    await rail.getByText('Just in').click()
    await expect(guest.getByText('About: Just in')).toBeVisible()
    await guest.getByLabel('Your name').fill('Gus')
    await guest.getByLabel('Your note').fill('This rail could stand higher.')
    await guest.getByRole('button', { name: 'Add the note' }).click()
    await expect(guest.getByRole('listitem').getByText('This rail could stand higher.')).toBeVisible()
    expect(await guest.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  await test.step('the editor sees it at once, at its rail, and answers', async () => {
    await page.getByRole('button', { name: '1 open note' }).click()
    const notes = page.getByRole('complementary', { name: 'Notes' })
    await expect(notes.getByText('This rail could stand higher.')).toBeVisible()
    await notes.getByRole('button', { name: 'Reply' }).click()
    await notes.getByLabel('Reply').fill('It will.')
    await notes.getByRole('button', { name: 'Send the reply' }).click()
    await expect(notes.getByText('It will.')).toBeVisible()
    expect(await seriousIn(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('publishing settles the note', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('storefront updated sucessfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: '0 open notes' })).toBeVisible()
    await guest.reload()
    await guest.getByRole('button', { name: /^Show resolved ones/ }).click()
    await expect(guest.getByText(/^Resolved when it was published/)).toBeVisible()
    await expect(guest.getByText('It will.')).toBeVisible()
  })

  await test.step('revoked, it opens nothing', async () => {
    await page.getByRole('button', { name: 'Share for review' }).click()
    await page.getByRole('button', { name: /^Revoke the link/ }).click()
    await expect(page.getByText(/^The link is revoked/)).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1, name: 'This link opens nothing' })).toBeVisible()
  })
  expectNoTrouble(page)
})

/** A storefront with one rail of what is new. */
async function newStorefront(page: Page, name: string): Promise<string> {
  const en = (n: string) => [{ lang: 'en', n }]
  const entry = { type: 'predefined', priority: 1, cu: '/storefront/content/predefined?kind=new_arrival' }
  const rail = { lon: en('Just in'), i: [entry], owner: 'standalone' }
  const { id } = await call<{ id: string }>(page, '/api/storefront/urn/container?prd=rimba-my', 'POST', rail)
  const shop = { ty: 'storefront', lon: en(name), t: [{ id: 'home', lon: en('Home'), c: [{ id }] }] }
  return (await call<{ id: string }>(page, '/api/storefront/urn/page?prd=rimba-my', 'POST', shop)).id
}
