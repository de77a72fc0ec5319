import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/machine/browser.ts'
import { buildServer } from '#scripts/server/buildServer.ts'
import { nameField, rows } from '../../journeys/support/movies.ts'
import { startOwnServer } from '../../journeys/support/ownServer.ts'
import { verdict } from '../aims.ts'
import { median } from '../rounds.ts'
import { aim, OF_FORMS, OF_LISTS, OPENING, press, type Action } from './actions.ts'
import { measureWorkshop } from './measureWorkshop.ts'
import { settled, watchFrames } from './watchFrames.ts'

/** How many times slower the processor is made than the machine's own. */
const SLOWED = 4
const ROUNDS = 5
const FILMS = '/apps/rimba-my/vod/movie'
/** From the press until the next frame is on the screen, in ms. */
const PAINT_MS = 50
/** Of what stands on the page while a record opens, by the browser's own measure. */
const SHIFT = 0.02

/**
 * Presses of everyday work in the real console at a slowed processor, what opening a record shifts, and the first frame
 * of the workshop of types (issue 17): the median of five rounds of each, from the press until the next frame.
 */
export async function measureActions(): Promise<void> {
  await buildServer()
  const server = await startOwnServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await slowed(await signedIn(browser, server.url, 'admin'))
    const times = new Map<string, number[]>()
    const shifts: number[] = []
    const hovers: number[] = []
    const make = async (action: Action, isWarm: boolean, isDrawn?: () => Promise<void>) => {
      await aim(page, action)
      const { hover } = await settled(page)
      await press(page, action)
      await isDrawn?.()
      const { paint, shift } = await settled(page)
      if (!isWarm) return shift
      times.set(action.name, [...(times.get(action.name) ?? []), paint])
      if ('at' in action) hovers.push(hover)
      return shift
    }
    const walk = async (actions: readonly Action[], isWarm: boolean) => {
      for (const action of actions) {
        await make(action, isWarm)
        await action.back?.(page)
        await settled(page)
      }
    }
    // The first round of all loads what is loaded once.
    for (let round = 0; round <= ROUNDS; round++) {
      await page.goto(FILMS)
      await rows(page).first().waitFor()
      await rows(page).first().focus()
      await settled(page)
      await walk(OF_LISTS, round > 0)
      shifts.push(await make(OPENING, round > 0, () => nameField(page, 'en').waitFor()))
      await walk(OF_FORMS, round > 0)
    }
    print(times, shifts)
    console.log(`Pointing at what is pressed: ${median(hovers)} ms, ${Math.max(...hovers)} ms at most`)
    await page.close()
    // Types are of people who configure the platform.
    await measureWorkshop(await slowed(await signedIn(browser, server.url, 'super')), ROUNDS)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function slowed(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

async function signedIn(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchFrames)
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
  await page.waitForFunction(() => sessionStorage.getItem('marquee.api_token'))
  return page
}

function print(times: ReadonlyMap<string, readonly number[]>, shifts: readonly number[]): void {
  console.log(`\nFrom a press until the next frame, Chromium at a processor ${SLOWED} times as slow (medians, worst)`)
  console.table(
    [...times].map(([action, all]) => ({
      action,
      ours: `${median(all)} ms`,
      worst: `${Math.max(...all)} ms`,
      aim: `${PAINT_MS} ms`,
      verdict: verdict(median(all) <= PAINT_MS),
    })),
  )
  const shift = Math.max(...shifts)
  console.log(`Opening a record shifts ${shift.toFixed(3)} at most (aim ${SHIFT}): ${verdict(shift <= SHIFT)}`)
}
