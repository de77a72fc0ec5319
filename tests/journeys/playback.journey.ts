import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { OWN_MEDIA } from '#contract/values/media.ts'
import { SAMPLES, STRIP_BLOCKS } from '#server/seed/build/media/samples.ts'
import { readPool } from '#server/seed/artwork/pool.ts'
import { attachMedia, readSamples } from '#server/seed/catalogue/demoMedia.ts'
import { demoDocuments } from '#server/seed/loadDemo.ts'
import { blocksOf, readStrip, type SeenFrame } from '../support/readStrip.ts'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const idOf = (name: string) => SAMPLES.find((sample) => sample.name === name)?.id ?? -1
const [FILM, AD, CARD, BUMPER] = [idOf('harbour'), idOf('advert'), idOf('ratingcard'), idOf('bumper')]

/** A film of the demo catalogue that is cut around an ad. */
async function segmentedFilm(): Promise<string> {
  const made = demoDocuments(readPool(), Date.now())
  attachMedia(made, await readSamples())
  const film = made.movie?.find(({ published }) => {
    const { sg, media_assets: assets, prd } = (published?.payload ?? {}) as Record<string, unknown[] | undefined>
    return sg && prd?.includes('rimba-my') && JSON.stringify(assets ?? []).includes(OWN_MEDIA)
  })
  if (!film) throw new Error('no film of the demo catalogue is cut around an ad')
  return film.id
}

/** Titles of the demo catalogue that play each sample. */
async function playedSources() {
  const made = demoDocuments(readPool(), Date.now())
  const samples = await readSamples()
  const uses = attachMedia(made, samples)
  const titleOf = (type: string, name: string) => {
    const sample = samples.get(name)
    const ids = (sample && uses.get(sample)) ?? []
    const found = made[type]?.find(({ id, published }) => {
      const { prd } = (published?.payload ?? {}) as { prd?: string[] }
      return ids.includes(id) && prd?.includes('rimba-my')
    })
    if (!found) throw new Error(`no ${type} of the demo catalogue plays ${name}`)
    return found.id
  }
  return {
    film: titleOf('movie', 'harbour'),
    ad: titleOf('promo', 'advert'),
    opening: titleOf('bumper', 'bumper'),
    card: titleOf('bumper', 'ratingcard'),
  }
}

/** The frame on screen, read off the picture itself. */
async function seen(video: Locator): Promise<SeenFrame | undefined> {
  return readStrip(await video.evaluate(blocksOf as (element: Element, count: number) => number[], STRIP_BLOCKS))
}

/** Waits for a frame; the player says the same number. */
async function expectFrame(page: Page, id: number, frame: number): Promise<void> {
  const video = page.locator('video')
  await expect.poll(() => seen(video)).toEqual({ id, frame })
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', String(frame))
  await expect(page.getByText('frame shown')).toBeVisible()
}

test('an editor previews a film over its cuts and sees the very frames that the player names', async ({ browser }) => {
  const page = await signIn(browser, 'viewer', `/apps/rimba-my/vod/movie/${await segmentedFilm()}`)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const video = page.locator('video')
  await expect.poll(() => seen(video)).toMatchObject({ id: FILM })
  await video.focus()

  await test.step('paused, it goes from cut to cut and frame to frame by keys alone', async () => {
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    await expectFrame(page, FILM, 0)
    await page.keyboard.press('ArrowDown')
    await expectFrame(page, AD, 0)
    await page.keyboard.press(',')
    await expectFrame(page, FILM, 599)
    await page.keyboard.press('.')
    await page.keyboard.press('.')
    await expectFrame(page, AD, 1)
    // The second part is asked for from 25 s on and begins at the keyframe before.
    await page.keyboard.press('ArrowDown')
    await expectFrame(page, FILM, 720)
  })

  await test.step('playing on over the cut shows the end of one piece, the beginning of the next, and nothing between', async () => {
    await page.keyboard.press('ArrowUp')
    await expectFrame(page, AD, 0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => seen(video)).toMatchObject({ id: FILM })
    const blocks = await playedBlocks(video, 2_000)
    const frames = blocks.flatMap((one) => readStrip(one) ?? [])
    const cut = frames.findIndex(({ id }) => id === AD)
    expect(cut).toBeGreaterThan(0)
    const [before, after] = [frames.slice(0, cut), frames.slice(cut)]
    expect(new Set(before.map(({ id }) => id))).toEqual(new Set([FILM]))
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set([AD]))
    expect(Math.max(...before.map(({ frame }) => frame))).toBeLessThanOrEqual(599)
    for (const part of [before, after])
      expect(part.map(({ frame }) => frame)).toEqual(part.map(({ frame }) => frame).toSorted((a, b) => a - b))
  })
  await expectNoTrouble(page)
})

