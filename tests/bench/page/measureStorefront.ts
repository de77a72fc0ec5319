import type { CDPSession, Page } from '@playwright/test'

const RAILS = 60
const ROUNDS = 3
const STEPS = 20
const KEYS = 30
/**
 * Beside plain boxes, all of which are drawn beforehand: only rails that are near are drawn, each as it comes near while
 * one scrolls. A keystroke in the inspector is held to a frame instead.
 */
const BUDGETS = { mount: 1, 'scroll step': 2, 'change of lens': 1, reorder: 1 } as const
const FRAME_MS = 16
type Piece = keyof typeof BUDGETS
const WORKS = Object.keys(BUDGETS) as Piece[]

type Taken = Record<Piece, number> & { keys: number[] }

/** 60 rails of 20 titles beside plain boxes: ms of the main thread for each piece of work, medians. */
export async function measureStorefront(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const taken: Record<'bareStorefront' | 'ourStorefront', Taken[]> = { bareStorefront: [], ourStorefront: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of ['bareStorefront', 'ourStorefront'] as const) {
      const found = await workOf(page, session, variant)
      if (round > 0) taken[variant].push(found)
    }
  const rows = WORKS.map((work) => {
    const [bare, ours] = [taken.bareStorefront, taken.ourStorefront].map((list) => median(list.map((one) => one[work])))
    const ratio = (ours ?? 0) / (bare ?? 1)
    return {
      ...{ work: `${work}, ${RAILS} rails`, bare: `${bare?.toFixed(1)} ms`, ours: `${ours?.toFixed(1)} ms` },
      ...{ ratio: `${ratio.toFixed(2)}x`, budget: `${BUDGETS[work]}x` },
      verdict: ratio <= BUDGETS[work] ? 'met' : 'NOT MET',
    }
  })
  const [bare, ours] = [taken.bareStorefront, taken.ourStorefront].map((list) => p95(list.flatMap(({ keys }) => keys)))
  return [
    ...rows,
    {
      ...{ work: 'keystroke, p95', bare: `${bare?.toFixed(1)} ms`, ours: `${ours?.toFixed(1)} ms` },
      ratio: `${((ours ?? 0) / (bare ?? 1)).toFixed(2)}x`,
      ...{ budget: `${FRAME_MS} ms`, verdict: (ours ?? 0) <= FRAME_MS ? 'met' : 'NOT MET' },
    },
  ]
}

/** A field of the inspector; of the baseline, a plain one. */
const NAME_FIELD = '[data-field=names] input, [data-work=name]'

async function workOf(page: Page, session: CDPSession, variant: string): Promise<Taken> {
  const settled = () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const during = async (steps: number, work: () => Promise<unknown>) => {
    const before = await busy()
    for (let step = 0; step < steps; step++) {
      await work()
      await settled()
      await settled()
    }
    return ((await busy()) - before) / steps
  }
  const press = (work: string) =>
    page.evaluate((name) => document.querySelector<HTMLElement>(`[data-work=${name}]`)?.click(), work)
  const mount = await during(1, () =>
    page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, RAILS]),
  )
  const stage = page.locator('[data-stage],[role=presentation]').first()
  const scroll = await during(STEPS, () => stage.evaluate((element) => (element.scrollTop += 90)))
  await stage.evaluate((element) => (element.scrollTop = 0))
  await settled()
  const lens = await during(4, () => press('lens'))
  const reorder = await during(4, () => press('reorder'))
  const keys: number[] = []
  await press('inspect')
  await settled()
  await page.locator(NAME_FIELD).first().focus()
  for (let key = 0; key < KEYS; key++) keys.push(await during(1, () => page.keyboard.press('a')))
  await page.evaluate(() => window.clear())
  return { mount, 'scroll step': scroll, 'change of lens': lens, reorder, keys }
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? 0
const p95 = (values: readonly number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0
