import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { filmPath, makeFilm, openFilm } from './support/films.ts'
import { inFullRun } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

type Made = { id: string }
type Child = { order?: number; lon: { n: string }[] }

const make = (page: Page, type: string, n: string, more: object): Promise<Made> =>
  call(page, `/api/content/urn/resource/catalog/${type}?prd=rimba-my`, 'POST', {
    lon: [{ lang: 'en', n }],
    prd: ['rimba-my'],
    st: 'draft',
    ...more,
  })

/** Numbers and titles below a season, as the database has them. */
async function numbersBelow(page: Page, id: string): Promise<string[]> {
  const rows = await call<Child[]>(page, `/api/content/series/${id}/children?cty=tvepisode`)
  return rows.map(({ order, lon }) => `${order} ${lon[0]?.n}`)
}

inFullRun(
  'an operator who deletes a film sees which titles name it, follows one, and thinks better of it',
  async ({ browser }) => {
    const page = await signIn(browser, 'admin')
    const mark = `${Date.now() % 1_000_000}`
    const film = await makeFilm(page, `Named film ${mark}`)
    const trailer = await make(page, 'trailer', `Trailer ${mark}`, { parent: film.id })
    await makeFilm(page, `Naming film ${mark}`, { rel: [film.id] })

    await openFilm(page, film.id)
    await page.getByRole('tab', { name: 'Relations' }).click()
    await expect(
      page.getByRole('list', { name: 'Used in' }).getByRole('link', { name: `Naming film ${mark}` }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Movies: 1' })).toBeVisible()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
    const dialog = page.getByRole('dialog', { name: `Delete Named film ${mark}?` })
    await expect(dialog.getByText('2 titles keep a reference that leads nowhere.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: `Naming film ${mark}` })).toBeVisible()
    await expect(dialog.getByText('Trailer · Stands below it')).toBeVisible()
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: `Trailer ${mark}` }).click(),
    ])
    await expect(opened).toHaveURL(new RegExp(trailer.id))
    await opened.close()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page).toHaveURL(new RegExp(filmPath(film.id)))
    await expect(page.getByRole('heading', { level: 2, name: 'Names and texts' })).toBeVisible()
    expectNoTrouble(page)
  },
)

inFullRun(
  'an operator sorts a season by air date, moves an episode by keys, and takes the numbering back',
  async ({ browser }) => {
    const page = await signIn(browser, 'admin')
    const mark = `${Date.now() % 1_000_000}`
    const series = await make(page, 'tvseries', `Series ${mark}`, {})
    const season = await make(page, 'tvseason', `Season ${mark}`, { parent: series.id, ssn_n: 1 })
    const days = { Storm: '2024-03-03', Calm: '2024-03-01', Delta: '2024-03-02' }
    for (const [at, [name, oadt]] of Object.entries(days).entries())
      await make(page, 'tvepisode', name, { parent: season.id, eps_n: at + 1, oadt })
    const before = ['1 Storm', '2 Calm', '3 Delta']
    expect(await numbersBelow(page, season.id)).toEqual(before)

    await page.goto(`/apps/rimba-my/vod/tvseason/${season.id}`)
    await page.getByRole('tab', { name: 'Relations' }).click()
    await page.getByRole('button', { name: 'Sort TV episodes...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sort TV episodes' })
    await dialog.getByRole('button', { name: 'Air date' }).click()
    const lines = dialog.getByRole('listitem')
    await expect(lines.nth(0)).toContainText('Calm')
    await expect(lines.nth(0)).toContainText('was 2')
    await dialog.getByRole('button', { name: /^Number 3: Storm/ }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(lines.nth(1)).toContainText('Storm')
    await expect(dialog.getByRole('button', { name: /^Number 2: Storm/ })).toBeFocused()
    await dialog.getByRole('button', { name: 'Change 2 numbers' }).click()
    await expect(dialog).toBeHidden()

    await expect(page.getByText(/titles are numbered/)).toBeVisible()
    expect(await numbersBelow(page, season.id)).toEqual(['1 Calm', '2 Storm', '3 Delta'])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(page.getByText('The numbers are as they were.')).toBeVisible()
    expect(await numbersBelow(page, season.id)).toEqual(before)
    expectNoTrouble(page)
  },
)
