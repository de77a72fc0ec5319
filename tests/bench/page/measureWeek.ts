import type { CDPSession, Locator, Page } from '@playwright/test'
import { GAP_HOURS } from './scheduleWeek.ts'

const SIZES = [672, 2_016, 10_080]
const STEPS = 30
/** Px of a lane, in both. */
const LANE_PX = 66
/** Beside bare boxes; of ten thousand airings only those in view are drawn, so that a third is asked. */
const budgetOf = (size: number) => (size > 5_000 ? 0.3 : 1)
const WORKS = [
  ...(['mount', 'scroll step', 'drag step', 'drop', 'zoom'] as const),
  ...(['drag step, zoomed', 'drop into a gap, zoomed'] as const),
]
/** The longest frame of a drag, in ms of its own, as the week opens and where an hour fills the view. */
const LONGEST = ['longest frame of a drag', 'longest frame of a drag, zoomed'] as const
const DRAG_MS = 16
/** What stands before the lanes, in both; the ruler has an hour more at each side of the day. */
const HEAD_PX = 96
const RULER_HOURS = 26
/** What of the lanes is in view, half of it. */
const MIDDLE_PX = 470
/** So wide an hour is when one is close enough to lay programs of a minute. */
const HOUR_PX = 600

type Taken = Record<(typeof WORKS)[number] | (typeof LONGEST)[number], number>

/** A week of so many airings beside bare boxes: ms of the main thread for each piece of work, medians of three rounds. */
export async function measureWeek(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const rows = []
  for (const size of SIZES) {
    const taken: Record<string, Taken[]> = { bareWeek: [], ourWeek: [] }
    for (let round = 0; round < 4; round++)
      for (const variant of ['bareWeek', 'ourWeek']) {
        const found = await workOf(page, session, variant, size)
        if (round > 0) taken[variant]?.push(found)
      }
    const of = (variant: string, work: keyof Taken) => median((taken[variant] ?? []).map((one) => one[work]))
    for (const work of WORKS) {
      const [bare, ours] = [of('bareWeek', work), of('ourWeek', work)]
      rows.push({
        work: `${work}, ${size} airings`,
        bare: `${bare.toFixed(1)} ms`,
        ours: `${ours.toFixed(1)} ms`,
        ratio: `${(ours / bare).toFixed(2)}x`,
        budget: `${budgetOf(size)}x`,
        verdict: ours / bare <= budgetOf(size) ? 'met' : 'NOT MET',
      })
    }
    for (const work of LONGEST) {
      const [bare, ours] = [of('bareWeek', work), of('ourWeek', work)]
      rows.push({
        work: `${work}, ${size} airings`,
        bare: `${bare.toFixed(1)} ms`,
        ours: `${ours.toFixed(1)} ms`,
        ratio: `${(ours / bare).toFixed(2)}x`,
        budget: `${DRAG_MS} ms`,
        verdict: ours <= DRAG_MS ? 'met' : 'NOT MET',
      })
    }
  }
  return rows
}

async function workOf(page: Page, session: CDPSession, variant: string, size: number): Promise<Taken> {
  const settled = () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const during = async (steps: number, work: (step: number) => Promise<unknown>) => {
    const before = await busy()
    for (let step = 0; step < steps; step++) {
      await work(step)
      await settled()
    }
    return ((await busy()) - before) / steps
  }
  const mount = await during(1, () =>
    page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, size]),
  )
  const grid = page.locator('[role=grid]').first()
  const scroll = await during(STEPS, () => grid.evaluate((element) => (element.scrollLeft += 12)))
  const box = await grid.locator('[data-index]').nth(3).boundingBox()
  const place = await grid.boundingBox()
  if (!box || !place) throw new Error('no airing is drawn')
  // On the fourth day: the first of the week have been on air.
  const [x, y] = [Math.max(box.x, place.x + 110) + 3, box.y + 20 + 3 * LANE_PX]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => window.longestFrame())
  const drag = await during(STEPS, (step) => page.mouse.move(x + 8 + step * 9, y))
  const longest = await page.evaluate(() => window.longestFrame())
  const drop = await during(1, () => page.mouse.up())
  await page.keyboard.press('Escape')
  await page.mouse.move(place.x + 400, place.y + 200)
  await page.keyboard.down('Control')
  const zoom = await during(6, (step) => page.mouse.wheel(0, step < 3 ? -70 : 70))
  await page.keyboard.up('Control')
  const closer = await dragClose(page, grid, y, during)
  await page.evaluate(() => window.clear())
  const [first, zoomed] = LONGEST
  return {
    mount,
    'scroll step': scroll,
    'drag step': drag,
    drop,
    zoom,
    [first]: longest,
    ...closer.works,
    [zoomed]: closer.longest,
  }
}

type During = (steps: number, work: (step: number) => Promise<unknown>) => Promise<number>

/** From the hour before the gap into it, once an hour fills the view. */
async function dragClose(page: Page, grid: Locator, y: number, during: During) {
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 8 && (await scaleOf(grid)).hour < HOUR_PX; turn++)
    await during(1, () => page.mouse.wheel(0, -70))
  await page.keyboard.up('Control')
  const { hour } = await scaleOf(grid)
  // Boxes keep their pixel at a zoom, lanes the time under the pointer: the gap begins in the middle of both.
  await during(1, () =>
    grid.evaluate((element, x) => (element.scrollLeft = x), (GAP_HOURS.from + 1) * hour - MIDDLE_PX),
  )
  const { left } = await scaleOf(grid)
  const gap = left + (GAP_HOURS.from + 1) * hour
  // By the middle of a card of fifteen minutes, of five or of one, far from where the view would scroll by itself.
  const [start, end] = [gap - 0.125 * hour, gap + MIDDLE_PX / 3]
  await page.mouse.move(start, y)
  await page.mouse.down()
  await page.evaluate(() => window.longestFrame())
  const step = await during(STEPS, (nth) => page.mouse.move(start + ((nth + 1) * (end - start)) / STEPS, y))
  const longest = await page.evaluate(() => window.longestFrame())
  const drop = await during(1, () => page.mouse.up())
  await page.keyboard.press('Escape')
  return { works: { 'drag step, zoomed': step, 'drop into a gap, zoomed': drop }, longest }
}

/** Where the ruler begins on the page, and how wide an hour is. */
function scaleOf(grid: Locator) {
  return grid.evaluate(
    (element, [head, hours]) => ({
      left: element.getBoundingClientRect().left + head - element.scrollLeft,
      hour: (element.scrollWidth - head) / hours,
    }),
    [HEAD_PX, RULER_HOURS] as const,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