inFullRun(
  'an editor builds a program of five segments, sees the very frames at every cut, saves it and is back on the list',
  async ({ browser }) => {
    const { opening, film, ad, card } = await playedSources()
    const page = await signIn(browser, 'admin', '/apps/rimba-my/live/program')
    await page.getByRole('link', { name: 'New Program' }).click()
    await page.getByLabel('Name, English', { exact: true }).fill('Harbour in five segments')
    const dialog = page.getByRole('dialog')
    const source = async (id: string) => {
      await dialog.getByRole('combobox', { name: 'Content' }).fill(id)
      await page.getByRole('option').first().click()
    }
    const addSegment = async (id: string, from: number, to: number) => {
      await page.getByRole('button', { name: 'Segment', exact: true }).click()
      await source(id)
      await dialog.getByLabel('Start point').fill(String(from))
      await dialog.getByLabel('End point').fill(String(to))
      await dialog.getByRole('button', { name: 'OK' }).click()
    }

    await test.step('a rating card, a film in two parts around an ad, and a bumper', async () => {
      await addSegment(card, 0, 5)
      await addSegment(film, 0, 20)
      await page.getByRole('button', { name: 'Ad break', exact: true }).click()
      await page.getByRole('button', { name: 'Edit Ad break 1' }).click()
      await source(ad)
      await dialog.getByLabel('Length').fill('10')
      await dialog.getByRole('button', { name: 'OK' }).click()
      await addSegment(film, 26, 46)
      await addSegment(opening, 0, 5)
      await expect(page.getByText('00:01:00 in all, 1 ad break')).toBeVisible()
    })

    await test.step('plays before it is saved, and the last frame before each cut and the first behind it are the right ones', async () => {
      const panel = page.getByRole('complementary', { name: 'Side panel' })
      await panel.getByRole('button', { name: 'Play', exact: true }).click()
      const video = page.locator('video')
      await expect.poll(() => seen(video)).toMatchObject({ id: CARD })
      await video.focus()
      await page.keyboard.press('k')
      const behind = [
        [CARD, 0],
        [FILM, 0],
        [AD, 0],
        [FILM, 780],
        [BUMPER, 0],
      ] as const
      const before = [
        [CARD, 149],
        [FILM, 599],
        [AD, 299],
        [FILM, 1_379],
      ] as const
      const cuts = panel.getByRole('region', { name: 'Cuts' }).getByRole('button')
      await expect(cuts).toHaveCount(behind.length)
      for (const [index, [id, frame]] of behind.entries()) {
        await cuts.nth(index).click()
        await expectFrame(page, id, frame)
        await expect(cuts.nth(index)).toHaveAttribute('aria-current', 'true')
        const last = before[index - 1]
        if (!last) continue
        await video.focus()
        await page.keyboard.press(',')
        await expectFrame(page, last[0], last[1])
      }
    })

    await test.step('saved, it is back on the list', async () => {
      await page.getByRole('button', { name: /^Save/ }).click()
      await expect(page.getByRole('heading', { name: /^Programs/ })).toBeVisible()
      await expect(page.getByText('Harbour in five segments')).toBeVisible()
      await expect(page).toHaveURL(/live\/program$/)
    })
    await expectNoTrouble(page)
  },
)

/** Plays on and reads the strip of every frame that the browser shows, until so many ms of the edit have passed. */
function playedBlocks(video: Locator, ms: number): Promise<number[][]> {
  return video.evaluate(
    (element: HTMLVideoElement, [count, length]) =>
      new Promise<number[][]>((resolve) => {
        const all: number[][] = []
        const until = element.currentTime + length / 1_000
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d', { willReadFrequently: true })
        const onFrame = () => {
          canvas.width = element.videoWidth
          canvas.height = element.videoHeight
          context?.drawImage(element, 0, 0)
          const width = canvas.width / count
          const row = context?.getImageData(0, canvas.height - 6, canvas.width, 1).data
          all.push(Array.from({ length: count }, (_, at) => row?.[Math.floor((at + 0.5) * width) * 4 + 1] ?? 0))
          if (element.currentTime < until) element.requestVideoFrameCallback(onFrame)
          else {
            element.pause()
            resolve(all)
          }
        }
        element.requestVideoFrameCallback(onFrame)
        void element.play()
      }),
    [STRIP_BLOCKS, ms] as const,
  )
}
