import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { openFree, openMovies } from './support/movies.ts'
import { signIn } from './support/person.ts'

/** Serious and critical findings of WCAG 2.2 A and AA: none may stand. */
async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
}

/** Further screens, and what shows that they are there. */
const PAGES = [
  ['/apps/rimba-my/vod/movie/add', 'Names and texts'],
  ['/pages/profile', 'Preferences'],
  ['/pages/errors/error-404', 'There is no such page'],
] as const

test('axe finds nothing serious on any screen, dark and light', async ({ browser }) => {
  const anonymous = await (await browser.newContext()).newPage()
  await anonymous.goto('/')
  await expect(anonymous.locator('input[name=username]')).toBeVisible()
  expect(await seriousIn(anonymous)).toEqual([])

  const page = await signIn(browser, 'admin')
  for (const scheme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('marquee-scheme', value), scheme)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    await expect(page.getByText('TV Episodes')).toBeVisible()
    expect(await seriousIn(page)).toEqual([])
    await openMovies(page)
    expect(await seriousIn(page)).toEqual([])
    await openFree(page)
    expect(await seriousIn(page)).toEqual([])
    for (const [path, text] of PAGES) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      expect(await seriousIn(page)).toEqual([])
    }
  }
})
