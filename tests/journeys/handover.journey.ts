import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { nameField, openFree, openMovies, saveDraft, shownName, typeName } from './support/movies.ts'
import { expectNoTrouble, leaveConsole, signIn } from './support/person.ts'

/** Two people with the same film open; the first one types into its name. */
async function twoOnOneFilm(nurul: Page, open: (path: string) => Promise<Page>) {
  await openMovies(nurul)
  const title = await openFree(nurul)
  const other = await open(new URL(nurul.url()).pathname)
  await expect(nameField(other, 'en')).toHaveValue(title)
  return { title, other }
}

/** What comes onto the page from now on, line by line: a notice may have gone by itself before anybody looks. */
async function noteTexts(page: Page): Promise<() => Promise<string>> {
  const noted = await page.evaluateHandle(() => {
    const texts: string[] = []
    const note = (changes: MutationRecord[]) => texts.push(...changes.map(({ target }) => target.textContent ?? ''))
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => noted.evaluate((texts) => texts.join('\n'))
}

inFullRun(
  'two editors share a film: one asks for the lock by keyboard, the other saves and hands it over with a word to spare',
  async ({ browser }) => {
    const nurul = await signIn(browser, 'admin')
    const { title, other: super_ } = await twoOnOneFilm(nurul, (path) => signIn(browser, 'super', path))
    await expect(nurul.getByRole('list', { name: 'Also here' })).toBeVisible()

    await typeName(nurul, 'en', `${title} by Nurul`)
    await expect(super_.getByText(/is editing$/).first()).toBeVisible()
    await super_.getByRole('button', { name: 'Ask for the lock' }).focus()
    await super_.keyboard.press('Enter')
    await super_.keyboard.type('A typo is on air')
    await super_.keyboard.press('Enter')
    await expect(super_.getByText(/^Waiting for/)).toBeVisible()

    await expect(nurul.getByText('A typo is on air')).toBeVisible()
    await nurul.getByRole('textbox', { name: /^A word to/ }).fill('Two minutes')
    await nurul.keyboard.press('Enter')
    await expect(super_.getByText('Two minutes')).toBeVisible()

    await super_.getByRole('button', { name: 'Ask again' }).click()
    await super_.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
    await nurul.getByRole('button', { name: 'Save and hand over' }).click()
    await expect(super_.getByText('Locked by you')).toBeVisible()
    await expect(nameField(super_, 'en')).toHaveValue(`${title} by Nurul`)
    await expect(shownName(nurul, 'en')).toHaveText(`${title} by Nurul`)

    await typeName(super_, 'en', `${title} by both`)
    await saveDraft(super_)
    await expect(shownName(nurul, 'en')).toHaveText(`${title} by both`)
    expectNoTrouble(super_)
    // Leaving gives the lock back and says goodbye, though the page is gone.
    await leaveConsole(super_)
    await expect(nurul.getByRole('list', { name: 'Also here' })).toHaveCount(0)
    await expect(nameField(nurul, 'en')).toBeVisible()
    expectNoTrouble(nurul)
  },
)

test('a lock is broken over an unsaved name: the loser keeps it, is told by whom, and merges it back after the other has saved', async ({
  browser,
}) => {
  const nurul = await signIn(browser, 'admin')
  const { title, other: super_ } = await twoOnOneFilm(nurul, (path) => signIn(browser, 'super', path))
  await typeName(nurul, 'en', `${title} by Nurul`)
  await expect(nurul.getByText('Locked by you')).toBeVisible()

  const [told, toldNurul] = [await noteTexts(super_), await noteTexts(nurul)]
  await super_.getByRole('button', { name: 'Force unlock' }).click()
  await super_.getByRole('dialog').getByRole('button', { name: 'Force unlock' }).click()
  await expect.poll(told).toMatch(/are parked: nothing is lost/)
  await expect.poll(toldNurul).toMatch(/has unlocked this\./)
  await expect.poll(toldNurul).toMatch(/1 unsaved field is parked for you/)
  await expect(shownName(nurul, 'en')).toHaveText(`${title} by Nurul`)

  await typeName(super_, 'en', `${title} by the other`)
  await saveDraft(super_)
  await leaveConsole(super_)

  // The tab dies; the next visit still has the text, on the server as well as in the browser.
  const address = nurul.url()
  await nurul.close({ runBeforeUnload: false })
  const again = await signIn(browser, 'admin', new URL(address).pathname)
  await expect(again.getByText(/^Your parked edits of/)).toBeVisible()
  await again.getByRole('button', { name: 'Restore' }).first().click()
  const question = again.getByRole('dialog')
  await question.getByRole('radio', { name: /^Parked/ }).click()
  await question.getByRole('button', { name: 'Restore into the form' }).click()
  await expect(nameField(again, 'en')).toHaveValue(`${title} by Nurul`)
  await saveDraft(again)
  await again.reload()
  await expect(nameField(again, 'en')).toHaveValue(`${title} by Nurul`)
  await expect(again.getByText(/^Your parked edits of/)).toHaveCount(0)
  expectNoTrouble(again)
})
