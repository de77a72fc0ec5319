import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { call } from './support/call.ts'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openMovies, openMoviesAs, rows } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const MOVIES = '/apps/rimba-my/vod/movie'
const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const section = (page: Page, name: string) => rail(page).getByRole('link', { name, exact: true })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
/** By how its name begins, since numbers follow: others may end alike. */
const item = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}`) })

test('the rail opens the first page of a section, follows the address, and the tab says where one is', async ({
  browser,
}) => {
  const page = await signIn(browser, 'super')
  await expect(section(page, 'Home')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveTitle('Dashboard · Rimba MY · Marquee')

  await section(page, 'Data').click()
  await expect(page).toHaveURL(/\/apps\/rimba-my\/vod\/movie/)
  await expect(page).toHaveTitle('Movies · Rimba MY · Marquee')
  await expect(section(page, 'Data')).toHaveAttribute('aria-current', 'true')
  await expect(section(page, 'Home')).not.toHaveAttribute('aria-current')

  await group(page, 'Live').click()
  await expect(group(page, 'VOD')).toHaveAttribute('aria-expanded', 'false')
  await item(page, 'Channels').click()
  await expect(page).toHaveTitle('Channels · Rimba MY · Marquee')
  await expect(page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')).toHaveText([
    'Data',
    'Live',
  ])

  await section(page, 'Config').click()
  await expect(page).toHaveTitle('App configuration · Rimba MY · Marquee')
  expectNoTrouble(page)
})

inFullRun('an address opens the menu that it belongs to, a deep one too', async ({ browser }) => {
  const page = await signIn(browser, 'super', '/apps/rimba-my/live/channel')
  await expect(group(page, 'Live')).toHaveAttribute('aria-expanded', 'true')
  await expect(group(page, 'VOD')).toHaveAttribute('aria-expanded', 'false')
  await expect(item(page, 'Channels')).toHaveAttribute('aria-current', 'page')

  await page.goto(`${MOVIES}/add`)
  await expect(page).toHaveTitle('New Movie · Rimba MY · Marquee')
  await expect(page.getByRole('navigation', { name: 'Where you are' }).getByRole('link')).toHaveText([
    'Data',
    'VOD',
    'Movies',
  ])
  await section(page, 'Data').hover()
  await expect(group(page, 'VOD')).toHaveAttribute('aria-expanded', 'true')
  await expect(item(page, 'Movies')).toHaveAttribute('aria-current', 'true')
})

inFullRun('a record gives the tab its name', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'viewer')
  const link = rows(page).first().getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(page).toHaveTitle(`${title} · Rimba MY · Marquee`)
  await page.goBack()
  await expect(page).toHaveTitle('Movies · Rimba MY · Marquee')
})

inFullRun(
  'the navbar folds and stays folded, and comes up over the page by pointer and by keyboard',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'scheduler')
    await menu(page).getByRole('button', { name: 'Fold the menu' }).click()
    await expect(menu(page)).toHaveCount(0)
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    const before = await page.getByRole('main').boundingBox()

    await section(page, 'Data').hover()
    await expect(item(page, 'Movies')).toBeVisible()
    expect(await page.getByRole('main').boundingBox()).toEqual(before)
    await page.mouse.move(900, 500)
    await expect(menu(page)).toHaveCount(0)

    await page.keyboard.press('Tab')
    await section(page, 'Home').focus()
    await page.keyboard.press('Tab')
    await expect(section(page, 'Data')).toBeFocused()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(section(page, 'Data')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await item(page, 'Short videos').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Short videos · Rimba MY · Marquee')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(menu(page)).toHaveCount(0)

    await unfold(page)
  },
)

test('under 1280 px a hamburger has the whole menu, on lists and on records', async ({ browser }) => {
  const page = await signIn(browser, 'super')
  await page.setViewportSize({ width: 1024, height: 768 })
  await openMovies(page)
  await expect(rail(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const sections = ['Home', 'Data', 'Stores', 'Policy', 'Config', 'Ads', 'Video']
  await expect(menu(page).getByRole('heading', { level: 2 })).toHaveText(sections)
  await group(page, 'Live').click()
  await expect(group(page, 'VOD')).toHaveAttribute('aria-expanded', 'false')
  await item(page, 'Channels').click()
  await expect(page).toHaveTitle('Channels · Rimba MY · Marquee')
  await expect(menu(page)).toHaveCount(0)

  await openMovies(page)
  await rows(page).first().getByRole('link').first().click()
  await expect(nameField(page, 'en')).toBeVisible()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(item(page, 'Movies')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
})

inFullRun('who may not view a page comes to the dashboard and reads what right it needs', async ({ browser }) => {
  const page = await signIn(browser, 'creator', '/apps/rimba-my/ad/tag')
  await expect(page).toHaveTitle('Dashboard · Rimba MY · Marquee')
  await expect(page.getByText('You may not open “Ad Tag Configurations”')).toBeVisible()
  await expect(section(page, 'Config')).toHaveCount(0)
})

inFullRun(
  'while somebody changes the menu its own entries are off for others, and back when it is done',
  async ({ browser }) => {
    const holder = await signIn(browser, 'super')
    const reader = await signIn(browser, 'viewer', '/apps/rimba-my/config/types')
    await expect(item(reader, 'Resource types')).not.toHaveAttribute('aria-disabled')

    const lock = await holdMenu(holder)
    try {
      await expect(item(reader, 'Resource types')).toHaveAttribute('aria-disabled', 'true')
      await expect(menu(reader).getByRole('status')).toContainText('is changing the menu')
      await expect(item(reader, 'Roles and rights')).not.toHaveAttribute('aria-disabled')
    } finally {
      await call(holder, '/api/user/lock/release', 'PUT', lock)
    }
    await expect(item(reader, 'Resource types')).not.toHaveAttribute('aria-disabled')
  },
)

test('a wanted page is kept for when one has a role', async ({ browser }) => {
  const page = await signIn(browser, 'norole')
  await page.goto(MOVIES)
  await expect(page).toHaveURL(/\/login\?return=/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.locator('input[name=username]').fill('viewer')
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
  await expect(page).toHaveURL(new RegExp(MOVIES))
  await page.goto('/login?return=%2Fpages%2Fprofile')
  await expect(page).toHaveURL(/\/pages\/profile$/)
})

/** Opens the navbar for good, and waits until that is kept: another walk starts with it open. */
async function unfold(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => /\/user\/setting\/(create|update)/.test(answer.url()))
  await section(page, 'Data').hover()
  await menu(page).getByRole('button', { name: 'Keep the menu open' }).click()
  await expect(menu(page).getByRole('button', { name: 'Fold the menu' })).toBeVisible()
  await kept
}

async function holdMenu(page: Page) {
  await expect(rail(page)).toBeVisible()
  const [config] = await call<{ id: string }[]>(page, '/api/remote/config?app=console&type=menu')
  const target = { id: config?.id ?? '', urn: CONFIG_URN }
  const { number } = await call<{ number: number }>(page, '/api/user/lock/acquire', 'POST', target)
  return { ...target, number }
}
