import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { countEffort, effortText, takeEffort } from './support/effort.ts'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, leaveConsole, signIn } from './support/person.ts'
import {
  byKeys,
  byMouse,
  dragLine,
  inspector,
  layRail,
  line,
  namesInOrder,
  outline,
  outlined,
  rail,
  save,
  type Hand,
  type RailPlan,
} from './support/storefront.ts'

/** Every kind of container and every source of content, at least once. */
const PLAN: Readonly<Record<string, readonly RailPlan[]>> = {
  Home: [
    { name: 'Spotlight', kind: 'Banner', source: 'Manual', what: 'the' },
    { name: 'Tonight', kind: 'Carousel', source: 'Query', what: 'Movies' },
    { name: 'Just in', kind: 'Grid', source: 'Predefined', what: 'New arrivals' },
    { name: 'For you', kind: 'Rounded', source: 'Recommended', what: 'Recommended' },
  ],
  Films: [
    { name: 'On the way', kind: 'Regular', source: 'Time-based', what: 'Countdown to airings' },
    { name: 'Sets', kind: 'Collection', source: 'Collection', what: 'laugh' },
    { name: 'Clubs', kind: 'Banner', source: 'CMS store', what: 'uni' },
    { name: 'From others', kind: 'Carousel', source: 'Syndication', what: 'the' },
  ],
  Live: [
    { name: 'Channels', kind: 'Grid', source: 'Live', what: 'the' },
    { name: 'Series', kind: 'Rounded', source: 'Query', what: 'TV series' },
    { name: 'Last chance', kind: 'Regular', source: 'Predefined', what: 'Leaving soon' },
    { name: 'Now', kind: 'Regular', source: 'Time-based', what: 'On air now' },
  ],
}
const LAID = Object.entries(PLAN).flatMap(([tab, rails]) => [tab, ...rails.map(({ name }) => name)])
const DEVICES = ['TV', 'Tablet', 'Mobile']
const RAILS = Object.values(PLAN).flat().length

/** A new storefront without anything in it. */
async function begin(browser: Browser, name: string): Promise<Page> {
  const page = await signIn(browser, 'store')
  await countEffort(page)
  await page.goto('/apps/rimba-my/storefront/add')
  await expect(page.getByLabel('Name (English)')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('No tabs yet: add the first one above.')).toBeVisible()
  return page
}

async function layAll(page: Page, hand: Hand, way: string): Promise<void> {
  for (const tab of Object.keys(PLAN)) await hand.addTab(tab)
  for (const [tab, rails] of Object.entries(PLAN)) for (const one of rails) await layRail(page, hand, tab, one)
  expect(await namesInOrder(page)).toEqual(LAID)
  const effort = await takeEffort(page)
  const description = effortText(way, RAILS, effort, { minds: RAILS, made: 'rails' })
  test.info().annotations.push({ type: 'effort', description })
}

/** What was saved says after a reload what it said before. */
async function expectKept(page: Page): Promise<void> {
  const before = await namesInOrder(page)
  const dates = (said: (string | null)[]) => said.map((one) => one?.match(/(from|until) [^,]+/g) ?? [])
  const windows = dates(await outlined(page))
  await page.reload()
  await expect(outline(page).getByRole('treeitem')).toHaveCount(before.length)
  expect(await namesInOrder(page)).toEqual(before)
  expect(dates(await outlined(page))).toEqual(windows)
}

async function publish(page: Page, press: Hand['press']): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByRole('button', { name: /published/i }).first()).toBeVisible()
}

async function setUntil(page: Page, of: RegExp, text: string): Promise<void> {
  await line(page, of).click()
  const field = inspector(page).getByRole('textbox', { name: 'Shown until' })
  await field.fill(text)
  await field.press('Enter')
}

