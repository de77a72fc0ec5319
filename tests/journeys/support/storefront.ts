import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { tabTo } from './tabTo.ts'

export const outline = (page: Page) => page.getByRole('tree')
export const line = (page: Page, name: RegExp) => outline(page).getByRole('treeitem', { name })
/** The one tab stop of the tree. */
export const stop = (page: Page) => outline(page).locator('[role=treeitem][tabindex="0"]')
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
/** A rail of the preview, by its name. */
export const rail = (page: Page, name: RegExp) => preview(page).getByRole('region', { name })
export const inspector = (page: Page) => page.getByRole('region', { name: 'Settings' })
const content = (page: Page) => page.getByRole('dialog', { name: /^Content/ })

/** The lines of the outline as they are said, in their order. */
export async function outlined(page: Page): Promise<(string | null)[]> {
  const lines = await outline(page).getByRole('treeitem').all()
  return Promise.all(lines.map((one) => one.getAttribute('aria-label')))
}

/** The order of the containers of all tabs, by name alone. */
export async function namesInOrder(page: Page): Promise<string[]> {
  return (await outlined(page)).map((said) => said?.split(',')[0] ?? '')
}

const KINDS = ['Banner', 'Carousel', 'Grid', 'Rounded', 'Regular', 'Collection'] as const
const SOURCES = [
  ...['Manual', 'Live', 'CMS store', 'Collection', 'Syndication'],
  ...['Query', 'Predefined', 'Recommended', 'Time-based'],
] as const

/** A rail to lay: its kind, its name, the source of its content, and what is chosen there. */
export type RailPlan = {
  name: string
  kind: (typeof KINDS)[number]
  source: (typeof SOURCES)[number]
  /** A computed rail, a type of titles, or what is typed into the search. */
  what: string
}

/** How somebody works: with the mouse, or with the keyboard alone. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  addTab: (name: string) => Promise<void>
  /** Adds a container behind the others of a tab. */
  addRail: (tab: string, kind: RailPlan['kind']) => Promise<void>
  rename: (name: string) => Promise<void>
  showSource: (source: RailPlan['source']) => Promise<void>
  /** Opens the content of the selected container, and takes over what was chosen. */
  openContent: () => Promise<void>
  takeContent: () => Promise<void>
}

export function byMouse(page: Page): Hand {
  const press = (target: Locator) => target.click()
  return {
    press,
    async addTab(name) {
      await press(page.getByRole('button', { name: 'Add a tab' }))
      await nameHere(page, name)
    },
    async addRail(tab, kind) {
      await press(line(page, new RegExp(`^${tab}, tab`)))
      await press(page.getByRole('button', { name: 'Add a container' }).first())
      await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${kind}`) }))
    },
    async rename(name) {
      await inspector(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    },
    showSource: (source) => press(content(page).getByRole('tab', { name: new RegExp(`^${source}`) })),
    openContent: () => press(page.getByRole('button', { name: 'Choose content...' })),
    takeContent: () => press(content(page).getByRole('button', { name: 'Use this content' })),
  }
}

export function byKeys(page: Page): Hand {
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  }
  return {
    press,
    async addTab(name) {
      await press(page.getByRole('button', { name: 'Add a tab' }))
      await nameHere(page, name)
    },
    async addRail(tab, kind) {
      await tabTo(page, stop(page))
      await goToLine(page, new RegExp(`^${tab}, tab`))
      await page.keyboard.press('Insert')
      const kinds = page.getByRole('dialog').getByRole('group', { name: 'Kinds of containers' }).getByRole('button')
      await expect(kinds.and(page.locator(':focus'))).toHaveCount(1)
      // Three kinds in a row; the gallery opens at the regular one.
      const steps = KINDS.indexOf(kind) - KINDS.indexOf('Regular')
      for (let step = 0; step < Math.abs(steps); step++)
        await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight')
      await expect(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${kind}`) })).toBeFocused()
      await page.keyboard.press('Enter')
    },
    async rename(name) {
      await expect(stop(page)).toBeFocused()
      await page.keyboard.press('F2')
      await nameHere(page, name)
    },
    async showSource(source) {
      await tabTo(page, content(page).getByRole('tab', { selected: true }))
      for (let step = 0; step < SOURCES.length; step++) {
        if ((await content(page).getByRole('tab', { selected: true }).textContent())?.startsWith(source)) return
        await page.keyboard.press('ArrowDown')
      }
    },
    openContent: () => page.keyboard.press('Control+Enter'),
    async takeContent() {
      await expect(content(page).getByRole('button', { name: 'Use this content' })).toBeEnabled()
      await page.keyboard.press('Control+Enter')
    },
  }
}

/** Types into the field that has the focus, and takes it. */
async function nameHere(page: Page, name: string): Promise<void> {
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

async function goToLine(page: Page, name: RegExp): Promise<void> {
  const target = line(page, name)
  await page.keyboard.press('Home')
  for (let step = 0; step < 30; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(target).toBeFocused()
}

/** Adds a rail to a tab, names it, and chooses what it shows. */
export async function layRail(
  page: Page,
  hand: Hand,
  tab: string,
  { name, kind, source, what }: RailPlan,
): Promise<void> {
  const before = await outline(page).getByRole('treeitem').count()
  await hand.addRail(tab, kind)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(outline(page).getByRole('treeitem')).toHaveCount(before + 1)
  await expect(stop(page)).toBeFocused()
  await hand.rename(name)
  await expect(line(page, new RegExp(`^${name},`))).toHaveAttribute('aria-selected', 'true')
  await hand.openContent()
  await hand.showSource(source)
  await choose(page, hand, source, what)
  await hand.takeContent()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function choose(page: Page, hand: Hand, source: RailPlan['source'], what: string): Promise<void> {
  const dialog = content(page)
  switch (source) {
    case 'Query': {
      // A list of the browser's own: letters choose in it, and there is no other way by keys.
      const type = dialog.getByRole('combobox', { name: 'Type of titles' })
      await type.focus()
      await type.selectOption({ label: what })
      await expect(dialog.getByText(/\d titles? now/)).toBeVisible()
      return
    }
    case 'Predefined':
    case 'Recommended':
    case 'Time-based':
      return hand.press(dialog.getByRole('checkbox', { name: what, exact: true }))
    default: {
      const search = dialog.getByRole('searchbox')
      await hand.press(search)
      await page.keyboard.type(what)
      // The first that fits; what was typed before is not offered any more.
      await expect(dialog.getByText('Searching...')).toHaveCount(0)
      await hand.press(dialog.getByRole('button', { name: /^Add / }).first())
    }
  }
}

/** Carries a line of the outline to the head of another by the mouse. */
export async function dragLine(page: Page, from: RegExp, to: RegExp): Promise<void> {
  // What makes lines draggable comes after the page.
  await expect(
    line(page, from)
      .locator('[draggable=true]')
      .or(line(page, from).and(page.locator('[draggable=true]')))
      .first(),
  ).toBeVisible()
  const start = await line(page, from).locator('.name').boundingBox()
  const end = await line(page, to).boundingBox()
  if (!start || !end) throw new Error('a line is not in view')
  await page.mouse.move(start.x + 10, start.y + 8)
  await page.mouse.down()
  await page.mouse.move(start.x + 14, start.y, { steps: 3 })
  await page.mouse.move(end.x + 60, end.y + 3, { steps: 5 })
  await page.mouse.move(end.x + 62, end.y + 3, { steps: 2 })
  await page.mouse.up()
}

/** Saves by the key, and waits for the answer. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && new URL(answer.url()).pathname.endsWith('/tree'),
  )
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled()
}
