import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFullRun, test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const FIVE_MINUTES_MS = 300_000

/** A group of fields under its legend. */
const group = (page: Locator | Page, name: string) => page.getByRole('group', { name, exact: true })

async function nameIn(group: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [language, text] of Object.entries(texts))
    await group.getByRole('textbox', { name: language, exact: true }).fill(text)
}

test('a person adds the type “documentary series” from nothing in the console within five minutes, publishes one and finds it', async ({
  browser,
}) => {
  const begun = Date.now()
  const { retry, repeatEachIndex } = test.info()
  // At a second try the first one's type is there already.
  const name = ['Documentary series', ...(retry + repeatEachIndex > 0 ? [`${retry}${repeatEachIndex}`] : [])].join(' ')
  const kavitha = await signIn(browser, 'super', '/apps/rimba-my/config/types')
  // A colleague has the console open all the while and never reloads it.
  const nurul = await signIn(browser, 'admin', '/apps/rimba-my/vod/movie')
  await expect(nurul.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()

  await kavitha.getByRole('link', { name: 'New type' }).click()
  for (const section of ['Licence', 'Provider', 'Advertising', 'Genres and ratings'])
    await kavitha.getByRole('checkbox', { name: section, exact: true }).uncheck()
  await kavitha.getByRole('button', { name: 'Begin' }).click()

  await nameIn(group(kavitha, 'Name of one'), {
    English: name,
    Chinese: '纪录片系列',
    Malay: 'Siri dokumentari',
    Tamil: 'ஆவணத் தொடர்',
  })
  await nameIn(group(kavitha, 'Name of many'), { English: name, Chinese: '纪录片系列' })
  await expect(kavitha.getByRole('textbox', { name: 'Name in addresses' })).toHaveValue(
    name.toLowerCase().replaceAll(' ', '_'),
  )

  await kavitha.getByRole('button', { name: 'Add field' }).click()
  const adding = kavitha.getByRole('form', { name: 'Add field' })
  await nameIn(group(adding, 'Label'), { English: 'Subject', Chinese: '题材', Malay: 'Subjek', Tamil: 'பொருள்' })
  await adding.getByRole('combobox', { name: 'Kind' }).selectOption('One choice')
  await adding.getByRole('combobox', { name: 'Section' }).selectOption('Names and texts')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()

  const choices = group(kavitha, 'Choices')
  for (const [at, [value, text]] of [
    ['nature', 'Nature'],
    ['history', 'History'],
  ].entries()) {
    await choices.getByRole('button', { name: 'Add choice' }).click()
    await choices
      .getByRole('textbox', { name: 'Value' })
      .nth(at)
      .fill(value ?? '')
    await choices
      .getByRole('textbox', { name: 'English' })
      .nth(at)
      .fill(text ?? '')
  }
  await kavitha.getByRole('checkbox', { name: 'Required for publishing' }).check()
  await kavitha.getByRole('checkbox', { name: 'Column of the list' }).check()
  await kavitha.getByRole('checkbox', { name: 'Filter of the list' }).check()
  await group(kavitha, 'It belongs to documents of these types')
    .getByRole('checkbox', { name: 'TV series', exact: true })
    .check()

  const live = kavitha.getByRole('region', { name: 'The form as it will be' })
  await expect(live.getByRole('combobox', { name: /^Subject/ })).toBeVisible()
  await expect(live.getByLabel('Belongs to')).toBeVisible()
  await expect(kavitha.getByText('No problems')).toBeVisible()
  await kavitha.getByRole('button', { name: 'Create type' }).click()
  await expect(kavitha).toHaveURL(/config\/types\/documentary_series\w*$/)

  const link = nurul.getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) })
  await expect(link).toBeVisible()
  await link.click()
  // The empty list offers it a second time.
  await nurul
    .getByRole('link', { name: `New ${name}` })
    .first()
    .click()
  await nurul.getByRole('textbox', { name: 'Name, English', exact: true }).fill('Rivers of Borneo')
  await nurul.getByRole('combobox', { name: /^Subject/ }).selectOption('Nature')
  await nurul.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(nurul.getByTitle('Choose a version')).toContainText(/V1 - published/i)

  await nurul.getByRole('link', { name: /^Back to/ }).click()
  await expect(nurul.getByRole('heading', { level: 1, name })).toBeVisible()
  await nurul.getByRole('searchbox').or(nurul.getByPlaceholder('Title, description or id')).first().fill('borneo')
  const found = nurul.locator('[data-row]').filter({ hasText: 'Rivers of Borneo' })
  await expect(found).toBeVisible()
  await expect(found).toContainText('Nature')
  expect(Date.now() - begun).toBeLessThan(FIVE_MINUTES_MS)
  expectNoTrouble(kavitha)
  expectNoTrouble(nurul)
})

inFullRun('hostile schemas are told at their place, and page and server go on', async ({ browser }) => {
  const kavitha = await signIn(browser, 'super', '/apps/rimba-my/config/types/add')
  await kavitha.getByRole('button', { name: 'Begin' }).click()
  await kavitha.getByRole('tab', { name: 'As JSON' }).click()
  const schema = kavitha.getByRole('textbox', { name: 'Data schema' })
  const sound = await schema.inputValue()
  const of = (properties: object, more: object = {}) => JSON.stringify({ type: 'object', properties, ...more })
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, {}]))
  const circle = { $defs: { a: { $ref: '#/$defs/a' } } }
  const hostile: [string, RegExp][] = [
    [of({ a: { $ref: 'https://x.test/s.json' } }), /https:\/\/x\.test\/s\.json is another document/],
    [of({ a: { $ref: '#/$defs/a' } }, circle), /refers to itself/],
    [of(many), /more than .* (parts|bytes)/],
    ['{"type":', /Text that is no JSON/],
  ]
  for (const [text, words] of hostile) {
    await schema.fill(text)
    await expect(kavitha.getByRole('button', { name: words })).toBeVisible()
    await expect(kavitha.getByRole('button', { name: 'Create type' })).toBeDisabled()
  }
  await schema.fill(sound)
  await expect(
    kavitha.getByRole('region', { name: 'The form as it will be' }).getByText('Availability').first(),
  ).toBeVisible()
  await expect(kavitha.getByRole('button', { name: /^\/schema/ })).toHaveCount(0)
  expectNoTrouble(kavitha)
})
