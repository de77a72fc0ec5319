import type { CDPSession, Locator, Page } from '@playwright/test'
import { dropWork } from './dropWork.ts'
import { longestTasks, MARKS } from './longestTask.ts'
import { GAP_HOURS } from './scheduleWeek.ts'

const SIZES = [672, 2_016, 10_080]
const STEPS = 30
/** Px of a lane, in both. */
const LANE_PX = 66
/** Beside bare boxes; of ten thousand airings only those in view are drawn, so that a third is asked. */
const budgetOf = (size: number) => (size > 5_000 ? 0.3 : 1)
const WORKS = [
  ...(['mount', 'scroll step', 'zoom', 'drag step', 'drag step, zoomed'] as const),
  ...(['drop, to its frame', 'drop, settled'] as const),
  ...(['drop into a gap, zoomed, to its frame', 'drop into a gap, zoomed, settled'] as const),
]
/** The longest frame of a drag, in ms of its own, as the week opens and where an hour fills the view. */
const LONGEST = ['longest frame of a drag', 'longest frame of a drag, zoomed'] as const
const DRAG_MS = 16
/** So many frames later nothing follows any more. */
const FRAMES_AFTER = 6
/** Under this airings stand as runs, which are looked at more closely before one of them is dragged. */
const CARD_PX = 6
/** What stands before the lanes, in both; the ruler has an hour more at each side of the day. */
const HEAD_PX = 96
const RULER_HOURS = 26
const WEEK_HOURS = 168
/** What of the lanes is in view, half of it. */
const MIDDLE_PX = 470
/** So wide an hour is when one is close enough to lay programs of a minute. */
const HOUR_PX = 600

/** A piece of work that a size has nothing for is left out. */
type Taken = Partial<Record<(typeof WORKS)[number] | (typeof LONGEST)[number], number>>

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
    const of = (variant: string, work: keyof Taken) => median((taken[variant] ?? []).flatMap((one) => one[work] ?? []))
    const isDone = (work: keyof Taken) => taken.ourWeek?.some((one) => one[work] !== undefined)
    for (const work of WORKS.filter(isDone)) {
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
    for (const work of LONGEST.filter(isDone)) {
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
    await tellLongest(page, size, () => workOf(page, session, 'ourWeek', size, true))
  }
  return rows
}

/** What the longest tasks are made of, by CPU: what else the machine does is not in it. */
async function tellLongest(page: Page, size: number, work: () => Promise<unknown>): Promise<void> {
  const browser = page.context().browser()
  if (!browser) return
  for (const { ms, parts } of await longestTasks(browser, page, work))
    console.log(`Longest task of a drag, ${size} airings: ${ms.toFixed(1)} ms of CPU of ${DRAG_MS}: ${parts}`)
}

/** `isTraced`: a trace is running already, and a drop is not looked at by itself. */
async function workOf(
  page: Page,
  session: CDPSession,
  variant: string,
  size: number,
  isTraced = false,
): Promise<Taken> {
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
  const mark = (name: string) => page.evaluate((one) => void performance.mark(one), name)
  const mount = await during(1, () =>
    page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, size]),
  )
  const grid = page.locator('[role=grid]').first()
  const scroll = await during(STEPS, () => grid.evaluate((element) => (element.scrollLeft += 12)))
  const place = await grid.boundingBox()
  if (!place) throw new Error('no week is drawn')
  const y = place.y + 60 + 3 * LANE_PX
  const isOfCards = (await scaleOf(grid)).hour / (size / WEEK_HOURS) >= CARD_PX
  const far = isOfCards ? await dragInto(grid, { ...DRAGS.far, y }) : undefined
  await page.mouse.move(place.x + 400, place.y + 200)
  await page.keyboard.down('Control')
  const zoom = await during(6, (step) => page.mouse.wheel(0, step < 3 ? -70 : 70))
  await page.keyboard.up('Control')
  await lookCloser()
  const close = await dragInto(grid, { ...DRAGS.close, y })
  await page.evaluate(() => window.clear())
  const [first, zoomed] = LONGEST
  return {
    ...{ mount, 'scroll step': scroll, zoom },
    ...(far && { 'drag step': far.step, [first]: far.longest }),
    ...(far?.drop && { 'drop, to its frame': far.drop.frame, 'drop, settled': far.drop.settled }),
    ...{ 'drag step, zoomed': close.step, [zoomed]: close.longest },
    ...(close.drop && {
      'drop into a gap, zoomed, to its frame': close.drop.frame,
      'drop into a gap, zoomed, settled': close.drop.settled,
    }),
  }

  async function lookCloser() {
    await page.keyboard.down('Control')
    for (let turn = 0; turn < 8 && (await scaleOf(grid)).hour < HOUR_PX; turn++)
      await during(1, () => page.mouse.wheel(0, -70))
    await page.keyboard.up('Control')
  }
  /** Boxes keep their pixel at a zoom, lanes the time under the pointer: the gap begins in the middle of both. */
  async function dragInto(lanes: Locator, { from, to, y: at }: Drag & { y: number }) {
    const { hour } = await scaleOf(lanes)
    await during(1, () =>
      lanes.evaluate((element, x) => (element.scrollLeft = x), (GAP_HOURS.from + 1) * hour - MIDDLE_PX),
    )
    const gap = (await scaleOf(lanes)).left + (GAP_HOURS.from + 1) * hour
    const [start, end] = [gap + from * hour, gap + to * hour]
    await page.mouse.move(start, at)
    await page.mouse.down()
    await mark(MARKS.from)
    await page.evaluate(() => window.longestFrame())
    const step = await during(STEPS, (nth) => page.mouse.move(start + ((nth + 1) * (end - start)) / STEPS, at))
    const longest = await page.evaluate(() => window.longestFrame())
    await mark(MARKS.to)
    const letGo = async () => {
      await page.mouse.up()
      for (let frame = 0; frame < FRAMES_AFTER; frame++) await settled()
    }
    const browser = isTraced ? undefined : page.context().browser()
    const drop = browser ? await dropWork(browser, page, letGo) : await letGo()
    if (variant === 'ourWeek' && !(await hasLanded(lanes))) throw new Error('nothing was dropped')
    await page.keyboard.press('Escape')
    return { step, longest, drop }
  }
}

/** Hours from where the gap begins, of the pointer at both ends of a drag. */
type Drag = { from: number; to: number }
/** By the middle of a program of a quarter hour, of five minutes or of one, far from where the view would scroll by itself. */
const DRAGS = { far: { from: -2.125, to: 0.875 }, close: { from: -0.125, to: 0.26 } } as const satisfies Record<
  string,
  Drag
>
/** The airing that was dropped has the keyboard: a question or a choice by a band would not. */
const hasLanded = (lanes: Locator) =>
  lanes.evaluate(
    (element) => element.contains(document.activeElement) && document.querySelector('[aria-selected=true]'),
  )

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
