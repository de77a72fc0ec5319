import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import {
  DAYS_CALL,
  acceptProposals,
  addByKeys,
  airings,
  dayAhead,
  drag,
  dragFromShelf,
  heardOf,
  makeQuarter,
  openList,
  openSchedule,
  pointAt,
  publishDay,
  revisionOf,
  rows,
  said,
  save,
  saveButton,
  shelfSearch,
  storedDay,
} from './support/schedule.ts'

test('a scheduler lays a day by dragging, by keyboard and by filling, publishes it, and finds it as it was', async ({
  browser,
}) => {
  const day = dayAhead(0)
  await makeQuarter(await signIn(browser, 'admin'), 'Quarter One')
  const page = await signIn(browser, 'scheduler')
  await openSchedule(page, day)

  await test.step('drags titles from the shelf, and moves one of them', async () => {
    await shelfSearch(page).fill('Quarter One')
    await dragFromShelf(page, 'Quarter One', 60)
    await dragFromShelf(page, 'Quarter One', 75)
    await dragFromShelf(page, 'Quarter One', 180)
    const card = await airings(page, 'Quarter One').last().boundingBox()
    const from = { x: (card?.x ?? 0) + (card?.width ?? 0) / 2, y: (card?.y ?? 0) + (card?.height ?? 0) / 2 }
    const [before, after] = [await pointAt(page, 180), await pointAt(page, 240)]
    await drag(page, from, { x: from.x + after.x - before.x, y: from.y })
    await expect(airings(page, 'Quarter One').last()).toHaveAccessibleName(/04:00 to 04:15/)
    await expect(page.getByRole('button', { name: 'Undo: Move' })).toBeEnabled()
  })

  await test.step('goes on in the list by keys and by ear alone', async () => {
    await openList(page)
    const gap = rows(page, /^04:15.*Gap/)
    await expect(gap).toBeVisible()
    await rows(page, /^04:00|Quarter One/)
      .last()
      .focus()
    await page.keyboard.press('ArrowDown')
    await expect(gap).toBeFocused()
    await addByKeys(page, 'Quarter One', 2)
    await expect(said(page, /^Quarter One added, .*04:30/)).toHaveCount(1)
    await page.keyboard.press('Escape')
    const added = rows(page, /04:30 04:45|Quarter One/).last()
    await expect(added).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(said(page, /^Moved Quarter One to .*04:45/)).toHaveCount(1)
    await page.keyboard.press('p')
    // Whether it is safe is told first; Enter confirms.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pin', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said(page, 'Pinned Quarter One')).toHaveCount(1)
    await expect(rows(page, /Quarter One/).last()).toBeFocused()
  })

  await test.step('fills the rest, saves and publishes', async () => {
    await page.getByRole('button', { name: /^Fill (both|all)/ }).click()
    await acceptProposals(page, 'with ads')
    await save(page)
    const laid = ['01:00 Quarter One', '01:15 Quarter One', '04:00 Quarter One', '04:15 Quarter One']
    expect(await storedDay(page, day)).toEqual(expect.arrayContaining([...laid, '04:45 Quarter One, pinned']))
    await publishDay(page)
  })

  await test.step('starts its playout where something published airs', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Playout…' }).click()
    const playout = page.getByRole('dialog', { name: 'Playout' })
    await playout.getByRole('textbox', { name: 'Start at' }).fill(`${day} 01:00`)
    await playout.getByRole('button', { name: 'Start playout' }).click()
    await expect(playout.getByText(/^Starts .* 01:00/)).toBeVisible()
    await playout.getByRole('button', { name: 'Cancel' }).click()
  })

  const published = await storedDay(page, day, 'published')
  expect(published).toEqual(await storedDay(page, day))
  await openSchedule(page, day, 'list')
  // What kind of title it is comes after its name.
  await expect(rows(page, /Quarter One.*Movie/).first()).toBeVisible()
  const heard = await heardOf(page)
  await page.reload()
  await expect(rows(page, /Quarter One/).first()).toBeVisible()
  await expect.poll(() => heardOf(page)).toEqual(heard)
  expect(await storedDay(page, day, 'published')).toEqual(published)
  expectNoTrouble(page)
})

/** Two people, each with a day of one week open. */
async function twoAtWork(browser: Parameters<typeof signIn>[0], days: readonly [string, string]) {
  const one = await signIn(browser, 'scheduler')
  const other = await signIn(browser, 'super')
  await openSchedule(one, days[0])
  await openSchedule(other, days[1])
  return { one, other }
}

/** Puts a title to a time by dragging it there. */
async function lay(page: Page, minute: number): Promise<void> {
  await shelfSearch(page).fill('Quarter Two')
  await dragFromShelf(page, 'Quarter Two', minute)
}

test('two schedulers work on one week: changes to two days and to one day both stand, and one airing is asked about', async ({
  browser,
}) => {
  const [tuesday, wednesday] = [dayAhead(8), dayAhead(9)]
  await makeQuarter(await signIn(browser, 'admin'), 'Quarter Two')
  const { one, other } = await twoAtWork(browser, [tuesday, wednesday])

  await test.step('on two days', async () => {
    await lay(one, 60)
    await lay(other, 120)
    await save(one)
    await save(other)
    expect(await storedDay(one, tuesday)).toEqual(['01:00 Quarter Two'])
    expect(await storedDay(one, wednesday)).toEqual(['02:00 Quarter Two'])
  })

  await test.step('on one day', async () => {
    await openSchedule(other, tuesday)
    await lay(one, 180)
    await lay(other, 240)
    await save(one)
    await save(other)
    expect(await storedDay(one, tuesday)).toEqual(['01:00 Quarter Two', '03:00 Quarter Two', '04:00 Quarter Two'])
  })

  await test.step('on one airing', async () => {
    await airings(one, 'Quarter Two').first().focus()
    await one.keyboard.press('Alt+ArrowRight')
    await airings(other, 'Quarter Two').first().focus()
    await other.keyboard.press('Alt+ArrowLeft')
    await save(one)
    await other.keyboard.press('Control+s')
    const review = other.getByRole('dialog', { name: 'Two people changed this week' })
    await expect(review).toBeVisible()
    await review.getByRole('radio', { name: 'Theirs' }).click()
    await review.getByRole('button', { name: 'Take this result' }).click()
    await expect(review).toBeHidden()
    await expect(saveButton(other)).toBeDisabled()
    expect((await storedDay(one, tuesday))[0]).toBe('01:15 Quarter Two')
  })
  expectNoTrouble(one)
  expectNoTrouble(other)
})

inFullRun(
  'the network goes in the middle of a save: nothing is lost, and what was stored is stored once',
  async ({ browser }) => {
    const day = dayAhead(16)
    await makeQuarter(await signIn(browser, 'admin'), 'Quarter Two')
    const page = await signIn(browser, 'scheduler')
    await openSchedule(page, day)
    await lay(page, 60)
    await page.route(DAYS_CALL, async (route) => {
      await route.fetch()
      await page.context().setOffline(true)
      await route.abort('connectionreset')
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: 'is kept here' })).toBeVisible()
    await airings(page, 'Quarter Two').first().focus()
    await page.keyboard.press('Control+d')
    await expect(airings(page, 'Quarter Two')).toHaveCount(2)

    await page.unroute(DAYS_CALL)
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
  },
)
