import type { Download, Page } from '@playwright/test'
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

/** A title of the demo catalogue that plays the sample. */
async function titleOf(sample: string, type = 'movie'): Promise<string> {
  const made = demoDocuments(readPool(), Date.now())
  const samples = await readSamples()
  const uses = attachMedia(made, samples)
  const media = samples.get(sample)
  const ids = (media && uses.get(media)) ?? []
  const title = made[type]?.find(({ id, published }) => {
    const { prd } = (published?.payload ?? {}) as { prd?: string[] }
    return ids.includes(id) && prd?.includes('rimba-my')
  })
  if (!title) throw new Error(`no ${type} of the demo catalogue plays the sample ${sample}`)
  return title.id
}

const stripIdOf = (sample: string) => SAMPLES.find(({ name }) => name === sample)?.id ?? -1
/** 29.97 frames a second, 30, and 25. */
const [FESTIVAL, HARBOUR, RAILWAY] = [stripIdOf('festival'), stripIdOf('harbour'), stripIdOf('railway')]

/** Types a timecode wherever the focus is, and waits until the picture itself shows that frame. */
async function goTo(page: Page, sample: number, text: string, frame: number): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expectFrame(page, sample, frame)
}

type Marks = readonly (readonly [from: string, first: number, to: string, last: number])[]

/** Adds parts by their first and last frames, typed as timecodes. */
async function mark(page: Page, sample: number, marks: Marks): Promise<void> {
  for (const [from, first, to, last] of marks) {
    await goTo(page, sample, from, first)
    await page.keyboard.press('i')
    await goTo(page, sample, to, last)
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
  }
}

/** Has the list made into files, and answers the frames of each. */
async function downloaded(page: Page, count = 1) {
  const files: Download[] = []
  page.on('download', (file) => files.push(file))
  await page.getByRole('tab', { name: 'Jobs' }).press('Enter')
  await page.getByRole('button', { name: 'Download MP4' }).press('Enter')
  await expect.poll(() => files.length).toBe(count)
  return framesOfAll(files)
}

async function framesOfAll(files: readonly Download[]) {
  const named = files.toSorted((one, other) => one.suggestedFilename().localeCompare(other.suggestedFilename()))
  return Promise.all(named.map(async (file) => framesInFile(await file.path())))
}

async function expectFrame(page: Page, sample: number, frame: number): Promise<void> {
  const seen = async () =>
    readStrip(
      await page.locator('video').evaluate(blocksOf as (element: Element, count: number) => number[], STRIP_BLOCKS),
    )
  await expect.poll(seen).toEqual({ id: sample, frame })
  await expect(page.getByText('frame shown')).toBeVisible()
}

/** Makes new content of the list, opens it, and looks at its first and last frame. */
async function expectClip(page: Page, name: string, sample: number, [first, last]: readonly [number, number]) {
  await page.getByLabel('Name of the new title').fill(name)
  await page.getByRole('button', { name: 'Make the clip' }).press('Enter')
  const address = (await page.getByRole('link', { name: 'Open the new title' }).getAttribute('href')) ?? ''
  const id = address.split('/').at(-1) ?? ''
  const state = async () =>
    (await call<{ st: string } | null>(page, `/api/content/urn/resource/catalog/shortvideo/${id}`))?.st
  await expect.poll(state).toBe('draft')
  await page.goto(`/apps/rimba-my/videoeditor?cty=shortvideo&id=${id}`)
  await expectFrame(page, sample, first)
  await page.keyboard.press('End')
  await expectFrame(page, sample, last)
}

/** An airing that is on air now: ten seconds of a film, five minutes of ads, and the rest of the film. */
async function airingOnAir(page: Page, film: string): Promise<string> {
  const make = async (type: string, values: object) => {
    const named = { lon: [{ lang: 'en', n: 'Railway tonight' }], prd: ['rimba-my'], st: 'published', ...values }
    const path = `/api/content/urn/resource/catalog/${type}?prd=rimba-my`
    return (await call<{ id: string }>(page, path, 'POST', named)).id
  }
  const ad = { seg_ty: 'ad', ctkey: await titleOf('advert', 'promo'), sp: 0, ep: 10_000 }
  const ads = Array.from({ length: 30 }, (_, nth) => ({ ...ad, id: `ad${nth}` }))
  const part = { seg_ty: 'vod', ctkey: film }
  const sg = [{ ...part, id: 'a', sp: 0, ep: 10_000 }, ...ads, { ...part, id: 'b', sp: 10_000, ep: 40_000 }]
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const [ch, program] = [
    await make('channel', { chty: 'linear', cs: 'railway', cn: 9_001 }),
    await make('program', { sg }),
  ]
  return make('airing', { ch, pgm_id: program, a_st_dt: at(-1_000), a_ed_dt: at(3_600_000) })
}

