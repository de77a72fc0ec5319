import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { signIn } from './support/person.ts'
import {
  airings,
  dayAhead,
  dragFromShelf,
  makeQuarter,
  openSchedule,
  revisionOf,
  save,
  shelfSearch,
  storedDay,
} from './support/schedule.ts'

/** Puts a title to a time by dragging it there. */
async function lay(page: Page, minute: number): Promise<void> {
  await shelfSearch(page).fill('Quarter Two')
  await dragFromShelf(page, 'Quarter Two', minute)
}

test('the network goes in the middle of a save: nothing is lost, and what was stored is stored once', async ({
  browser,
}) => {
  const day = dayAhead(16)
  await makeQuarter(await signIn(browser, 'admin'), 'Quarter Two')
  const page = await signIn(browser, 'scheduler')
  await openSchedule(page, day)
  await lay(page, 60)
  const address = /vschedule\/days/
  await page.route(address, async (route) => {
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'is kept here' })).toBeVisible()
  await airings(page, 'Quarter Two').first().focus()
  await page.keyboard.press('Control+d')
  await expect(airings(page, 'Quarter Two')).toHaveCount(2)

  await page.unroute(address)
  await page.context().setOffline(false)
  const pressed = page.getByRole('button', { name: 'Try now' }).click({ timeout: 2_000 })
  await pressed.catch(() => undefined)
  await expect.poll(() => storedDay(page, day)).toContain('01:00 Quarter Two')
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0)
  const once = await revisionOf(page, day)
  await save(page)
  expect(await storedDay(page, day)).toEqual(['01:00 Quarter Two', '01:15 Quarter Two'])
  expect(once).toBe(1)
  expect(await revisionOf(page, day)).toBe(2)
})
