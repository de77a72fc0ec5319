import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readPool } from '#server/seed/artwork/pool.ts'
import { attachMedia, readSamples } from '#server/seed/catalogue/demoMedia.ts'
import { demoDocuments } from '#server/seed/loadDemo.ts'
import { SAMPLES, STRIP_BLOCKS } from '#server/seed/build/media/samples.ts'
import { framesInFile, framesOf, hasFfmpeg } from '../support/framesInFile.ts'
import { blocksOf, readStrip } from '../support/readStrip.ts'
import { seriousIn } from './support/axe.ts'
import { call } from './support/call.ts'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

/** A film of the demo catalogue that plays the sample of 29.97 frames a second. */
async function festivalFilm(): Promise<string> {
  const made = demoDocuments(readPool(), Date.now())
  const samples = await readSamples()
  const uses = attachMedia(made, samples)
  const sample = samples.get(SAMPLE)
  const ids = (sample && uses.get(sample)) ?? []
  const film = made.movie?.find(({ id, published }) => {
    const { prd } = (published?.payload ?? {}) as { prd?: string[] }
    return ids.includes(id) && prd?.includes('rimba-my')
  })
  if (!film) throw new Error(`no film of the demo catalogue plays the sample ${SAMPLE}`)
  return film.id
}

const SAMPLE = 'festival'
const FESTIVAL = SAMPLES.find(({ name }) => name === SAMPLE)?.id ?? -1

/** Types a timecode wherever the focus is, and waits until the picture itself shows that frame. */
async function goTo(page: Page, text: string, frame: number): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expectFrame(page, frame)
}

/** Has the list made into a file, and answers its frames. */
async function downloaded(page: Page): Promise<(readonly [number, number])[]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('tab', { name: 'Jobs' }).press('Enter')
  await page.getByRole('button', { name: 'Download MP4' }).press('Enter')
  return framesInFile(await (await saved).path())
}

async function expectFrame(page: Page, frame: number): Promise<void> {
  const seen = async () =>
    readStrip(
      await page.locator('video').evaluate(blocksOf as (element: Element, count: number) => number[], STRIP_BLOCKS),
    )
  await expect.poll(seen).toEqual({ id: FESTIVAL, frame })
  await expect(page.getByText('frame shown')).toBeVisible()
}

test('an editor cuts three parts out of a film of 29.97 frames by keys alone, previews the joins, finds them after a crash, and has their very frames as a file and as a clip', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/apps/rimba-my/videoeditor?cty=movie&id=${await festivalFilm()}`)
  await expect(page.getByText('frame shown')).toBeVisible()
  const parts = page.getByRole('grid', { name: 'Segments' })
  await test.step('marks first and last frames, typed as timecodes', async () => {
    for (const [from, first, to, last] of [
      ['2', 60, '3', 90],
      ['10', 300, '10.15', 315],
      ['20', 600, '+10f', 610],
    ] as const) {
      await goTo(page, from, first)
      await page.keyboard.press('i')
      await goTo(page, to, last)
      await page.keyboard.press('o')
      await page.keyboard.press('Enter')
    }
    await expect(parts.getByRole('row', { name: /Part 3/ })).toContainText('00:00:20;11')
  })

  await test.step('plays over both joins and stands on the last frame', async () => {
    await goTo(page, '0:02', 60)
    await page.keyboard.press('p')
    await expectFrame(page, 610)
  })

  await test.step('saves a version, cuts on, and finds that again in a new tab', async () => {
    await page.keyboard.press('Control+s')
    await page.getByLabel('Name', { exact: true }).fill('Three parts')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Three parts is saved')).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByText(/Draft kept here/)).toBeVisible()
    expect(await seriousIn(page)).toEqual([])
    await page.reload()
    await expect(page.getByText('Your draft was restored.')).toBeVisible()
    await expect(parts.getByRole('row', { name: /Part 3/ })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Mid, 1 min' })).toBeVisible()
  })

  const canCut = await hasFfmpeg()
  await test.step('downloads them as one file of those very frames', async () => {
    if (!canCut) return
    expect(await downloaded(page)).toEqual([
      ...[...framesOf(FESTIVAL, 60, 91), ...framesOf(FESTIVAL, 300, 316), ...framesOf(FESTIVAL, 600, 611)],
    ])
  })

  await test.step('makes new content of them, which begins and ends with the same frames', async () => {
    if (!canCut) return
    await page.getByLabel('Name of the new title').fill('Three parts of a festival')
    await page.getByRole('button', { name: 'Make the clip' }).press('Enter')
    const address = (await page.getByRole('link', { name: 'Open the new title' }).getAttribute('href')) ?? ''
    const id = address.split('/').at(-1) ?? ''
    const state = async () =>
      (await call<{ st: string } | null>(page, `/api/content/urn/resource/catalog/shortvideo/${id}`))?.st
    await expect.poll(state).toBe('draft')
    await page.goto(`/apps/rimba-my/videoeditor?cty=shortvideo&id=${id}`)
    await expectFrame(page, 60)
    await page.keyboard.press('End')
    await expectFrame(page, 610)
  })
  await expectNoTrouble(page)
})