test('an editor cuts three parts out of a film of 29.97 frames by keys alone, previews the joins, finds them after a crash, and has their very frames as a file and as a clip', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/apps/rimba-my/videoeditor?cty=movie&id=${await titleOf('festival')}`)
  await expect(page.getByText('frame shown')).toBeVisible()
  const parts = page.getByRole('grid', { name: 'Segments' })
  await test.step('marks first and last frames, typed as timecodes', async () => {
    await mark(page, FESTIVAL, [
      ['2', 60, '3', 90],
      ['10', 300, '10.15', 315],
      ['20', 600, '+10f', 610],
    ])
    await expect(parts.getByRole('row', { name: /Part 3/ })).toContainText('00:00:20;11')
  })

  await test.step('plays over both joins and stands on the last frame', async () => {
    await goTo(page, FESTIVAL, '0:02', 60)
    await page.keyboard.press('p')
    await expectFrame(page, FESTIVAL, 610)
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
      [...framesOf(FESTIVAL, 60, 91), ...framesOf(FESTIVAL, 300, 316), ...framesOf(FESTIVAL, 600, 611)],
    ])
  })

  await test.step('makes new content of them, which begins and ends with the same frames', async () => {
    if (!canCut) return
    await expectClip(page, 'Three parts of a festival', FESTIVAL, [60, 610])
  })

  await test.step('cuts a film of 30 frames the same way, into files of their own and into a clip', async () => {
    await page.goto(`/apps/rimba-my/videoeditor?cty=movie&id=${await titleOf('harbour')}`)
    await expectFrame(page, HARBOUR, 0)
    await mark(page, HARBOUR, [
      ['2', 60, '+9f', 69],
      ['5', 150, '+4f', 154],
      ['10', 300, '10.03', 303],
    ])
    await goTo(page, HARBOUR, '0:02', 60)
    await page.keyboard.press('p')
    await expectFrame(page, HARBOUR, 303)
    if (!canCut) return
    await page.getByRole('button', { name: 'More' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Make a clip of each segment' }).press('Enter')
    const parts = [framesOf(HARBOUR, 60, 70), framesOf(HARBOUR, 150, 155), framesOf(HARBOUR, 300, 304)]
    expect(await downloaded(page, 3)).toEqual(parts)
    const again: Download[] = []
    page.on('download', (file) => again.push(file))
    await page.getByRole('button', { name: 'Save all' }).press('Enter')
    await expect.poll(() => again.length).toBe(3)
    expect(await framesOfAll(again)).toEqual(parts)
    await expectClip(page, 'Three parts of a harbour', HARBOUR, [60, 303])
  })

  await test.step('makes a title of what an airing will show, while its live edge moves, changes the window by keys, and calls it off', async () => {
    const airing = await airingOnAir(page, await titleOf('railway'))
    await page.goto(`/apps/rimba-my/videoeditor?airing=${airing}`)
    await expectFrame(page, RAILWAY, 0)
    const edge = page.getByText('Live edge')
    const place = async () => (await edge.boundingBox())?.x ?? 0
    const before = await place()
    await mark(page, RAILWAY, [['30', 750, '34.24', 874]])
    await expect.poll(place).toBeGreaterThan(before)
    const live = page.getByRole('region', { name: 'Live to VOD' })
    await page.getByRole('tab', { name: 'Jobs' }).press('Enter')
    await live.getByLabel('Name').fill('Railway in short')
    await live.getByRole('button', { name: 'Convert', exact: true }).press('Enter')
    await expect(page.getByText('Successfully! Initiated Live to VOD workflow for Railway in short')).toBeVisible()
    await live.getByRole('button', { name: 'Change window' }).press('Enter')
    await mark(page, RAILWAY, [['36', 900, '37.24', 949]])
    await live.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    await expect(page.getByText('Successfully! Updated Live to VOD workflow for Railway in short')).toBeVisible()
    const [made] = await call<{ sg: object[] }[]>(page, `/api/l2v/list?airing=${airing}`)
    const windows = [
      { sp: 330_000, ep: 335_000 },
      { sp: 336_000, ep: 338_000 },
    ]
    expect(made?.sg).toEqual(windows)
    await live.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('Successfully cancelled the Live to vod conversion!')).toBeVisible()
  })
  expectNoTrouble(page)
})
