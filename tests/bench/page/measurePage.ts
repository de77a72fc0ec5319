import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { measureStorefront } from './measureStorefront.ts'
import { measureTimeline } from './measureTimeline.ts'
import { measureWeek } from './measureWeek.ts'
import { measureWorkbench } from './measureWorkbench.ts'
import { findBrowser } from '#scripts/machine/browser.ts'

const OUT = 'dist/bench'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const ROUNDS = 7

/** Channels of the guide, two weeks each: how far a scroll goes, and what it may cost beside bare boxes. */
const LANES = { bare: 'bareLanes', ours: 'ourLanes', size: 500, budget: 2, steps: 60 }

/** The list alone has more to measure: how long until it is laid out, and choosing all of its rows. */
const LIST = { bare: 'bareRows', ours: 'ourRows', size: 1000, budget: 2 }

type Pair = { work: string; bare: string; ours: string; sizes: number[]; budget: number }
const PAIRS: Pair[] = [
  { work: 'form mount, as opened', bare: 'bareForm', ours: 'ourForm', sizes: [30, 200, 500], budget: 1.3 },
  { work: 'form mount, every section', bare: 'bareForm', ours: 'ourFormWhole', sizes: [30, 200, 500], budget: 1.3 },
  { work: 'array mount', bare: 'bareArray', ours: 'ourArray', sizes: [900], budget: 1.3 },
  { work: 'list mount', bare: 'bareRows', ours: 'ourRows', sizes: [1000], budget: 2 },
]
const TIMELINE: Pair[] = [
  {
    work: 'guide mount, channels by 14 days',
    bare: LANES.bare,
    ours: LANES.ours,
    sizes: [LANES.size],
    budget: LANES.budget,
  },
]

/** Forms and lists in Chromium beside plain ones, in turn, medians of several rounds; then a key to the next frame. */
export async function measurePage(only?: 'timeline' | 'week' | 'storefront' | 'workbench' | 'cut'): Promise<void> {
  await build({
    root: 'tests/bench/page',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: `../../../${OUT}`, emptyOutDir: true, target: 'es2023' },
  })
  const server = await preview({
    root: 'tests/bench/page',
    build: { outDir: `../../../${OUT}` },
    preview: { port: 4713, strictPort: true, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.error(error))
  await page.goto('http://127.0.0.1:4713/')
  await page.waitForFunction(() => typeof window.mount === 'function')
  await page.waitForTimeout(500)
  if (!only || only === 'timeline') await measureGuide(page, only)
  if (!only || only === 'week') {
    console.log('\nA week of a schedule beside bare boxes: work of the main thread, and the longest frame of a drag')
    console.table(await measureWeek(page))
  }
  if (!only || only === 'storefront') {
    console.log('\nA storefront of 60 rails of 20 titles beside plain boxes: work of the main thread')
    console.table(await measureStorefront(page))
  }
  if (!only || only === 'cut') {
    console.log('\nThe timeline of the video editor beside bare boxes: work of the main thread')
    console.table(await measureTimeline(page))
  }
  if (!only || only === 'workbench') {
    console.log('\nThe translation workbench beside bare inputs: work of the main thread')
    console.table(await measureWorkbench(page))
  }
  if (!only) await measureRest(page)
  await browser.close()
  await server.close()
}

async function measureGuide(page: Page, only?: 'timeline'): Promise<void> {
  console.log('\nPage, Chromium, script until drawn (medians)')
  console.table(await mounts(page, only ? TIMELINE : [...PAIRS, ...TIMELINE]))
  console.log('\nThe guide, styled and laid out (medians)')
  console.table(await mounts(page, TIMELINE, 'laidOut'))
  console.log('\nA guide of 500 channels by 14 days, scrolled: a step to its frame')
  console.table([await laneScroll(page)])
}

async function measureRest(page: Page): Promise<void> {
  console.log('\nA list of 1,000 rows: styled and laid out, and all of them chosen')
  console.table(await listWork(page))
  console.log('\nA key, to the next frame')
  console.table([
    await keystrokes(page, 'bareForm', 200),
    await keystrokes(page, 'ourFormWhole', 200),
    await keystrokes(page, 'bareForm', 500),
    await keystrokes(page, 'ourFormWhole', 500),
    await keystrokes(page, 'bareArray', 900),
    await keystrokes(page, 'ourArray', 900),
  ])
}

async function mounts(page: Page, pairs: readonly Pair[], until: Until = 'script') {
  const rows = []
  for (const { work, bare, ours, sizes, budget } of pairs)
    for (const size of sizes) {
      const [a, b, elements] = await inTurn(page, { bare, ours, size, until })
      const ratio = b / a
      rows.push({
        work: `${work}, ${size}`,
        bare: `${a.toFixed(1)} ms`,
        ours: `${b.toFixed(1)} ms`,
        ratio: `${ratio.toFixed(2)}x`,
        budget: `${budget}x`,
        verdict: ratio <= budget ? 'met' : 'NOT MET',
        elements,
      })
    }
  return rows
}

async function laneScroll(page: Page) {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < 4; round++)
    for (const variant of [LANES.bare, LANES.ours]) {
      await page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, LANES.size])
      const taken = await page.evaluate((steps) => window.scrollLanes(steps), LANES.steps)
      await page.evaluate(() => window.clear())
      if (round > 0) times[variant] = [...(times[variant] ?? []), ...taken]
    }
  const of = (variant: string, share: number) => {
    const sorted = [...(times[variant] ?? [])].sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length * share)] ?? 0
  }
  const ratio = of(LANES.ours, 0.5) / of(LANES.bare, 0.5)
  return {
    work: 'scroll step, p50',
    bare: `${of(LANES.bare, 0.5).toFixed(1)} ms`,
    ours: `${of(LANES.ours, 0.5).toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)}x`,
    'p95, bare : ours': `${of(LANES.bare, 0.95).toFixed(1)} : ${of(LANES.ours, 0.95).toFixed(1)} ms`,
    budget: `${LANES.budget}x`,
    verdict: ratio <= LANES.budget ? 'met' : 'NOT MET',
  }
}

