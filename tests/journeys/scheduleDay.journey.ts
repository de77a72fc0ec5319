import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { countEffort, effortText, takeEffort } from './support/effort.ts'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import {
  addByKeys,
  dayAhead,
  dragFromShelf,
  heardOf,
  makeQuarter,
  openSchedule,
  publishDay,
  rows,
  save,
  scrollTo,
  shelfSearch,
  storedDay,
} from './support/schedule.ts'

/** Programs of a quarter hour that a day has. */
const QUARTERS = 96
/** Six hours of them are in view. */
const IN_VIEW = 24
/** Titles of a day, each so many times in a row. */
const TITLES = 8
const RUN = QUARTERS / TITLES
const titleOf = (name: string, nth: number): string => `${name} ${String.fromCharCode(65 + Math.floor(nth / RUN))}`

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockOf = (quarter: number): string => `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`
const wholeDay = (name: string) => Array.from({ length: QUARTERS }, (_, nth) => `${clockOf(nth)} ${titleOf(name, nth)}`)

async function makeTitles(browser: Browser, names: readonly string[]): Promise<void> {
  const admin = await signIn(browser, 'admin')
  for (const name of names) await makeQuarter(admin, name)
}

const titlesOf = (name: string) => Array.from({ length: TITLES }, (_, nth) => titleOf(name, nth * RUN))

async function openDay(browser: Browser, day: Day, as?: 'list'): Promise<Page> {
  const page = await signIn(browser, 'scheduler')
  await countEffort(page)
  await openSchedule(page, day, as)
  await takeEffort(page)
  return page
}

/** The day is stored, published and read again as it was laid. */
async function expectKept(page: Page, day: Day, laid: readonly string[]): Promise<void> {
  expect(await storedDay(page, day)).toEqual(laid)
  await publishDay(page)
  expect(await storedDay(page, day, 'published')).toEqual(laid)
  await openSchedule(page, day, 'list')
  await expect(rows(page, /00:00.*00:15/).first()).toBeVisible()
  // What kind of title a row is comes with what is known of the title, after the row itself.
  await expect(page.getByRole('grid').getByText('VOD', { exact: true })).toHaveCount(0)
  const heard = await heardOf(page)
  await page.reload()
  await expect(rows(page, /00:00.*00:15/).first()).toBeVisible()
  await expect.poll(() => heardOf(page)).toEqual(heard)
  expect(await storedDay(page, day, 'published')).toEqual(laid)
  expectNoTrouble(page)
}

/** Counted, for the table in docs/schedule.md. */
async function tellEffort(page: Page, way: string, programs: number, minds: number): Promise<void> {
  const effort = await takeEffort(page)
  test
    .info()
    .annotations.push({ type: 'effort', description: effortText(way, programs, effort, { minds, made: 'programs' }) })
}

test.describe.configure({ mode: 'parallel' })

inFullRun('a day of 96 programs is laid by dragging', async ({ browser }) => {
  test.slow()
  await makeTitles(browser, titlesOf('Dragged'))
  const day = dayAhead(28)
  const page = await openDay(browser, day)
  for (let nth = 0; nth < QUARTERS; nth++) {
    if (nth % RUN === 0) {
      await shelfSearch(page).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(titleOf('Dragged', nth))
    }
    if (nth > 0 && nth % IN_VIEW === 0) await scrollTo(page, nth * 15)
    await dragFromShelf(page, titleOf('Dragged', nth), nth * 15)
  }
  await save(page)
  await tellEffort(page, 'by dragging', QUARTERS, QUARTERS)
  await expectKept(page, day, wholeDay('Dragged'))

  await test.step('and kept as a template, which lays it on another day', async () => {
    await openSchedule(page, day)
    await openTemplates(page)
    const dialog = page.getByRole('dialog', { name: 'Day templates' })
    await dialog.getByRole('textbox', { name: 'Name of a new template' }).fill('Strips')
    await dialog.getByRole('button', { name: 'Save this day' }).click()
    await expect(dialog.getByRole('button', { name: 'Strips', exact: true })).toBeVisible()
    const next = dayAhead(36)
    await openSchedule(page, next)
    await takeEffort(page)
    await openTemplates(page)
    await dialog.getByRole('button', { name: 'Strips', exact: true }).click()
    await dialog.getByRole('button', { name: 'Lay 96 items' }).click()
    await expect(dialog).toBeHidden()
    await save(page)
    await tellEffort(page, 'by template', QUARTERS, 1)
    await expectKept(page, next, wholeDay('Dragged'))
  })
})

inFullRun('a day of 96 programs is laid by keyboard alone, by what is heard', async ({ browser }) => {
  await makeTitles(browser, titlesOf('Typed'))
  const day = dayAhead(44)
  const page = await openDay(browser, day, 'list')
  await rows(page, /00:00.*Gap/).focus()
  for (let nth = 0; nth < QUARTERS; nth += RUN) {
    await addByKeys(page, titleOf('Typed', nth), RUN)
    await page.keyboard.press('Escape')
    await expect(rows(page, titleOf('Typed', nth)).last()).toBeFocused()
  }
  await save(page)
  await tellEffort(page, 'by keys', QUARTERS, QUARTERS)
  await expectKept(page, day, wholeDay('Typed'))
})

inFullRun('a day of 96 programs is filled by their run time', async ({ browser }) => {
  const names = Array.from({ length: QUARTERS }, (_, nth) => `Filled ${twoDigits(nth)}`)
  await makeTitles(browser, names)
  const day = dayAhead(60)
  const page = await openDay(browser, day)
  await page.getByRole('grid').first().getByRole('button', { name: 'Fill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill gaps' })
  await dialog.getByRole('checkbox', { name: 'Programs, too' }).click()
  await dialog.getByRole('textbox', { name: 'Run time from' }).click()
  await page.keyboard.type('15')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await dialog.getByRole('button', { name: 'Put in 96 items' }).click()
  await expect(dialog).toBeHidden()
  await save(page)
  await tellEffort(page, 'by filling', QUARTERS, 1)
  const laid = await storedDay(page, day)
  expect(laid.map((line) => line.slice(0, 5))).toEqual(Array.from({ length: QUARTERS }, (_, nth) => clockOf(nth)))
  expect(new Set(laid.map((line) => line.slice(6)))).toEqual(new Set(names))
  await expectKept(page, day, laid)
})

async function openTemplates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Day templates' }).click()
}
