import { expect } from '@playwright/test'
import { settled, watchFrames } from '../bench/actions/watchFrames.ts'
import { test } from './support/journey.ts'
import { nameField, openMoviesAs, rows } from './support/movies.ts'

/** Share of the window that may move while a record opens, by the browser's own measure (issue 17). */
const SHIFT = 0.02
const LISTS = ['vod/movie', 'vod/tvseries', 'vod/tvepisode', 'live/channel', 'live/program', 'assets/player']

test('a record stands where it will stay from its first frame on', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'viewer')
  await page.addInitScript(watchFrames)
  for (const list of LISTS) {
    await page.goto(`/apps/rimba-my/${list}`)
    await rows(page).first().waitFor()
    await settled(page)
    await rows(page).first().getByRole('link').first().click()
    await expect(nameField(page, 'en').or(page.locator('.f-read[lang=en]').first())).toBeVisible()
    const { shift } = await settled(page)
    expect.soft(shift, list).toBeLessThan(SHIFT)
  }
})
