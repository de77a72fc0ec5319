import { expect, type Page } from '@playwright/test'
import { routePath } from '#src/routeTable.ts'
import { ROUTES } from '#src/routes/consoleRoutes.ts'
import { seriousIn } from './support/axe.ts'
import { makeFilm } from './support/films.ts'
import { isFullRun } from '../support/fullRun.ts'
import { inFullRun, test } from './support/journey.ts'
import { openMoviesAs } from './support/movies.ts'
import { expectNoTrouble } from './support/person.ts'

/** Types stand in areas; an area that has none yet has no list either. */
const TYPES: Readonly<Record<string, string>> = { vod: 'movie', live: 'channel' }

/** One address of a route: its places filled with what there is. */
function addressOf(path: string, filmId: string): string | undefined {
  const [area = ''] = path.split('/')
  const type = TYPES[area]
  if (path.includes(':resourceType') && type === undefined) return undefined
  // A film stands for the records of every type: their screen is one.
  if (path.includes(':contentId') && type !== 'movie') return undefined
  return routePath({ path })
    .replace(':product?', 'rimba-my')
    .replace(':resourceType', type ?? '')
    .replace(':channelType', 'live')
    .replace(':contentId', filmId)
    .replace(':typeName', 'movie')
    .replace(':attributeType', 'Number')
    .replaceAll(/:\w+\??/g, '1')
}

// Each walk begins by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** Lists and forms of all areas are the same screens: without FULL=1 those of one area stand for all. */
function isWalked({ path }: { path: string }): boolean {
  return isFullRun || !path.includes(':resourceType') || path.startsWith('vod/')
}

/**
 * Goes to an address within the console, which then says by its title that the screen is another one. Loading all of the
 * console anew for each, as the whole run does, costs several times what is looked at.
 */
async function visit(page: Page, address: string): Promise<void> {
  if (isFullRun) await page.goto(address)
  else
    await page.evaluate((to) => {
      if (location.pathname === to) return
      document.title = ''
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await expect(page, address).toHaveTitle(/Marquee$/)
}

const WALKED = ROUTES.filter(isWalked)
/** Neighbours in the table are screens of one area: one walk of two looks at each area. */
const WALKS = 2

test('axe finds nothing serious on the page to sign in', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('input[name=username]')).toBeVisible()
  expect(await seriousIn(page)).toEqual([])
})

for (let walk = 0; walk < WALKS; walk++) {
  const make = walk === 0 ? test : inFullRun
  make(
    `axe finds nothing serious on any route, and every route says what it is (${walk + 1} of ${WALKS})`,
    async ({ browser }) => {
      test.slow()
      const page = await openMoviesAs(browser, 'super')
      const film = await makeFilm(page, 'A film for every route')
      for (const { path } of WALKED.filter((_, nth) => nth % WALKS === walk)) {
        const address = addressOf(path, film.id)
        if (address === undefined) continue
        await visit(page, address)
        // A route that asks a question first says it in a dialog, with the page's own heading out of reach behind it.
        const said = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading'))
        await expect(said.first(), path).toBeVisible()
        await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
        expect(await seriousIn(page), path).toEqual([])
      }
      expectNoTrouble(page)
    },
  )
}
