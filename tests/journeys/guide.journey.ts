import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { GuideAiring, GuideRow } from '#contract/schemas/live/guide.ts'
import { feedFile } from '../support/feedFiles.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const CATALOG = '/api/content/urn/resource/catalog'
const GUIDE = '/apps/rimba-my/live/epg'
const INBOX = `${GUIDE}/inbox`
/** A real guide with its titles in four languages; nobody else plans on its day. */
const FEED = 'in-dishtv'
const DAY = '2025-01-26'
const PROGRAMMES = 8

/** The day of the feed as its channel stands, by start: title in English. */
async function shown(page: Page, channel: string): Promise<string[]> {
  return (await airingsOf(page, channel)).map(({ a_st_dt, lon }) => `${a_st_dt.slice(11, 16)} ${localized(lon, 'en')}`)
}

async function airingsOf(page: Page, channel: string): Promise<readonly GuideAiring[]> {
  const span = `start=${DAY}T00:00:00Z&end=${DAY}T23:59:59Z`
  const [row] = await call<GuideRow[]>(page, `/api/epg?channel=${channel}&${span}&prd=rimba-my`)
  return row?.airing ?? []
}

/** The feed an hour late, since it names another offset, with one of its titles changed. */
const late = (feed: string) => feed.replaceAll(' +0000"', ' -0100"').replace('>Vanguard<', '>Vanguard, uncut<')

/** Mends the English title of a programme: from its panel beside the guide into its form. */
async function mend(page: Page, channel: string, title: string, to: string): Promise<void> {
  const airing = (await airingsOf(page, channel)).find(({ lon }) => localized(lon, 'en') === title)
  await page.goto(`${GUIDE}?airing=${airing?.id}`)
  const panel = page.getByRole('complementary', { name: 'Airing' })
  await expect(panel.getByRole('heading', { name: title })).toBeVisible()
  await panel.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name, English', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
}

/** Brings a feed in through the dialog: tried first, then taken in. */
async function ingest(page: Page, text: string, programmes: number): Promise<void> {
  await page.getByRole('button', { name: 'Ingest', exact: true }).first().click()
  const dialog: Locator = page.getByRole('dialog', { name: 'Ingest a guide' })
  const file = { name: `${FEED}.xml`, mimeType: 'application/xml', buffer: Buffer.from(text) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('status', { name: 'What would come' })).toContainText(`${programmes}Programmes`)
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await expect(dialog).toBeHidden()
}

test('an editor brings a guide in, mends it, and gets the feed an hour late without losing what was mended', async ({
  browser,
}) => {
  const feed = (await feedFile(FEED)).toString()
  const page = await signIn(browser, 'admin', INBOX)
  const { id: channel } = await call<{ id: string }>(page, `${CATALOG}/${CHANNEL_TYPE}?prd=rimba-my`, 'POST', {
    ...{ lon: [{ lang: 'en', n: 'Heron Journey' }], prd: ['rimba-my'], chty: 'linear', cs: 'heron', cn: 8_811 },
    st: 'published',
  })

  await test.step('the file is tried, taken in, and its channel told', async () => {
    await ingest(page, feed, PROGRAMMES)
    const panel = page.getByRole('complementary', { name: 'Channels without a match' })
    await expect(panel.getByText('&prive HD')).toBeVisible()
    await panel.getByRole('combobox', { name: 'Another channel' }).fill('Heron')
    await page.getByRole('option', { name: /Heron Journey/ }).click()
    await panel.getByRole('button', { name: 'Confirm Heron Journey' }).click()
    await expect.poll(() => shown(page, channel)).toHaveLength(PROGRAMMES)
  })

  const mended = await test.step('two programmes are mended in their forms', async () => {
    await mend(page, channel, 'The Fog', 'The Fog, with Nurul')
    await mend(page, channel, 'Tears of the Sun', 'Tears of the Sun, again')
    const day = await shown(page, channel)
    expect(day).toEqual(expect.arrayContaining(['11:35 The Fog, with Nurul', '17:20 Tears of the Sun, again']))
    await page.goto(INBOX)
    return day
  })

  await test.step('an hour late, with one title changed, it is one correction', async () => {
    await ingest(page, late(feed), PROGRAMMES)
    await expect(page.getByText(/^The whole feed looks shifted by \+1 h/)).toBeVisible()
    expect(await shown(page, channel)).toEqual(mended)
    await page.getByRole('button', { name: 'Correct all' }).click()
    const live = mended.map((line) => line.replace('Vanguard', 'Vanguard, uncut'))
    await expect.poll(() => shown(page, channel)).toEqual(live)
    await expect(page.getByText(/^The whole feed looks shifted/)).toBeHidden()
  })

  await test.step('undo brings the day back', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Undo the whole ingestion…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo all' }).click()
    await expect.poll(() => shown(page, channel)).toEqual(mended)
  })
  await expectNoTrouble(page)
})