async function lookOn(page: Page, device: string): Promise<void> {
  await page.getByRole('button', { name: /^Device: / }).click()
  await page.getByRole('menuitem', { name: device, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test.describe.configure({ mode: 'parallel' })

inFullRun('three tabs with twelve rails are laid by mouse, and looked at as others see them', async ({ browser }) => {
  const page = await begin(browser, `By mouse ${Date.now() % 100_000}`)
  const hand = byMouse(page)
  await layAll(page, hand, 'by mouse')

  await test.step('drags a rail to the head of another tab, and back', async () => {
    await dragLine(page, /^Now,/, /^Spotlight,/)
    expect((await namesInOrder(page)).slice(0, 3)).toEqual(['Home', 'Now', 'Spotlight'])
    await page.getByRole('button', { name: 'Undo: Move' }).click()
    expect(await namesInOrder(page)).toEqual(LAID)
  })

  await test.step('narrows a tab, and sees what was adjusted with its old value', async () => {
    const year = new Date().getFullYear() + 1
    await setUntil(page, /^Just in,/, `${year}-06-20 20:00`)
    await setUntil(page, /^Tonight,/, `${year}-02-01 12:00`)
    await setUntil(page, /^Home, tab/, `${year}-03-10 12:00`)
    const question = page.getByRole('dialog', { name: '1 part will be adjusted' })
    await expect(question.getByRole('listitem')).toHaveText(/Just in.*20 Jun \d{4} 20:00.*10 Mar \d{4} 12:00/)
    await question.getByRole('button', { name: 'Change and adjust' }).click()
    await line(page, /^Just in,/).click()
    await expect(inspector(page).getByText('Adjusted', { exact: true })).toBeVisible()
    await expect(inspector(page).getByText(/Was 20 Jun \d{4} 20:00, narrowed to the end of Home/)).toBeVisible()
  })

  await test.step('gives a rail an audience, and looks as two of them on three devices', async () => {
    await line(page, /^Tonight,/).click()
    await inspector(page)
      .getByRole('tab', { name: /^Audience/ })
      .click()
    await inspector(page).getByRole('combobox', { name: 'Policy attributes' }).fill('tier')
    await page.keyboard.press('Enter')
    await inspector(page).getByRole('textbox', { name: 'Values of tier' }).fill('gold')
    await page.keyboard.press('Enter')
    for (const device of DEVICES) {
      await lookOn(page, device)
      await expect(rail(page, /^Tonight/)).toContainText('For viewers with tier: gold')
      await expect(
        rail(page, /^Just in/)
          .locator('[data-title]')
          .first(),
      ).toBeVisible()
    }
    await page.getByRole('button', { name: 'Audience: Anyone' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'gold, tier' }).click()
    await page.keyboard.press('Escape')
    for (const device of DEVICES) {
      await lookOn(page, device)
      await expect(
        rail(page, /^Tonight/)
          .locator('[data-title]')
          .first(),
      ).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Who sees this' })).toContainText('tier: gold')
  })

  await test.step('looks at three moments as both, on each device: before, as the rail ends, as the tab does', async () => {
    const year = new Date().getFullYear() + 1
    await save(page)
    const lookAs = async (viewer: string | undefined, moment: string) => {
      const address = new URL(page.url())
      address.search = ''
      address.searchParams.set('at', String(Date.parse(moment)))
      if (viewer) address.searchParams.set('viewer', viewer)
      await page.goto(address.href)
      await expect(outline(page).getByRole('treeitem')).toHaveCount(LAID.length)
    }
    const tonight = rail(page, /^Tonight/)
    for (const viewer of [undefined, 'tier:gold']) {
      await lookAs(viewer, `${year}-01-31T12:00:00+08:00`)
      for (const device of DEVICES) {
        await lookOn(page, device)
        await expect(tonight).not.toContainText('Ended')
        if (viewer) await expect(tonight).not.toContainText('For viewers with')
        else await expect(tonight).toContainText('For viewers with tier: gold')
      }
      await lookAs(viewer, `${year}-02-01T12:00:00+08:00`)
      for (const device of DEVICES) {
        await lookOn(page, device)
        await expect(tonight).toContainText(/Ended 01 Feb/)
        await expect(page.getByText('This viewer does not see the tab')).toHaveCount(0)
      }
      await lookAs(viewer, `${year}-03-10T12:00:00+08:00`)
      for (const device of DEVICES) {
        await lookOn(page, device)
        await expect(rail(page, /^Just in/)).toContainText(/Ended 10 Mar/)
      }
    }
  })

  await expectKept(page)
  await publish(page, hand.press)
  expectNoTrouble(page)
})

inFullRun('three tabs with twelve rails are laid by keyboard alone', async ({ browser }) => {
  const page = await begin(browser, `By keys ${Date.now() % 100_000}`)
  const hand = byKeys(page)
  await layAll(page, hand, 'by keys')
  await save(page)
  await expectKept(page)
  await publish(page, hand.press)
  expectNoTrouble(page)
})

inFullRun(
  'what two editors changed is merged, what both changed is decided, and unsaved work is found again',
  async ({ browser }) => {
    const priya = await begin(browser, `Two editors ${Date.now() % 100_000}`)
    const hand = byMouse(priya)
    await hand.addTab('Home')
    const [, , first] = PLAN.Home ?? []
    const [, , second] = PLAN.Live ?? []
    for (const one of [first, second]) if (one) await layRail(priya, hand, 'Home', one)
    await save(priya)
    const rename = async (page: Page, from: RegExp, name: string) => {
      await line(page, from).click()
      await byMouse(page).rename(name)
    }
    await rename(priya, /^Just in,/, 'Just in by Priya')
    await rename(priya, /^Last chance,/, 'Hardly there')

    const other = await signIn(browser, 'super', new URL(priya.url()).pathname)
    await other.getByRole('button', { name: 'Force unlock' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Force unlock' }).click()
    await expect(priya.getByText(/has unlocked this\./)).toBeVisible()
    await rename(other, /^Just in,/, 'Just in by another')
    await save(other)
    await leaveConsole(other)

    await test.step('decides what both renamed; the other name comes along by itself', async () => {
      await priya.getByRole('button', { name: 'Compare and merge' }).click()
      const review = priya.getByRole('dialog', { name: /^Two people changed the same/ })
      await expect(review.getByRole('radio')).toHaveCount(2)
      await expect(review.getByRole('radio', { name: /^Mine: .*Just in by Priya/ })).toBeChecked()
      await review.getByRole('radio', { name: /^Theirs: .*Just in by another/ }).check()
      await review.getByRole('button', { name: 'Continue with this' }).click()
      await expect(review).toHaveCount(0)
      expect(await namesInOrder(priya)).toEqual(['Home', 'Just in by another', 'Hardly there'])
      await save(priya)
    })

    await test.step('finds what was not saved after a reload', async () => {
      await rename(priya, /^Hardly there,/, 'Gone tomorrow')
      await expect(line(priya, /^Gone tomorrow,/)).toBeVisible()
      priya.on('dialog', (question) => void question.accept())
      await priya.reload()
      const found = priya.getByRole('status').filter({ hasText: 'Unsaved work found' })
      await found.getByRole('button', { name: 'Restore' }).click()
      await expect(line(priya, /^Gone tomorrow,/)).toBeVisible()
      await save(priya)
      await expectKept(priya)
    })
    expectNoTrouble(priya)
  },
)
