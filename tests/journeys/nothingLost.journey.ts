import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import {
  expectStoredName,
  filmPath,
  makeFilm,
  openFilm,
  pressSave,
  storedFilm,
  typeOn,
  writesOf,
} from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openMoviesAs, typeName } from './support/movies.ts'
import type { OwnServer } from './support/ownServer.ts'
import { startOwnServer } from './support/ownServer.ts'
import { signIn } from './support/person.ts'

const SAVED = 'updated sucessfully!'
const yearField = (page: Page) => page.getByRole('textbox', { name: /^Year/ })
const banner = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Types although the lock could not be asked for: the line was gone for a moment. */
async function withoutLock(page: Page): Promise<void> {
  await page.route('**/user/lock/acquire*', (route) => route.abort())
}

/** Two people work on one film from the same revision; the second to save meets the first. */
async function twoAtWork(browser: Parameters<typeof signIn>[0], name: string) {
  const nurul = await openMoviesAs(browser, 'admin')
  const film = await makeFilm(nurul, name)
  await openFilm(nurul, film.id)
  const arjun = await signIn(browser, 'approver', filmPath(film.id))
  await expect(nameField(arjun, 'en')).toHaveValue(name)
  await withoutLock(arjun)
  return { nurul, arjun, film }
}

/** Saves and goes, so that the lock is free. */
async function saveAndGo(page: Page): Promise<void> {
  await pressSave(page)
  await expect(page.getByText(SAVED).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Movies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
}

inFullRun('two people change different fields of one film, and both texts are stored', async ({ browser }) => {
  const { nurul, arjun, film } = await twoAtWork(browser, 'Two fields')
  await typeOn(arjun, ' by Arjun')
  await yearField(nurul).fill('1999')
  await saveAndGo(nurul)

  await pressSave(arjun)
  await expect(arjun.getByText(/Nurul Huda saved at the same time/)).toBeVisible()
  await expectStoredName(arjun, film.id, 'Two fields by Arjun')
  expect((await storedFilm(arjun, film.id)).yr).toBe(1999)
})

inFullRun('two people change the same field: it is asked, and what is chosen is stored', async ({ browser }) => {
  const { nurul, arjun, film } = await twoAtWork(browser, 'One field')
  await typeName(arjun, 'en', 'One field by Arjun')
  await yearField(arjun).fill('1985')
  await typeName(nurul, 'en', 'One field by Nurul')
  await yearField(nurul).fill('1984')
  await saveAndGo(nurul)

  await pressSave(arjun)
  const dialog = arjun.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /One field by Nurul/ })).toBeVisible()
  await dialog.getByRole('radio', { name: /1985/ }).click()
  await expect(dialog.getByText('1 left', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(nameField(arjun, 'en')).toHaveValue('One field by Arjun')

  await pressSave(arjun)
  await expect(dialog.getByRole('radio', { name: /1985/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Edit the result' }).click()
  await dialog.getByRole('textbox', { name: /Result of/ }).fill('One field by both')
  await dialog.getByRole('tab', { name: /^Result/ }).click()
  await expect(dialog.getByText('One field by both')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save merged' }).click()
  await expectStoredName(arjun, film.id, 'One field by both')
  expect((await storedFilm(arjun, film.id)).yr).toBe(1985)
})

test('a tab is killed in the middle of a word: nothing of it is lost', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  const film = await makeFilm(page, 'Killed')
  await openFilm(page, film.id)
  const text = ` with every letter of it, ${'நல்வரவு 忠奸人 '.repeat(8)}and the last word of al`
  await typeOn(page, text)
  const devtools = await page.context().newCDPSession(page)
  // The renderer dies at once: no event, no unload, nothing is written out.
  void devtools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')

  const again = await page.context().newPage()
  await again.goto(filmPath(film.id))
  // The dead tab still holds the lock: whoever takes the work up takes it over.
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(nameField(again, 'en')).toHaveValue(`Killed${text}`)
  await pressSave(again)
  await expectStoredName(again, film.id, `Killed${text}`)
})

test.describe('a server that is killed', () => {
  let server: OwnServer
  test.beforeAll(async () => {
    server = await startOwnServer()
  })
  test.afterAll(() => server.close())

  let dying: Promise<void> | undefined
  /** The first save meets a server that dies, after what it may still do. */
  async function die(route: Route, first = () => Promise.resolve()): Promise<void> {
    if (route.request().method() !== 'PUT' || dying) return route.continue()
    dying = first().then(() => server.kill())
    await dying
    await route.abort('connectionreset')
  }
  const startAgain = async () => {
    await server.start()
    dying = undefined
  }

  test('in the middle of a save, before and after it was stored: the save comes through, once', async ({ browser }) => {
    const page = await signIn(browser, 'admin', `${server.url}/apps/rimba-my/vod/movie`)
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
    const film = await makeFilm(page, 'Restart')
    await openFilm(page, film.id)
    const address = new RegExp(`/catalog/movie/${film.id}`)
    await page.route(address, (route) => die(route, async () => void (await route.fetch())))
    await typeOn(page, ' and stored')
    await pressSave(page)
    await expect(banner(page, 'The server cannot be reached: your text is kept here.')).toBeVisible()
    await typeOn(page, ', typed on')
    await startAgain()
    await page.unroute(address)
    // Nobody has to press it: it may have gone through by itself by then.
    const pressed = page.getByRole('button', { name: 'Try now' }).click({ timeout: 2_000 })
    await pressed.catch(() => undefined)
    await expect(page.getByText('The server cannot be reached: your text is kept here.')).toBeHidden()
    await expectStoredName(page, film.id, 'Restart and stored')
    expect(await writesOf(page, film.id)).toBe(2)
    await expect(nameField(page, 'en')).toHaveValue('Restart and stored, typed on')

    await page.route(address, (route) => die(route))
    await pressSave(page)
    await expect(banner(page, 'The server cannot be reached: your text is kept here.')).toBeVisible()
    await server.start()
    await expectStoredName(page, film.id, 'Restart and stored, typed on')
    expect(await writesOf(page, film.id)).toBe(3)
  })
})

inFullRun(
  'the session ends in the middle of the work: signed in again in place, the save goes on by itself',
  async ({ browser }) => {
    const page = await openMoviesAs(browser, 'admin')
    const film = await makeFilm(page, 'Session')
    await openFilm(page, film.id)
    await typeOn(page, ' goes on')

    // At the provider itself: signing out in a console would take this tab along.
    const other = await page.context().newPage()
    await other.goto(`${PROVIDER}/logout`)
    await other.locator('button[name=logout]').click()
    await other.waitForURL((url) => !url.pathname.endsWith('/logout'))
    await other.close()

    // The API notices before the token is old.
    let isRefused = false
    await page.route(new RegExp(`/catalog/movie/${film.id}`), async (route) => {
      if (isRefused || route.request().method() !== 'PUT') return route.continue()
      isRefused = true
      const refusal = { header: { code: -1, count: 0, errors: [{ code: 90010401, description: 'token' }] }, data: null }
      await route.fulfill({ status: 401, json: refusal })
    })
    await pressSave(page)
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog).toBeVisible()

    await signInThere(page, 'approver')
    await expect(dialog.getByRole('alert')).toContainText('Please sign in as Nurul Huda')
    await signInThere(page, 'admin')
    await expect(page.getByText(SAVED).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expectStoredName(page, film.id, 'Session goes on')
  },
)

const PROVIDER = '/realms/marquee/protocol/openid-connect'

/** Signs in in the window that the console opens. */
async function signInThere(page: Page, user: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const popup = await opened
  await popup.locator('input[name=username]').fill(user)
  await popup.locator('input[name=password]').fill('marquee')
  const closed = popup.waitForEvent('close')
  await popup.locator('button[type=submit]').first().click()
  await closed
}

test('the line is gone in the middle of a save: one types on, and it is sent once it is back', async ({ browser }) => {
  const page = await openMoviesAs(browser, 'admin')
  const film = await makeFilm(page, 'Offline')
  await openFilm(page, film.id)
  await typeOn(page, ' one')
  await expect(page.getByText('Locked by you')).toBeVisible()
  await page.context().setOffline(true)
  await pressSave(page)
  await expect(banner(page, 'Offline: your text is kept here.')).toBeVisible()
  await expect(banner(page, '1 change waits to be sent.')).toBeVisible()
  await typeOn(page, ' two')
  await page.context().setOffline(false)
  await expect(page.getByText(SAVED).first()).toBeVisible()
  await expectStoredName(page, film.id, 'Offline one')
  await expect(nameField(page, 'en')).toHaveValue('Offline one two')
  await pressSave(page)
  await expectStoredName(page, film.id, 'Offline one two')
  expect(await writesOf(page, film.id)).toBe(3)
})
