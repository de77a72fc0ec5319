import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { isFullRun } from '../support/fullRun.ts'
import { call } from './support/call.ts'
import { fillForm } from './support/fillForm.ts'
import { test } from './support/journey.ts'
import { nameField, versionPicker } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

type Sample = Record<string, unknown>

/** What screens ask of a type: its traits, and whether titles are typed in at all. */
const profileOf = ({ area, traits }: TypeDocument) => [hasAddScreen(area), ...traits.toSorted()].join(' ')

/** One type per trait profile; with FULL=1 every type (design 9 (32)). */
function walked(): TypeDocument[] {
  const seen = new Map<string, TypeDocument>()
  for (const type of shippedTypes()) if (!seen.has(profileOf(type))) seen.set(profileOf(type), type)
  return isFullRun ? shippedTypes() : [...seen.values()]
}

const catalogue = (type: string) => `/api/content/urn/resource/catalog/${type}`
const mark = () => String(Date.now() % 1_000_000)

/** The type's sample under a name of its own, with a parent that is there; references to others are left out. */
async function sampleFor(page: Page, type: TypeDocument, parents = 2): Promise<Sample> {
  const { rel: _rel, ann: _ann, chs: _chs, ...sample } = type.sample as Sample
  const field = type.relations?.parent?.field
  const above = shippedTypes().find((one) => one.type === type.relations?.parent?.types[0])
  const name = `${type.labels.one.en} ${mark()}`
  const own = {
    ...sample,
    prd: ['rimba-my'],
    lon: [
      { lang: 'en', n: name },
      { lang: 'ta', n: `தமிழ் ${mark()}` },
    ],
  }
  if (field === undefined || above === undefined) return own
  if (parents === 0) return { ...own, [field]: undefined }
  const parent = await sampleFor(page, above, parents - 1)
  const title = (parent.lon as { n: string }[])[0]?.n
  const made = await call<{ id: string }>(page, `${catalogue(above.type)}?prd=rimba-my`, 'POST', {
    ...parent,
    st: 'draft',
  })
  expect(made.id, `a parent for ${name}`).toBeTruthy()
  return { ...own, [field]: parents === 2 ? title : made.id }
}

/** Texts without the marks of what they were translated from, which the form adds. */
const unmarked = (value: unknown) =>
  Array.isArray(value)
    ? value.map((one: unknown) =>
        isObject(one) ? Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'src')) : one,
      )
    : value

async function create(page: Page, type: TypeDocument): Promise<Sample> {
  const sample = await sampleFor(page, type)
  await page.goto(`/apps/rimba-my/${type.area}/${type.type}/add`)
  await expect(nameField(page, 'en')).toBeVisible()
  const filled = await fillForm(page, type, sample)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(versionPicker(page)).toContainText(/V1 - draft/i)
  const kept = await call<Sample>(page, `${catalogue(type.type)}/${idOn(page)}`)
  const plain = filled.filter((name) => name !== type.relations?.parent?.field)
  expect(plain.map((name) => [name, unmarked(kept[name])])).toEqual(plain.map((name) => [name, sample[name]]))
  return sample
}

/** Where there is no add screen, titles arrive from outside. */
async function receive(page: Page, type: TypeDocument): Promise<Sample> {
  const sample = { ...(await sampleFor(page, type, 1)), st: 'draft' }
  const { id } = await call<{ id: string }>(page, `${catalogue(type.type)}?prd=rimba-my`, 'POST', sample)
  await page.goto(`/apps/rimba-my/${type.area}/${type.type}/${id}`)
  await expect(versionPicker(page)).toContainText(/V1 - draft/i)
  return sample
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
    const sample = await (hasAddScreen(type.area) ? create(kavitha, type) : receive(kavitha, type))
    const name = (sample.lon as { n: string }[])[0]?.n ?? ''

    await expect(kavitha.getByText(/^Saved /)).toBeVisible()
    await kavitha.getByRole('button', { name: 'Publish', exact: true }).first().click()
    await expect(versionPicker(kavitha)).toContainText(/V1 - published/i)
    await nameField(kavitha, 'en').fill(`${name} again`)
    await kavitha.getByRole('button', { name: /^Save/ }).click()
    await expect(versionPicker(kavitha)).toContainText(/V2 - draft/i)

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
