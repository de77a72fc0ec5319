import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { makeFilm, storedFilm } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const MOVIES = 'urn:resource:catalog:movie'
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('complementary', { name: /·|Undo/ })
const yearOf = async (page: Page, id: string) => (await storedFilm(page, id)).yr

/** What is told after the first picture has come: the bell knows its jobs and hears of new ones. */
const bellIsUp = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/user/setting/list?t=seen')),
  )

inFullRun(
  'an editor changes films at once, is called by the bell, takes the failures along, tries them again and undoes it all',
  async ({ browser }) => {
    test.slow()
    const nurul = await signIn(browser, 'admin')
    const kavitha = await signIn(browser, 'super')
    const films = await Promise.all(['One', 'Two', '=Three'].map((name) => makeFilm(nurul, `Job ${name}`)))
    const [free, other, held] = films.map(({ id }) => id) as [string, string, string]
    const lock = await call<{ number?: number }>(kavitha, '/api/user/lock/acquire', 'POST', { id: held, urn: MOVIES })

    await test.step('the bell has a dot, which clears on opening it', async () => {
      await bellIsUp(nurul)
      const told = nurul.getByText('Bulk update: 2 titles done, 1 failed.')
      await Promise.all([
        expect(told).toBeVisible(),
        call(nurul, '/api/bulkupdate/urn/resource/catalog/movie?prd=rimba-my', 'PUT', {
          keys: [free, other, held],
          set: { yr: 1999 },
        }),
      ])
      await expect(bell(nurul)).toHaveAccessibleName('Notifications: something new')
      await bell(nurul).click()
      const line = nurul.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()
      await expect(line).toContainText('1 failed')
      await expect(line).toContainText('2/3')
      await line.getByRole('link').click()
      await expect(nurul).toHaveURL(/\/apps\/notification\?job=/)
      await expect(bell(nurul)).toHaveAccessibleName('Notifications')
    })

    await test.step('a tab that is opened later has no dot either', async () => {
      const tab = await nurul.context().newPage()
      const marked = tab.waitForResponse((answer) => answer.url().includes('/user/setting/list?t=seen'))
      await tab.goto(nurul.url())
      await marked
      await expect(panel(tab).getByText('Year: set to 1999')).toBeVisible()
      await expect(bell(tab)).toHaveAccessibleName('Notifications')
      await tab.close()
    })

    await test.step('the job says what was asked for and what became of each; failures are a file', async () => {
      await expect(panel(nurul).getByText('Year: set to 1999')).toBeVisible()
      await expect(panel(nurul).getByRole('link', { name: 'Job =Three' })).toBeVisible()
      const coming = nurul.waitForEvent('download')
      await panel(nurul).getByRole('button', { name: 'Failures as a file' }).click()
      const text = await readFile(await (await coming).path(), 'utf8')
      expect(text).toContain(`Job =Three,${held},movie`)
      expect(await yearOf(nurul, free)).toBe(1999)
      expect(await yearOf(nurul, held)).toBe(2020)
    })

    await test.step('once the lock is given back, trying again does the rest', async () => {
      await call(kavitha, '/api/user/lock/release', 'PUT', { id: held, urn: MOVIES, number: lock.number })
      await panel(nurul).getByRole('button', { name: 'Retry' }).click()
      await expect(panel(nurul).getByText('3/3')).toBeVisible()
      expect(await yearOf(nurul, held)).toBe(1999)
    })

    await test.step('undo asks, and brings back what was there', async () => {
      await panel(nurul).getByRole('button', { name: 'Undo...' }).click()
      await expect(nurul.getByRole('dialog')).toContainText('3 titles get back exactly what they were before.')
      await nurul.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(nurul.getByRole('link', { name: 'Takes back another job' })).toBeVisible()
      await expect(panel(nurul).getByText('3/3')).toBeVisible()
      for (const id of [free, other, held]) expect(await yearOf(nurul, id)).toBe(2020)
    })

    await test.step('the title knows its jobs, and leads back to them', async () => {
      await nurul.goto(`/apps/rimba-my/vod/movie/${free}`)
      await nurul.getByRole('tab', { name: 'Jobs' }).click()
      const jobs = nurul.getByRole('list', { name: 'Jobs' }).getByRole('link')
      await expect(jobs).toHaveCount(2)
      await jobs.last().click()
      await expect(panel(nurul).getByText('Was taken back by another job')).toBeVisible()
    })
    expectNoTrouble(nurul)
  },
)
