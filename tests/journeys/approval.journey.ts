import { expect } from '@playwright/test'
import { call } from './support/call.ts'
import { makeFilm, storedFilm } from './support/films.ts'
import { inFullRun, test } from './support/journey.ts'
import { filterByStatus, nameField, openFree, openMoviesAs, row, typeName, versionPicker } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const SERIES = '/api/content/urn/resource/catalog/tvseries'
/** Cells of a row of what waits, up to its Approve. */
const CELL_OF_APPROVE = 5

inFullRun(
  'what a creator submits is open to an approver at once, who approves it with one press of Enter',
  async ({ browser }) => {
    const creator = await openMoviesAs(browser, 'creator')
    await filterByStatus(creator, 'Available')
    await openFree(creator)
    const name = `To be approved ${Date.now() % 100_000}`
    await typeName(creator, 'en', name)
    await expect(creator.getByText('Locked by you')).toBeVisible()
    await creator.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(versionPicker(creator)).toContainText(/pending/i)
    await expect(creator.getByText('Locked by you')).toBeHidden()

    const approver = await signIn(browser, 'approver', new URL(creator.url()).pathname)
    await expect(versionPicker(approver)).toContainText(/pending/i)
    await approver.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await expect(versionPicker(approver)).toContainText(/published/i)
    await expect(nameField(approver, 'en')).toHaveValue(name)
    await expect(versionPicker(creator)).toContainText(/published/i)
    expectNoTrouble(creator)
    expectNoTrouble(approver)
  },
)

test('what is submitted shows in the approver’s list at once, who decides there by keyboard: one, then several of two types', async ({
  browser,
}) => {
  const approver = await signIn(browser, 'approver', '/apps/rimba-my/dashboards/project')
  await approver.getByRole('link', { name: 'All: Waiting for me' }).press('Enter')
  await expect(approver.getByRole('heading', { level: 1, name: 'Waiting for me' })).toBeVisible()
  await approver.getByRole('columnheader', { name: /Waiting since/ }).press('Enter')
  await expect(approver).toHaveURL(/order=desc/)

  const creator = await openMoviesAs(browser, 'creator')
  const mark = String(Date.now() % 1_000_000)
  const complete = { rt: 5_400_000, lws: '2026-01-01T00:00:00.000Z', st: 'pending' }
  const films = await Promise.all(['One', 'Two'].map((name) => makeFilm(creator, `${name} ${mark}`, complete)))
  const series = await call<{ id: string }>(creator, `${SERIES}?prd=rimba-my`, 'POST', {
    ...complete,
    lon: [{ lang: 'en', n: `Series ${mark}` }],
    prd: ['rimba-my'],
    yr: 2020,
  })

  await test.step('approves one in its row', async () => {
    await expect(row(approver, `One ${mark}`)).toBeVisible()
    await row(approver, `One ${mark}`).focus()
    for (let cell = 0; cell < CELL_OF_APPROVE; cell++) await approver.keyboard.press('ArrowRight')
    await approver.keyboard.press('Enter')
    await expect(row(approver, `One ${mark}`)).toHaveCount(0)
    await expect.poll(async () => (await storedFilm(approver, films[0]?.id ?? '')).st).toBe('published')
  })
  await test.step('chooses a film and a series, and approves both', async () => {
    // Whoever decided one goes on at the next: until then the focus is not theirs to move.
    await expect(approver.locator('[data-row] :focus, [data-row]:focus')).toHaveCount(1)
    for (const name of [`Two ${mark}`, `Series ${mark}`]) {
      await row(approver, name).focus()
      await approver.keyboard.press('Space')
      await expect(row(approver, name)).toHaveAttribute('aria-selected', 'true')
    }
    await approver.keyboard.press('a')
    const dialog = approver.getByRole('dialog', { name: 'Approve: 2 titles' })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await expect(row(approver, mark)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(dialog).toBeHidden()
    expect((await storedFilm(approver, films[1]?.id ?? '')).st).toBe('published')
    expect((await call<{ st: string }>(approver, `${SERIES}/${series.id}`)).st).toBe('published')
  })
  expectNoTrouble(creator)
  expectNoTrouble(approver)
})
