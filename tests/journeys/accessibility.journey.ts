import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { seriousIn, violationsIn } from './support/axe.ts'
import { isFullRun } from '../support/fullRun.ts'
import { inFullRun, test } from './support/journey.ts'
import { THEMES, wear } from './support/looks.ts'
import { filterByStatus, openFree, openMovies, rows, typeName } from './support/movies.ts'
import { signIn } from './support/person.ts'

// Each walk begins by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** Colours are held to account by their tokens (kit/parts/theme/contrast.test.tsx); the full run looks at them too. */
const SCHEMES = isFullRun ? ['dark', 'light'] : ['dark']

/** The smallest picture there is. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function inList(page: Page, check: () => Promise<void>): Promise<void> {
  const dialogs = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByPlaceholder('Find a filter or a value')).toBeFocused()
  await check()
  await page.keyboard.type('expires')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'How many' })).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('radio', { name: 'One role' }).check()
  await check()
  await page.getByRole('textbox', { name: 'Name' }).fill('Leaving soon')
  await page.getByRole('radio', { name: 'Only me' }).check()
  await page.getByRole('checkbox', { name: 'Pin it to the menu' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('Leaving soon')).toBeVisible()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  // What closes gives the focus back: nobody else may have it before.
  await expect(dialogs).toHaveCount(0)
  await rows(page).nth(1).focus()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: /^Preview of/ })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
}

async function inEditor(page: Page, check: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog')
  const cancel = async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await typeName(page, 'en', 'A name to compare')
  await page.getByRole('tab', { name: 'Relations' }).click()
  await expect(page.getByRole('region', { name: 'Used in' })).toBeVisible()
  await check()
  await page.getByRole('tab', { name: /^Versions/ }).click()
  await page.getByRole('button', { name: /^Compare V1/ }).click()
  await expect(page.getByText(/^Name, English/)).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menu', { name: 'More actions' })).toBeVisible()
  await check()
  await page.getByRole('menuitem', { name: /^Unpublish at a time/ }).click()
  await expect(dialog).toBeVisible()
  await check()
  await cancel()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'One picture for many' }).click()
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') })
  await expect(dialog).toBeVisible()
  await check()
  await cancel()
}

test('axe finds nothing serious in the dialogs, menus and panels of list, editor and type page', async ({
  browser,
}) => {
  const page = await signIn(browser, 'super')
  const check = async () => expect(await seriousIn(page)).toEqual([])
  await openMovies(page)
  await filterByStatus(page, 'Available')
  await inList(page, check)
  await openFree(page)
  await inEditor(page, check)
  await page.goto('/apps/rimba-my/config/types/add')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(page.getByRole('region', { name: 'The form as it will be' })).toBeVisible()
  await check()
})

/** The screens on which every theme is looked at, and what shows that each is there. */
const SCREENS: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['list', openMovies],
  ['editor', async (page) => (await openMovies(page), openFree(page))],
  ['dashboard', (page) => shows(page, '/apps/rimba-my/dashboards/project', 'TV Episodes')],
  ['waiting', (page) => shows(page, '/apps/rimba-my/dashboards/waiting', 'Approve')],
  ['profile', (page) => shows(page, '/pages/profile', 'Preferences')],
  ['search results', (page) => shows(page, '/apps/rimba-my/globalSearch/list?term=dark', 'FILTER RESULTS')],
  ['types', (page) => shows(page, '/apps/rimba-my/config/types', 'tvseries')],
]

async function shows(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(text).first()).toBeVisible()
}

/** All rules in one theme, then in each other the one that colours can break: the rest does not know of them. */
async function inThemes(page: Page, where: string, themes: readonly (typeof THEMES)[number][]): Promise<void> {
  expect(await seriousIn(page), where).toEqual([])
  for (const theme of themes) {
    await wear(page, theme)
    const violations = await violationsIn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html.slice(0, 160), any[0]?.message]))
    expect(found, `${where} in ${theme}`).toEqual([])
  }
}

if (isFullRun)
  for (const [name, open] of SCREENS)
    test(`axe finds nothing serious on ${name} in any of the eleven themes, wide and narrow`, async ({ browser }) => {
      test.slow()
      const page = await signIn(browser, 'super')
      await open(page)
      await inThemes(page, `${name} at 1440`, THEMES)
      await page.setViewportSize({ width: 1024, height: 768 })
      await inThemes(page, `${name} at 1024`, THEMES)
    })

/** Wide and in the theme of the beginning, every route is looked at by everyRoute.journey.ts. */
inFullRun('axe finds nothing serious on the screens in a narrow window, in a light theme', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  await openMovies(page)
  await wear(page, 'default')
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const [name, open] of SCREENS) {
    await open(page)
    expect(await seriousIn(page), name).toEqual([])
  }
})

inFullRun('axe finds nothing serious in the product menu, its dialog and the profile', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  const check = async () => expect(await seriousIn(page)).toEqual([])
  for (const scheme of SCHEMES) {
    await openMovies(page)
    if (scheme === 'light') {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('Switch to light')
      await page.getByRole('option', { name: 'Switch to light' }).click()
    }
    await page.getByTitle(/^Product: /).click()
    await expect(page.getByRole('menuitem', { name: 'Create new product' })).toBeVisible()
    await check()
    await page.getByRole('menuitem', { name: 'Create new product' }).click()
    await page.getByRole('textbox', { name: 'Product Name' }).fill('Rimba MY')
    await expect(page.getByText('There is a product of this name already.')).toBeVisible()
    await check()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByTitle(/^Profile menu/).click()
    await page.getByRole('menuitem', { name: 'My Profile' }).click()
    await page.getByRole('textbox', { name: 'Display name' }).fill('<')
    await page.getByRole('combobox', { name: 'Time zone' }).click()
    await expect(page.getByRole('listbox', { name: 'Time zone' })).toBeVisible()
    await check()
  }
})

/** What lies over the page or beside it: how each is opened, what shows that it is there, and what closes it. */
async function overThePage(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  const looked = async (name: string, close = () => page.keyboard.press('Escape')) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await check(name)
    await close()
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('dark')
  await looked('Command palette')
  await page.keyboard.press('?')
  await looked('Keyboard shortcuts')
  await page.getByRole('button', { name: 'Add or remove shortcuts' }).click()
  await looked('Add or remove shortcuts')
  await page.getByRole('combobox', { name: 'Search the datastore' }).click()
  await page.getByRole('combobox', { name: 'Search the datastore' }).fill('dark')
  await expect(page.getByRole('dialog', { name: 'Global search' }).getByRole('option').first()).toBeVisible()
  await looked('Global search')
  await page.keyboard.press('Alt+q')
  await expect(page.getByText('My open locks')).toBeVisible()
  await check('Quick panel')
  await page.keyboard.press('Alt+q')
  await expect(page.getByText('My open locks')).toHaveCount(0)
  await page.getByRole('button', { name: 'Theme Settings', exact: true }).click()
  await expect(page.getByText('Layout style')).toBeVisible()
  await check('Theme Settings')
  await page.getByRole('button', { name: 'Close Theme Settings' }).click()
  await expect(page.getByText('Layout style')).toHaveCount(0)
}

test('axe finds nothing serious in palette, shortcuts, search popup and panels', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  await openMovies(page)
  for (const scheme of SCHEMES) {
    await page.evaluate((shown) => document.documentElement.setAttribute('data-theme', shown), scheme)
    await overThePage(page, async (where) => expect(await seriousIn(page), `${where}, ${scheme}`).toEqual([]))
  }
})
