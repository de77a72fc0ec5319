import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { AIRING_TYPE, CHANNEL_TYPE, PROGRAM_TYPE } from '#contract/values/guide.ts'
import type { GuideAiring, GuideRow } from '#contract/schemas/live/guide.ts'
import { readPool } from '#server/seed/artwork/pool.ts'
import { attachMedia, readSamples } from '#server/seed/catalogue/demoMedia.ts'
import { demoDocuments } from '#server/seed/loadDemo.ts'
import { shippedType } from '../support/shippedType.ts'
import { call } from './support/call.ts'
import { inFullRun, test } from './support/journey.ts'
import { makeDraft } from './support/ownSample.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import { tabTo } from './support/tabTo.ts'

const CATALOG = '/api/content/urn/resource/catalog'
const BOARD = '/apps/rimba-my/live/epg/onAir'
const MINUTE = 60_000
const iso = (instant: number) => new Date(instant).toISOString()
/** Two weeks ahead of the demo guide: nobody else plans there. */
const DAY = iso(Date.now() + 9 * 24 * 60 * MINUTE).slice(0, 10)
const MARK = String(Date.now() % 1_000_000)
const SAMPLE = 'server/seed/media/bumper-video.mp4'

const feed = (title: string) => `<?xml version="1.0"?>
<tv>
<channel id="tern.example"><display-name>Zz Tern</display-name></channel>
<programme channel="tern.example" start="${DAY.replaceAll('-', '')}060000 +0000" stop="${DAY.replaceAll('-', '')}070000 +0000"><title lang="en">${title}</title></programme>
</tv>`

async function filmWithMedia(): Promise<string> {
  const made = demoDocuments(readPool(), Date.now())
  const samples = await readSamples()
  const uses = attachMedia(made, samples)
  const sample = samples.get('harbour')
  const ids = (sample && uses.get(sample)) ?? []
  const film = made.movie?.find(({ id, published }) => {
    const { prd } = (published?.payload ?? {}) as { prd?: string[] }
    return ids.includes(id) && prd?.includes('rimba-my')
  })
  if (!film) throw new Error('no film of the demo catalogue has media')
  return film.id
}

/** Focus that falls back on the document is lost: whoever works by keys starts at the top again. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
}

/** A channel that shows, since some minutes, a program of a film that plays. */
async function onAirNow(page: Page): Promise<{ channel: string; airing: string }> {
  const make = async (type: string, values: object) => {
    const body = { lon: [{ lang: 'en', n: `Tern ${MARK}` }], prd: ['rimba-my'], st: 'published', ...values }
    return (await call<{ id: string }>(page, `${CATALOG}/${type}?prd=rimba-my`, 'POST', body)).id
  }
  const channel = await make(CHANNEL_TYPE, { chty: 'linear', cs: `tern-${MARK}`, cn: 9_900 })
  const sg = [{ id: 's1', seg_ty: 'vod', ctkey: await filmWithMedia(), sp: 0, ep: 40_000 }]
  const program = await make(PROGRAM_TYPE, { sg })
  const times = { a_st_dt: iso(Date.now() - 10 * MINUTE), a_ed_dt: iso(Date.now() + 50 * MINUTE) }
  return { channel, airing: await make(AIRING_TYPE, { ch: channel, pgm_id: program, ...times }) }
}

/** Takes a guide in through the dialog of the inbox. */
async function ingest(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Ingest', exact: true }).first())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ingest a guide' })
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, dialog.getByRole('button', { name: /Choose/ }), 20)
  await page.keyboard.press('Enter')
  const file = { name: `tern-${MARK}.xml`, mimeType: 'application/xml', buffer: Buffer.from(feed(title)) }
  await (await choosing).setFiles(file)
  await expect(dialog.getByRole('status', { name: 'What would come' })).toContainText('1Programme')
  await tabTo(page, dialog.getByRole('button', { name: 'Take it in' }), 30)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** The airing of the day that the feed tells of, by the API. */
async function dawn(page: Page, channel: string): Promise<GuideAiring | undefined> {
  const span = `start=${DAY}T00:00:00.000Z&end=${DAY}T23:00:00.000Z`
  const [row] = await call<GuideRow[]>(page, `/api/epg?channel=${channel}&${span}&prd=rimba-my`)
  return row?.airing[0]
}

inFullRun(
  'a live desk works by keys alone: board, grid, a guide from a file, the inbox, media, a title of what was on air',
  async ({ browser }) => {
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

    await test.step('makes a title of what was on air', async () => {
      await page.keyboard.press('Enter')
      const panel = page.getByRole('complementary', { name: 'Airing' })
      const make = panel.getByRole('button', { name: 'Make a title...' })
      await tabTo(page, make)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Live to VOD: Tern ${MARK}` })
      const start = dialog.getByRole('slider', { name: 'Start' })
      await tabTo(page, start, 20)
      await page.keyboard.press('PageDown')
      const convert = dialog.getByRole('button', { name: 'Convert' })
      await tabTo(page, convert, 30)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Successfully! Initiated Live to VOD workflow for Tern ${MARK}`)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(make).toBeFocused()
    })

    await test.step('brings a guide in, and tells which channel it is', async () => {
      await page.goto('/apps/rimba-my/live/epg/inbox')
      await ingest(page, 'Dawn')
      await expectFocusKept(page)
      const matching = page.getByRole('complementary', { name: 'Channels without a match' })
      const other = matching.getByRole('combobox', { name: 'Another channel' })
      await tabTo(page, other, 80)
      await page.keyboard.type(`Tern ${MARK}`)
      await expect(page.getByRole('option', { name: new RegExp(`Tern ${MARK}`) })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      // Enter takes what the arrow has come to; until then it takes nothing.
      await expect(other).toHaveAttribute('aria-activedescendant', /./)
      await page.keyboard.press('Enter')
      await tabTo(page, matching.getByRole('button', { name: `Confirm Tern ${MARK}` }), 20)
      await page.keyboard.press('Enter')
      await expect(matching.getByText('Zz Tern')).toBeHidden()
      await expectFocusKept(page)
    })

    await test.step('decides in the inbox what a mended program shall be called', async () => {
      await expect.poll(async () => (await dawn(page, channel))?.lon[0]?.n).toBe('Dawn')
      const path = `${CATALOG}/${AIRING_TYPE}/${(await dawn(page, channel))?.id}?prd=rimba-my`
      await call(page, path, 'PUT', {
        ...(await call<object>(page, path)),
        st: 'published',
        lon: [{ lang: 'en', n: 'Dawn, mended' }],
      })
      await ingest(page, 'Daybreak')
      const block = page.getByRole('article', { name: 'Daybreak' })
      await tabTo(page, block, 80)
      // What is pinned stays unless the word of the feed is picked.
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('a')
      await expect.poll(async () => (await dawn(page, channel))?.lon[0]?.n).toBe('Daybreak')
      await expectFocusKept(page)
    })

    await test.step('brings media into a title', async () => {
      const { id } = await makeDraft(page, shippedType('movie'))
      await page.goto(`/apps/rimba-my/vod/movie/${id}`)
      const panel = page.getByRole('tablist', { name: 'Side panel' })
      await tabTo(page, panel.getByRole('tab', { selected: true }), 300)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const upload = page.getByRole('button', { name: 'Upload media' }).last()
      await tabTo(page, upload, 30)
      const choosing = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await choosing).setFiles(SAMPLE)
      await expect(page.getByText(/^bumper-video\.mp4: picture, /)).toBeVisible()
      await expect(upload).toBeFocused()
    })
    await expectNoTrouble(page)
  },
)
