import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { call } from './call.ts'

const CODE = 'rimba-hits'
const LIST = '/apps/rimba-my/live/virtuallivechannel'
const MINUTE_MS = 60_000
/** The call that stores days. */
export const DAYS_CALL = /vschedule\/days/

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
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save draft' })

/** The cards of one title in the lanes, beneath which a day has its list. */
export const airings = (page: Page, name: string): Locator =>
  page
    .getByRole('grid')
    .first()
    .getByRole('gridcell', { name: new RegExp(`^${name}`) })

/** Saves, and waits until it is stored: what somebody else saved meanwhile is taken in first. */
export async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse((response) => DAYS_CALL.test(response.url()) && response.ok(), {
    timeout: 90_000,
  })
  await page.keyboard.press('Control+s')
  await stored
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

type Ruler = { x: number; minute: number; perMinute: number }

/** The first time that the ruler names in view: the day before is not in view. */
function rulerOf(page: Page): Promise<Ruler> {
  return page
    .getByRole('grid')
    .first()
    .evaluate((element) => {
      const edge = (element.querySelector('.ruler .zone')?.getBoundingClientRect().right ?? 0) - 12
      const left = (tick: HTMLElement | undefined) => tick?.getBoundingClientRect().left ?? 0
      const minuteOf = (tick: HTMLElement | undefined) => {
        const [hours = 0, minutes = 0] = (tick?.dataset.midnight ? '0:00' : (tick?.textContent ?? ''))
          .split(':')
          .map(Number)
        return hours * 60 + minutes
      }
      const ticks = [...element.querySelectorAll<HTMLElement>('.ruler:not(.other) .ticks span')]
      const [first, second] = ticks.filter((tick) => left(tick) >= edge)
      const minute = minuteOf(first)
      return { x: left(first), minute, perMinute: (left(second) - left(first)) / (minuteOf(second) - minute) }
    })
}

/** Where a minute of the day stands in its lane, as the ruler has it. */
export async function pointAt(page: Page, at: number): Promise<Point> {
  const lane = await page.getByRole('grid').first().locator('.rows').boundingBox()
  const { x, minute, perMinute } = await rulerOf(page)
  return { x: x + (at - minute) * perMinute, y: (lane?.y ?? 0) + (lane?.height ?? 0) / 2 }
}

/** The same once the view is at rest: what was dropped before is still being brought into it. */
async function restingPointAt(page: Page, at: number): Promise<Point> {
  let before: Point | undefined
  for (;;) {
    const point = await pointAt(page, at)
    if (before?.x === point.x && before.y === point.y) return point
    before = point
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

/** Goes on to a later time of the day by the wheel. */
export async function scrollTo(page: Page, at: number): Promise<void> {
  const { x, minute, perMinute } = await rulerOf(page)
  const { y } = await pointAt(page, at)
  await page.mouse.move(x + 100, y)
  await page.mouse.wheel((at - minute) * perMinute, 0)
  await expect.poll(async () => (await rulerOf(page)).minute).toBe(at)
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
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
  // A second try of a walk finds the title of the first beside its own.
  const row = shelf.getByRole('listitem').filter({ hasText: title }).first()
  await expect(row).toBeVisible()
  // Rows stand still once the search has ended.
  await expect(shelf.locator('[aria-busy=true]')).toHaveCount(0)
  // What makes rows draggable and lanes take them in comes after the page.
  await expect(row).toHaveAttribute('draggable', 'true')
  await expect(page.locator('[data-drop-target-for-element]').first()).toBeVisible()
  const box = await row.boundingBox()
  const before = await airings(page, title).count()
  const to = await restingPointAt(page, minute)
  await drag(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }, to)
  await expect(airings(page, title)).toHaveCount(before + 1)
}

/** With the keyboard on an airing or a gap: finds a title on the shelf and adds it so many times, each behind the last. */
export async function addByKeys(page: Page, title: string, times: number): Promise<void> {
  await page.keyboard.press('a')
  await expect(shelfSearch(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(title)
  const add = page.getByRole('button', { name: `Add ${title}`, exact: true })
  await expect(add).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Content' }).locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(add).toBeFocused()
  for (let nth = 0; nth < times; nth++) await page.keyboard.press('Enter')
}

/** By the keyboard alone: along the toolbar to the choice of the list. */
export async function openList(page: Page): Promise<void> {
  const list = toolbar(page).getByRole('button', { name: 'List', exact: true })
  await list.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/list/)
  await expect(page.getByRole('grid')).toHaveCount(1)
}

/** Rows of the list by what is heard of them. */
export const rows = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('grid', { name: 'Schedule as a list' }).getByRole('row', { name })

/** What a screen reader was told last. */
export const said = (page: Page, words: RegExp | string): Locator => page.getByRole('status').filter({ hasText: words })

/** Takes what is proposed for the gaps that the dialog was opened for. */
export async function acceptProposals(page: Page, ads: 'with ads' | 'without ads'): Promise<void> {
  const ledger = page.getByRole('dialog', { name: 'Fill gaps' })
  if (ads === 'without ads') await ledger.getByRole('checkbox', { name: 'Ads for what is left' }).click()
  await ledger.getByRole('checkbox', { name: 'Programs, too' }).click()
  const accept = ledger.getByRole('button', { name: /^Put in \d+ items?$/ })
  await expect(accept).toBeEnabled()
  await accept.click()
  await expect(ledger).toBeHidden()
}

/** Publishes the days on screen, with whatever is warned of. */
export async function publishDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const review = page.getByRole('dialog', { name: 'Review and publish' })
  await review.getByRole('button', { name: /ublish 1 day$/ }).click()
  await expect(review).toBeHidden()
}

/** What stands on screen, cell by cell or row by row, as it is heard; what would fit a gap best is found out later. */
export function heardOf(page: Page): Promise<string[]> {
  const cells = page.getByRole('grid').locator('[role=gridcell][aria-label], [role=row][data-row]')
  return cells.evaluateAll((all) =>
    all.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent.replace(/best fit: \d+ programs?/, '')),
  )
}