async function listWork(page: Page) {
  const times: Record<string, { laidOut: number[]; selectAll: number[] }> = {}
  for (let round = 0; round < 3 * ROUNDS; round++)
    for (const variant of [LIST.bare, LIST.ours]) {
      const taken = (times[variant] ??= { laidOut: [], selectAll: [] })
      const { laidOut } = await page.evaluate(([name, count]) => window.mount(name as string, count as number), [
        variant,
        LIST.size,
      ] as const)
      const selectAll = await page.evaluate(() => window.selectAll())
      await page.evaluate(() => window.clear())
      if (round < 2) continue
      taken.laidOut.push(laidOut)
      taken.selectAll.push(selectAll)
    }
  return (['laidOut', 'selectAll'] as const).map((work) => {
    const [a, b] = [LIST.bare, LIST.ours].map((variant) => median(times[variant]?.[work] ?? [])) as [number, number]
    return {
      work: work === 'laidOut' ? 'mount with style and layout' : 'select all',
      bare: `${a.toFixed(1)} ms`,
      ours: `${b.toFixed(1)} ms`,
      ratio: `${(b / a).toFixed(2)}x`,
      budget: `${LIST.budget}x`,
      verdict: b / a <= LIST.budget ? 'met' : 'NOT MET',
    }
  })
}

/** A mount ends when its script has, or once all is styled and laid out. */
type Until = 'script' | 'laidOut'
type Turn = Pick<Pair, 'bare' | 'ours'> & { size: number; until: Until }

async function inTurn(page: Page, { bare, ours, size, until }: Turn): Promise<[number, number, string]> {
  const times: Record<string, number[]> = { [bare]: [], [ours]: [] }
  const drawn: Record<string, number> = {}
  for (let round = 0; round < ROUNDS + 1; round++)
    for (const variant of [bare, ours]) {
      const { fields, elements, ...taken } = await page.evaluate(
        ([name, count]) => window.mount(name as string, count as number),
        [variant, size],
      )
      if (round > 0) times[variant]?.push(taken[until])
      if (variant === 'ourFormWhole' && fields < size) throw new Error(`${fields} of ${size} fields were drawn`)
      drawn[variant] = elements
      await page.evaluate(() => window.clear())
    }
  return [median(times[bare] ?? []), median(times[ours] ?? []), `${drawn[bare]} : ${drawn[ours]}`]
}

async function keystrokes(page: Page, variant: string, size: number) {
  await page.evaluate(([name, count]) => window.mount(name as string, count as number), [variant, size] as const)
  // Lists draw the rows that are near, so the field in the middle of what is drawn is typed into.
  const inputs = page.locator('input:not([type=checkbox])')
  await inputs.nth(Math.floor((await inputs.count()) / 2)).focus()
  const times: number[] = []
  for (let n = 0; n < 60; n++)
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const field = document.activeElement as HTMLInputElement
            const start = performance.now()
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${field.value}x`)
            field.dispatchEvent(new InputEvent('input', { bubbles: true }))
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
          }),
      ),
    )
  await page.evaluate(() => window.clear())
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  return {
    form: variant,
    size,
    p50: `${median(times).toFixed(1)} ms`,
    p95: `${p95.toFixed(1)} ms`,
    budget: 'p95 under 50 ms',
    verdict: p95 < 50 ? 'met' : 'NOT MET',
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
