import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { GuideRow } from '#contract/schemas/live/guide.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const CATALOG = '/api/content/urn/resource/catalog'
const INBOX = '/apps/rimba-my/live/epg/inbox'
const TITLES = [
  'Morning',
  'Headlines',
  'Markets',
  'Weather',
  'Talk',
  'Test match',
  'Late film',
  'Night music',
  'Seen again',
]
/** A week ahead of the demo guide: nobody else plans there. */
const DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const at = (hour: number) => Date.parse(`${DAY}T00:00:00Z`) + hour * 3_600_000
const written = (instant: number) => `${new Date(instant).toISOString().replaceAll(/[-:T]|\..*$/g, '')} +0000`

/** The day of one channel as a feed: from 06:00 on, an hour each, all of it later by some hours where asked. */
function feed(titles: readonly string[], shiftH = 0): string {
  const programmes = titles.map((title, n) => {
    const [start, stop] = [at(6 + n + shiftH), at(7 + n + shiftH)].map(written)
    return `<programme channel="heron.example" start="${start}" stop="${stop}"><title lang="en">${title}</title></programme>`
  })
  return `<?xml version="1.0"?>\n<tv>\n<channel id="heron.example"><display-name>Zz Relay</display-name></channel>\n${programmes.join('\n')}\n</tv>`
}

async function shown(page: Page, channel: string): Promise<string[]> {
  const span = `start=${new Date(at(0)).toISOString()}&end=${new Date(at(24)).toISOString()}`
  const [row] = await call<GuideRow[]>(page, `/api/epg?channel=${channel}&${span}&prd=rimba-my`)
  return (row?.airing ?? []).map(({ a_st_dt, lon }) => `${a_st_dt.slice(11, 16)} ${lon[0]?.n}`)
}

/** Mends the title of what begins at an hour, as its form would. */
async function mend(page: Page, channel: string, title: string, to: string): Promise<void> {
  const span = `start=${new Date(at(0)).toISOString()}&end=${new Date(at(24)).toISOString()}`
  const [row] = await call<GuideRow[]>(page, `/api/epg?channel=${channel}&${span}&prd=rimba-my`)
  const id = row?.airing.find(({ lon }) => lon[0]?.n === title)?.id ?? ''
  const record = await call<object>(page, `${CATALOG}/${AIRING_TYPE}/${id}?prd=rimba-my`)
  const text = { ...record, st: 'published', lon: [{ lang: 'en', n: to }] }
  await call(page, `${CATALOG}/${AIRING_TYPE}/${id}?prd=rimba-my`, 'PUT', text)
}

/** Brings a feed in through the dialog: tried first, then taken in. */
async function ingest(page: Page, text: string, programmes: number): Promise<void> {
  await page.getByRole('button', { name: 'Ingest', exact: true }).first().click()
  const dialog: Locator = page.getByRole('dialog', { name: 'Ingest a guide' })
  const file = { name: `heron-${DAY}.xml`, mimeType: 'application/xml', buffer: Buffer.from(text) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('status', { name: 'What would come' })).toContainText(`${programmes}Programmes`)
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await expect(dialog).toBeHidden()
}

test('an editor brings a guide in, mends it, and gets the feed an hour late without losing what was mended', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', INBOX)
  const { id: channel } = await call<{ id: string }>(page, `${CATALOG}/${CHANNEL_TYPE}?prd=rimba-my`, 'POST', {
    ...{ lon: [{ lang: 'en', n: 'Heron Journey' }], prd: ['rimba-my'], chty: 'linear', cs: 'heron', cn: 8_811 },
    st: 'published',
  })

  await test.step('the file is tried, taken in, and its channel told', async () => {
    await ingest(page, feed(TITLES), TITLES.length)
    const panel = page.getByRole('complementary', { name: 'Channels without a match' })
    await expect(panel.getByText('Zz Relay')).toBeVisible()
    await panel.getByRole('combobox', { name: 'Another channel' }).fill('Heron')
    await page.getByRole('option', { name: /Heron Journey/ }).click()
    await panel.getByRole('button', { name: 'Confirm Heron Journey' }).click()
    await expect.poll(() => shown(page, channel)).toHaveLength(TITLES.length)
  })

  await mend(page, channel, 'Headlines', 'Headlines, with Nurul')
  await mend(page, channel, 'Markets', 'Markets today')
  const mended = await shown(page, channel)
  expect(mended).toEqual(expect.arrayContaining([`07:00 Headlines, with Nurul`, `08:00 Markets today`]))

  await test.step('an hour late, with one title changed, it is one correction', async () => {
    const changed = TITLES.map((title) => (title === 'Test match' ? 'Test match live' : title))
    await ingest(page, feed(changed, 1), TITLES.length)
    await expect(page.getByText(/^The whole feed looks shifted by \+1 h/)).toBeVisible()
    expect(await shown(page, channel)).toEqual(mended)
    await page.getByRole('button', { name: 'Correct all' }).click()
    const live = mended.map((line) => line.replace('Test match', 'Test match live'))
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
