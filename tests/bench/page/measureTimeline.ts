import type { CDPSession, Page } from '@playwright/test'
import { verdict } from '../aims.ts'

const SEGMENTS = 500
const ROUNDS = 4
const STEPS = 40
/** Beside boxes that have neither pictures nor keyframes nor grips. */
const BUDGETS = { mount: 4, 'scroll step': 3 } as const
const FRAME_MS = 16
const WORKS = ['mount', 'scroll step'] as const
const VARIANTS = ['bareVideo', 'ourVideo'] as const

type Taken = Record<(typeof WORKS)[number], number> & { scrub: number[] }

/** Ten hours with 500 segments, a fourth of it in view, beside bare boxes: ms of the main thread, medians of rounds. */
export async function measureTimeline(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const taken: Record<(typeof VARIANTS)[number], Taken[]> = { bareVideo: [], ourVideo: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of VARIANTS) {
      const found = await workOf(page, session, variant)
      if (round > 0) taken[variant].push(found)
    }
  const rows = WORKS.map((work) => {
    const [bare = 1, ours = 0] = VARIANTS.map((variant) =>
      share(
        taken[variant].map((one) => one[work]),
        0.5,
      ),
    )
    return {
      ...{ work: `${work}, ${SEGMENTS} segments, ten hours`, bare: ms(bare), ours: ms(ours) },
      ...{ ratio: `${(ours / bare).toFixed(2)}x`, budget: `${BUDGETS[work]}x` },
      verdict: verdict(ours / bare <= BUDGETS[work]),
    }
  })
  const [bare = 1, ours = 0] = VARIANTS.map((variant) =>
    share(
      taken[variant].flatMap(({ scrub }) => scrub),
      0.95,
    ),
  )
  return [
    ...rows,
    {
      ...{ work: 'frame of a scrub, p95', bare: ms(bare), ours: ms(ours), ratio: `${(ours / bare).toFixed(2)}x` },
      ...{ budget: `${FRAME_MS} ms`, verdict: verdict(ours <= FRAME_MS) },
    },
  ]
}

async function workOf(page: Page, session: CDPSession, variant: string): Promise<Taken> {
  const settled = () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const during = async (work: () => Promise<unknown>) => {
    const before = await busy()
    await work()
    await settled()
    return (await busy()) - before
  }
  // Pictures, sound and keyframes come a moment later, and belong to it.
  const mount = await during(async () => {
    await page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, SEGMENTS])
    await page.waitForTimeout(100)
  })
  const scroller = page.locator('.scroll,[data-scroll]').first()
  const scrolls: number[] = []
  for (let step = 0; step < STEPS; step++)
    scrolls.push(await during(() => scroller.evaluate((element) => (element.scrollLeft += 40))))
  const box = await page.locator('[data-lane=film]').first().boundingBox()
  const place = await scroller.boundingBox()
  if (!box || !place) throw new Error('no timeline is drawn')
  const y = box.y + 10
  await page.mouse.move(place.x + 200, y)
  await page.mouse.down()
  const scrub: number[] = []
  for (let step = 0; step < STEPS; step++) scrub.push(await during(() => page.mouse.move(place.x + 210 + step * 12, y)))
  await page.mouse.up()
  await page.evaluate(() => window.clear())
  return { mount, 'scroll step': share(scrolls, 0.5), scrub }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
