import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { call } from './call.ts'

const CODE = 'rimba-hits'
const LIST = '/apps/rimba-my/live/virtuallivechannel'
const MINUTE_MS = 60_000

/** A Monday beyond all that the demo plans, and days from there on. */
export const dayAhead = (days: number): Day => {
  const today = dayOf(Date.now(), 'UTC')
  const monday = shiftDay(today, 14 + ((8 - new Date(today).getUTCDay()) % 7))
  return shiftDay(monday, days)
}

/** A title of a quarter hour that may air at any time. */
export async function makeQuarter(admin: Page, name: string): Promise<void> {
  const film = { lon: [{ lang: 'en', n: name }], prd: ['rimba-my', 'rimba-sg'], rt: 15 * MINUTE_MS, yr: 2020 }
  const path = '/api/content/urn/resource/catalog/movie?prd=rimba-my'
  await call(admin, path, 'POST', { ...film, lws: '2025-01-01T00:00:00.000Z', st: 'published' })
}

/** From the list of virtual channels to a day of the schedule of one. */
export async function openSchedule(page: Page, day: Day, as?: 'list'): Promise<void> {
  await page.goto(new URL(LIST, page.url()).href)
  await page.getByRole('button', { name: 'Actions for Rimba Hits' }).click()
  await page.getByRole('menuitem', { name: 'Channel schedule' }).click()
  await expect(toolbar(page)).toBeVisible()
  const search = new URLSearchParams({ mode: 'day', day, ...(as && { as }) })
  await page.goto(`${page.url().split('?')[0]}?${search.toString()}`)
  await expect(toolbar(page)).toBeVisible()
}

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Schedule' })
export const shelfSearch = (page: Page): Locator => page.getByRole('searchbox', { name: 'Title or id' })
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save draft' })

/** The cards of one title in the lanes, beneath which a day has its list. */
export const airings = (page: Page, name: string): Locator =>
  page
    .getByRole('grid')
    .first()
    .getByRole('gridcell', { name: new RegExp(`^${name}`) })

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(saveButton(page)).toBeDisabled()
}

/** What the server has of a day, by start: '01:15 Quarter One', and whether it is pinned. */
export async function storedDay(page: Page, day: Day, st: 'draft' | 'published' = 'draft'): Promise<string[]> {
  const [stored] = await storedDays(page, day, st)
  return (stored?.ar ?? []).map(({ a_st_dt = '', pgm, pnd }) => {
    const name = pgm?.lon?.find(({ lang }) => lang === 'en')?.n
    return `${a_st_dt.slice(11, 16)} ${name}${pnd ? ', pinned' : ''}`
  })
}

/** How often a day was saved. */
export async function revisionOf(page: Page, day: Day): Promise<number> {
  const [stored] = await storedDays(page, day, 'draft')
  return stored?.rev ?? 0
}

function storedDays(page: Page, day: Day, st: string): Promise<ScheduleDay[]> {
  const span = new URLSearchParams({ cs: CODE, st, st_dt: day, ed_dt: day })
  return call<ScheduleDay[]>(page, `/api/content/urn/resource/catalog/vschedule?${span.toString()}`)
}

type Point = { x: number; y: number }

/** Where a minute of the day stands in its lane, as the ruler has it. */
async function pointAt(page: Page, minute: number): Promise<Point> {
  const grid = page.getByRole('grid').first()
  const x = await grid.evaluate((element, at) => {
    const ticks = [...element.querySelectorAll<HTMLElement>('.ruler:not(.other) .ticks span')]
    const midnight = ticks.findIndex((tick) => tick.dataset.midnight)
    const [first, second] = [ticks[midnight], ticks[midnight + 1]]
    const [hours = 0, minutes = 0] = (second?.textContent ?? '').split(':').map(Number)
    const left = (tick: HTMLElement | undefined) => tick?.getBoundingClientRect().left ?? 0
    return left(first) + ((left(second) - left(first)) / (hours * 60 + minutes)) * at
  }, minute)
  const lane = await grid.locator('.rows').boundingBox()
  return { x, y: (lane?.y ?? 0) + (lane?.height ?? 0) / 2 }
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y, { steps: 4 })
  // Over its place for a while, as a hand is.
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** Drags a title from the shelf to a minute of the day. */
export async function dragFromShelf(page: Page, title: string, minute: number): Promise<void> {
  const shelf = page.getByRole('region', { name: 'Content' })
  // Rows stand still once the search has ended.
  await expect(shelf.getByRole('listitem')).toHaveCount(1)
  await expect(shelf.locator('[aria-busy=true]')).toHaveCount(0)
  const row = shelf.getByRole('listitem').filter({ hasText: title })
  // What makes rows draggable and lanes take them in comes after the page.
  await expect(row).toHaveAttribute('draggable', 'true')
  await expect(page.locator('[data-drop-target-for-element]').first()).toBeVisible()
  const box = await row.boundingBox()
  const before = await airings(page, title).count()
  const to = await pointAt(page, minute)
  await drag(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }, to)
  await expect(airings(page, title)).toHaveCount(before + 1)
}
