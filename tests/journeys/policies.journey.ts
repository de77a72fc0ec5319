import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, leaveConsole, signIn } from './support/person.ts'
import { rail } from './support/storefront.ts'

test('a policy that hides a rail from one country is built by keys, guarded by its case, and acts where viewers look', async ({
  browser,
}) => {
  const page = await signIn(browser, 'super', '/apps/rimba-my/policy/add')
  const name = `Not in Thailand ${Date.now() % 100_000}`
  const button = (said: string | RegExp) => page.getByRole('button', { name: said, exact: typeof said === 'string' })
  const press = async (said: string | RegExp, options: { timeout?: number } = {}) => {
    await button(said).first().focus(options)
    await page.keyboard.press('Enter')
  }

  await test.step('builds it: denied in Thailand, and what is rated M18; allowed elsewhere', async () => {
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.type(name)
    await press('Deny')
    await press('any')
    await fillRow(page, 'Row 1 of rule 1', { attribute: 'country', operator: 'one of', value: 'TH' })
    await press('Add a row')
    await fillRow(page, 'Row 2 of rule 1', { attribute: 'rating', operator: 'one of', value: 'M18' })
    await press('Add rule')
    await fillRow(page, 'Row 1 of rule 2', { attribute: 'country', operator: 'none of', value: 'TH' })
  })
  await test.step('keeps the case of a viewer there, and publishes', async () => {
    await page.getByRole('combobox', { name: 'country', exact: true }).focus()
    await page.keyboard.type('TH')
    await page.keyboard.press('Enter')
    await press('Keep as case')
    await expect(page.getByText('1 case holds')).toBeVisible()
    await press('Publish')
    await expect(page.getByText('Policy created sucessfully!')).toBeVisible()
  })
  await test.step('is refused what breaks the case, and takes it back', async () => {
    await expect(page).toHaveURL(/policy\/[0-9a-f-]{36}/)
    const first = page.getByRole('switch', { name: 'Rule 1 is on' })
    // What was made is shown anew, to be read only.
    await expect(first).toBeDisabled()
    const soon = { timeout: 5_000 }
    // It is read anew meanwhile, and what is pressed may meet the page that goes.
    await expect(async () => {
      if (await button('Edit').isVisible()) await press('Edit', soon)
      await expect(first).toBeEnabled(soon)
      if (await button('Open rule 1').isVisible()) await press('Open rule 1', soon)
      await press('Allow', soon)
      await expect(page.getByText('Publishing waits for 1 case').first()).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect(button('Publish')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Control+z')
    await expect(page.getByText('1 case holds')).toBeVisible()
  })
  const policy = page.url().split('/').at(-1) ?? ''
  const [film] = await call<{ id: string }[]>(
    page,
    '/api/content/urn/resource/catalog/movie?prd=rimba-my&pageSize=1&st=published',
  )
  const { storefront, address } = await makeStorefront(page, policy, film?.id ?? '')
  await test.step('sees the rail go for that viewer in the preview of a storefront', async () => {
    await page.goto(`/apps/rimba-my/storefront/${storefront}`)
    await expect(rail(page, /^Gated/)).toBeVisible()
    await expect(rail(page, /^Gated/)).not.toContainText(name)
    await press('Audience: Anyone')
    await page.getByRole('menuitemcheckbox', { name: 'TH, country' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(rail(page, /^Gated/)).toContainText(`Hidden by rule 1 of the policy ${name}`)
  })
  await test.step('and what its address answers', async () => {
    const seenFrom = (country: string) => {
      const viewer = encodeURIComponent(JSON.stringify({ country: [country] }))
      return call<{ id: string }[]>(page, `/api${address}&policy_evaluate=true&viewer=${viewer}&prd=rimba-my`)
    }
    expect([await seenFrom('TH'), (await seenFrom('MY')).map(({ id }) => id)]).toEqual([[], [film?.id]])
  })
  expectNoTrouble(page)
})

test('a policy that somebody edits is only read by others, who see what was saved and get it once it is given back', async ({
  browser,
}) => {
  const holder = await signIn(browser, 'super', '/apps/rimba-my/policy')
  const name = `Shared ${Date.now() % 100_000}`
  const rules = [{ aty: 'String', n: 'country', op: 'one of', val: ['TH'], src: 'user' }]
  const body = { n: name, effect: 'Allow', rules, prd: ['rimba-my'] }
  const { id } = await call<{ id: string }>(holder, '/api/policy/urn/resource/rule?prd=rimba-my', 'POST', body)
  const place = `/apps/rimba-my/policy/${id}`
  const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
  const nameOf = (page: Page) => page.getByLabel('Name', { exact: true })

  await holder.goto(place)
  await edit(holder).click()
  await expect(holder.getByText('Locked by you')).toBeVisible()
  const other = await signIn(browser, 'admin', place)
  await expect(other.getByText(/^(?!Somebody).* is editing$/)).toBeVisible()
  await expect(edit(other)).toHaveCount(0)
  await expect(nameOf(other)).toBeDisabled()
  await expect(other.getByText('Anything: allowed when country is one of TH.').first()).toBeVisible()

  await nameOf(holder).fill(`${name} no more`)
  await holder.getByRole('button', { name: 'Deny', exact: true }).first().click()
  await holder.getByRole('button', { name: /^Save/ }).click()
  await expect(holder.getByText('Policy updated sucessfully!')).toBeVisible()
  await expect(nameOf(other)).toHaveValue(`${name} no more`)
  await expect(other.getByText('Anything: denied when country is one of TH.').first()).toBeVisible()
  await leaveConsole(holder)
  await edit(other).click()
  await expect(nameOf(other)).toBeEnabled()
  await expect(other.getByText('Locked by you')).toBeVisible()
  await holder.goto(place)
  await expect(holder.getByText(/^(?!Somebody).* is editing$/)).toBeVisible()
  await expect(edit(holder)).toHaveCount(0)
  expectNoTrouble(holder)
  expectNoTrouble(other)
})

/** A storefront of one rail with one film, for those whom a policy lets in. */
async function makeStorefront(page: Page, policy: string, film: string) {
  const lon = [{ lang: 'en', n: 'Gated' }]
  const address = `/storefront/content/manual?ids=${film}`
  const i = [{ type: 'manual', priority: 1, cu: address, data: [{ id: film }] }]
  const made = (kind: string, body: object) =>
    call<{ id: string }>(page, `/api/storefront/urn/${kind}?prd=rimba-my`, 'POST', { lon, ...body })
  const { id } = await made('container', { i, appliesif: [policy] })
  const { id: storefront } = await made('page', { ty: 'storefront', t: [{ id: 'home', lon, c: [{ id }] }] })
  return { storefront, address }
}

type Row = { attribute: string; operator: string; value: string }

/** Lists of the browser's own are chosen in by letters; what they offer comes with the attributes. */
async function fillRow(page: Page, row: string, { attribute, operator, value }: Row): Promise<void> {
  await page.getByLabel(`Attribute, ${row}`).selectOption(attribute)
  await page.getByLabel(`Operator, ${row}`).selectOption(operator)
  await page.getByLabel(`Value, ${row}`).focus()
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}
