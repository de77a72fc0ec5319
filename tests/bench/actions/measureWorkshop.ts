import type { Page } from '@playwright/test'
import { median } from '../rounds.ts'
import { settled } from './watchFrames.ts'

const TYPES = '/apps/rimba-my/config/types'
const TYPE = 'movie'

type Frames = { document: number; form: number; longest: number }

declare global {
  interface Window {
    workshopFrames: Promise<Frames>
  }
}

/** Runs in the page, before the press: when the document of a type and its live form are first on the screen, in ms. */
function watchWorkshop(): void {
  let longest = 0
  const tasks = new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration))
  })
  tasks.observe({ type: 'longtask' })
  window.workshopFrames = new Promise((done) => {
    let pressed = 0
    let document_ = 0
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    const look = (now: number) => {
      const [, form] = [...document.querySelectorAll('main section.document .scroll, main section.form [data-mode]')]
      if (document_ === 0 && document.querySelector('main section.document .scroll > *')) document_ = now - pressed
      // What is drawn last is told of after its task.
      if (form) setTimeout(() => done({ document: document_, form: now - pressed, longest }), 500)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Opens a type from the list of types: until its document, then its live form are drawn, and the longest task of it. */
async function openWorkshop(page: Page): Promise<Frames & { paint: number }> {
  await page.goto(TYPES)
  const link = page.locator(`main a[href$="/config/types/${TYPE}"]`).first()
  await link.waitFor()
  await settled(page)
  await page.evaluate(watchWorkshop)
  await link.click()
  const frames = await page.evaluate(() => window.workshopFrames)
  return { ...frames, ...(await settled(page)) }
}

/** The medians of so many openings; what is fetched once has been fetched before the first that counts. */
export async function measureWorkshop(page: Page, rounds: number): Promise<void> {
  const all: Awaited<ReturnType<typeof openWorkshop>>[] = []
  for (let round = 0; round <= rounds; round++) {
    const opened = await openWorkshop(page)
    if (round > 0) all.push(opened)
  }
  const of = (part: keyof (typeof all)[number]) => `${median(all.map((one) => one[part])).toFixed(0)} ms`
  console.log('\nA type opened from the list of types (medians)')
  console.table([
    {
      'press to its next frame': of('paint'),
      'document drawn': of('document'),
      'live form drawn': of('form'),
      'longest task': of('longest'),
    },
  ])
}
