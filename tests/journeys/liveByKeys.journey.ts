import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { AIRING_TYPE, CHANNEL_TYPE, PROGRAM_TYPE } from '#contract/values/guide.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { signIn } from './support/person.ts'

const CATALOG = '/api/content/urn/resource/catalog'
const BOARD = '/apps/rimba-my/live/epg/onAir'
const MINUTE = 60_000
const iso = (instant: number) => new Date(instant).toISOString()
const MARK = String(Date.now() % 1_000_000)

/** Walks with Tab until the focus is there, as somebody does who sees where it is. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < most; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Focus that falls back on the document is lost: whoever works by keys starts at the top again. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
}

/** A channel that shows, since some minutes, a program of a film. */
async function onAirNow(page: Page): Promise<{ channel: string; airing: string }> {
  const make = async (type: string, values: object) => {
    const body = { lon: [{ lang: 'en', n: `Tern ${MARK}` }], prd: ['rimba-my'], st: 'published', ...values }
    return (await call<{ id: string }>(page, `${CATALOG}/${type}?prd=rimba-my`, 'POST', body)).id
  }
  const films = await call<ContentRow[]>(page, `${CATALOG}/movie?prd=rimba-my&pageSize=1&sortBy=created&sortOrder=asc`)
  const channel = await make(CHANNEL_TYPE, { chty: 'linear', cs: `tern-${MARK}`, cn: 9_900 })
  const sg = [{ id: 's1', seg_ty: 'vod', ctkey: films[0]?.id, sp: 0, ep: 40_000 }]
  const program = await make(PROGRAM_TYPE, { sg })
  const times = { a_st_dt: iso(Date.now() - 10 * MINUTE), a_ed_dt: iso(Date.now() + 50 * MINUTE) }
  return { channel, airing: await make(AIRING_TYPE, { ch: channel, pgm_id: program, ...times }) }
}

test('whoever is on shift goes by keys alone from the board into the grid, into an airing and back', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', BOARD)
  const { channel, airing } = await onAirNow(page)

  await test.step('from the board to the place in the grid', async () => {
    const jump = page.getByRole('link', { name: /^Jump/ }).first()
    await tabTo(page, jump, 80)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/live\/epg\?/)
    await expect(page.getByRole('grid', { name: 'EPG' })).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('through the grid, into an airing and back to it', async () => {
    await page.goto(`/apps/rimba-my/live/epg?channel=${channel}`)
    const cell = page.getByRole('gridcell', { name: new RegExp(`^Tern ${MARK}`) })
    await expect(cell).toBeVisible()
    const stop = page.getByRole('grid', { name: 'EPG' }).locator('[tabindex="0"]').first()
    await tabTo(page, stop)
    for (let steps = 0; steps < 8 && !(await cell.evaluate((it) => it === document.activeElement)); steps++)
      await page.keyboard.press(steps < 4 ? 'ArrowRight' : 'ArrowLeft')
    await expect(cell).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary', { name: 'Airing' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(airing))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Airing' })).toBeHidden()
    await expect(cell).toBeFocused()
  })
})
