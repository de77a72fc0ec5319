import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { isFullRun } from '../support/fullRun.ts'
import { call } from './support/call.ts'
import { fillForm } from './support/fillForm.ts'
import { test } from './support/journey.ts'
import { nameField, versionPicker } from './support/movies.ts'
import { makeDraft, needsRecords, ownSample, type Sample } from './support/ownSample.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test.describe.configure({ mode: 'parallel' })

/** What screens ask of a type: its traits, and whether titles are typed in at all. */
const askedBy = ({ area, traits }: TypeDocument) => [...traits, ...(hasAddScreen(area) ? [] : ['notTypedIn'])]

/**
 * With FULL=1 every type; else the barest and the one of which most is asked (design 9 (32)). The life of each is held on
 * the server (tests/generated/typeLife.test.ts), its form in the page (tests/generated/typeForms.test.tsx).
 */
function walked(): TypeDocument[] {
  const types = shippedTypes()
  if (isFullRun) return types
  const [barest, ...richer] = types.toSorted((one, other) => askedBy(one).length - askedBy(other).length)
  return [barest, richer.at(-1)].filter((type) => type !== undefined)
}

/** Texts without the marks of what they were translated from, which the form adds. */
const unmarked = (value: unknown) =>
  Array.isArray(value)
    ? value.map((one: unknown) =>
        isObject(one) ? Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'src')) : one,
      )
    : value

/** Typed in by a person; what was typed is what the API returns. Answers its English name. */
async function create(page: Page, type: TypeDocument): Promise<string> {
  const own = await ownSample(page, type)
  await page.goto(`/apps/rimba-my/${type.area}/${type.type}/add`)
  await expect(nameField(page, 'en')).toBeVisible()
  const filled = await fillForm(page, type, own)
  await save(page, type)
  await expect(versionPicker(page)).toContainText(/V1 - draft/i)
  const kept = await call<Sample>(page, `/api/content/urn/resource/catalog/${type.type}/${idOn(page)}`)
  expect(filled.map((name) => [name, unmarked(kept[name])])).toEqual(filled.map((name) => [name, own.values[name]]))
  return own.name
}

/** Some types go back to where one came from once they are saved (section 4): the title is opened again. */
async function save(page: Page, type: TypeDocument): Promise<void> {
  const button = page.getByRole('button', { name: /^Save/ })
  if (!hasTrait(type, 'closesOnSave')) return button.click()
  const isWrite = (answer: Response) =>
    answer.url().includes(`/catalog/${type.type}`) && answer.request().method() !== 'GET'
  const [answer] = await Promise.all([page.waitForResponse(isWrite), button.click()])
  const { data } = (await answer.json()) as { data: { id: string } }
  await expect(page).not.toHaveURL(new RegExp(`/(add|${data.id})$`))
  await page.goto(`/apps/rimba-my/${type.area}/${type.type}/${data.id}`)
}

/**
 * Publishes what is open. What it needs was made as drafts, which is asked about first: they are left out. A type that
 * closes once it is saved is opened again.
 */
async function publishAlone(page: Page, type: TypeDocument): Promise<void> {
  const address = new URL(page.url()).pathname
  const hasLeft = () => new URL(page.url()).pathname !== address
  const question = page.getByRole('dialog', { name: 'Publish with what it needs' })
  const published = versionPicker(page).filter({ hasText: /V1 - published/i })
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  await expect.poll(async () => hasLeft() || (await question.or(published).count()) > 0).toBe(true)
  if ((await question.count()) > 0) {
    await question.getByRole('button', { name: 'Only this one' }).click()
    await question.getByRole('button', { name: 'Publish 1' }).click()
  }
  if (!hasTrait(type, 'closesOnSave')) return
  await expect.poll(hasLeft).toBe(true)
  await page.goto(address)
}

/** The form of an airing is read-only after an update (section 4). */
async function editAgain(page: Page, type: TypeDocument): Promise<void> {
  if (type.type === AIRING_TYPE) await page.getByRole('button', { name: 'Edit', exact: true }).click()
}

/** Comes from outside: where there is no add screen, or publishing needs more than plain fields. */
async function receive(page: Page, type: TypeDocument): Promise<string> {
  const { id, name } = await makeDraft(page, type)
  await page.goto(`/apps/rimba-my/${type.area}/${type.type}/${id}`)
  await expect(versionPicker(page)).toContainText(/V1 - draft/i)
  return name
}

const idOn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

async function choose(page: Page, action: 'Archive' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore', exact: true }).first().click()
  await expect(versionPicker(page)).toContainText(/draft/i)
}

for (const type of walked()) {
  test(`the type ${type.type}: one is created, published, drafted anew, archived, deleted and restored by the screen`, async ({
    browser,
  }) => {
    const kavitha = await signIn(browser, 'super', '/pages/profile')
    const isTypedIn = hasAddScreen(type.area) && !needsRecords(type)
    const name = await (isTypedIn ? create(kavitha, type) : receive(kavitha, type))

    if (!hasTrait(type, 'closesOnSave')) await expect(kavitha.getByText(/^Saved /)).toBeVisible()
    await publishAlone(kavitha, type)
    await expect(versionPicker(kavitha)).toContainText(/V1 - published/i)
    await editAgain(kavitha, type)
    await nameField(kavitha, 'en').fill(`${name} again`)
    await save(kavitha, type)
    await expect(versionPicker(kavitha)).toContainText(/V2 - draft/i)
    await editAgain(kavitha, type)

    await choose(kavitha, 'Archive')
    await expect(kavitha.getByText('Archived.', { exact: true })).toBeVisible()
    await restore(kavitha)
    const address = new URL(kavitha.url()).pathname
    await choose(kavitha, 'Delete')
    await expect(kavitha).toHaveURL(new RegExp(`/${type.type}(\\?|$)`))
    await kavitha.goto(address)
    await expect(kavitha.getByText('Deleted.', { exact: true })).toBeVisible()
    await restore(kavitha)
    await expect(nameField(kavitha, 'en')).toHaveValue(`${name} again`)
    expectNoTrouble(kavitha)
  })
}
