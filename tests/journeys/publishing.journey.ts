import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { makeFilm, storedFilm } from './support/films.ts'
import { test } from './support/journey.ts'
import { movieSample } from '#server/types/movie/movieSample.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test('an editor publishes a storefront, and finds a title on the way that viewers would have missed', async ({
  browser,
}) => {
  const page = await signIn(browser, 'super', '/apps/rimba-my/storefront')
  const mark = Date.now() % 100_000
  const { ia: _ia, ...sample } = movieSample
  const film = await makeFilm(page, `Monsoon ${mark}`, {
    ...sample,
    ex_id: `monsoon-${mark}`,
    lon: [{ lang: 'en', n: `Monsoon ${mark}` }],
  })
  const en = (n: string) => [{ lang: 'en', n }]
  const i = [{ type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=x', data: [{ id: film.id }] }]
  const make = (of: string, body: object) =>
    call<{ id: string }>(page, `/api/storefront/urn/${of}?prd=rimba-my`, 'POST', { st: 'draft', ...body })
  const row = await make('container', { lon: en(`Rainy days ${mark}`), i })
  const t = [{ id: 'home', lon: en('Home'), c: [{ id: row.id }] }]
  const shop = await make('page', { ty: 'storefront', lon: en(`Rainy shop ${mark}`), t })
  await page.goto(new URL(`/apps/rimba-my/storefront/${shop.id}`, page.url()).href)

  const dialog = page.getByRole('dialog', { name: 'Publish with what it needs' })
  await test.step('is shown what viewers lack, in the order in which it goes out', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: `Monsoon ${mark}` })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: `Monsoon ${mark}` })).toHaveAccessibleDescription(/Number 1 of 3/)
  })

  await test.step('publishes all of it by keys', async () => {
    await dialog.getByRole('button', { name: 'Publish 3' }).press('Enter')
    await expect(page.getByText('3 published together.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await storedFilm(page, film.id)).st).toBe('published')
  })
  expectNoTrouble(page)
})
