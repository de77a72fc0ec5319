import { expect } from '@playwright/test'
import { seriousIn } from './support/axe.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const DAY = 86_400_000
const CALENDAR = '/apps/rimba-my/storefront/calendar'

test('an editor drags one end in the calendar and types the other: both stand after a reload, and what nothing follows is marked', async ({
  browser,
}) => {
  const page = await signIn(browser, 'store', CALENDAR)
  const name = `Monsoon sale ${Date.now() % 100_000}`
  const lon = (n: string) => [{ lang: 'en', n }]
  const iso = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const rail = { lon: lon(`${name} rail`), owner: 'reusable', ed_dt: iso(5) }
  const { id } = await call<{ id: string }>(page, '/api/storefront/urn/container?prd=rimba-my', 'POST', rail)
  const shop = { ty: 'storefront', lon: lon(name), st_dt: iso(-2), ed_dt: iso(9), c: [{ id }] }
  await call(page, '/api/storefront/urn/page?prd=rimba-my', 'POST', shop)
  await page.goto(CALENDAR)
  const bar = page.getByRole('gridcell', { name: new RegExp(`^${name}, .*Storefront`) })
  await expect(bar).toBeVisible()
  const before = (await bar.getAttribute('aria-label')) ?? ''

  const grip = await bar.locator('[data-end=end]').boundingBox()
  const [x, y] = [(grip?.x ?? 0) + 4, (grip?.y ?? 0) + 18]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 3 })
  await page.mouse.move(x + 120, y, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByText(`${name} moved`)).toBeVisible()
  const dragged = (await bar.getAttribute('aria-label')) ?? ''
  expect(dragged).not.toBe(before)

  await bar.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Shown from' }).fill('20 Nov 2025 08:30')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(bar).toHaveAccessibleName(/from 20 Nov 2025 08:30/)
  const typed = (await bar.getAttribute('aria-label')) ?? ''

  await page.goto(CALENDAR)
  await expect(bar).toHaveAccessibleName(typed)
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${name} rail, .*Nothing follows it`) })).toBeVisible()
  expect(await seriousIn(page)).toEqual([])
  expectNoTrouble(page)
})
