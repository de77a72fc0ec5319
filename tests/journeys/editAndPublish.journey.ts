import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'
import {
  filterByStatus,
  nameField,
  openFree,
  openMovies,
  openMoviesAs,
  publish,
  row,
  saveDraft,
  typeName,
  versionPicker,
} from './support/movies.ts'

test('an operator edits a published film in three languages, saves a draft and publishes it, and a colleague sees it happen', async ({
  browser,
}) => {
  const nurul = await openMoviesAs(browser, 'admin')
  await filterByStatus(nurul, 'Available')
  const title = await openFree(nurul)
  const address = new URL(nurul.url()).pathname
  // Other journeys may have published the film anew before.
  const [number = ''] = /\d+/.exec((await versionPicker(nurul).textContent()) ?? '') ?? []
  const next = `V${Number(number) + 1}`

  const arjun = await signIn(browser, 'approver', address)
  await expect(nameField(arjun, 'en')).toHaveValue(title)

  const mark = ` ${Date.now() % 100_000}`
  await typeName(nurul, 'en', title + mark)
  await typeName(nurul, 'zh', `新片名${mark}`)
  await typeName(nurul, 'ta', `புதிய பெயர்${mark}`)
  await expect(nurul.getByText('Locked by you')).toBeVisible()
  await expect(arjun.getByText(/Nurul Huda is editing|Locked by Nurul Huda/).first()).toBeVisible()

  await saveDraft(nurul)
  await expect(versionPicker(nurul)).toContainText(`${next} - draft`)
  await publish(nurul)
  await expect(versionPicker(nurul)).toContainText(`${next} - published`)

  await expect(versionPicker(arjun)).toContainText(`${next} - published`)
  // The lock has gone back with the publication, so that the colleague could go on.
  await expect(nameField(arjun, 'en')).toHaveValue(title + mark)
  await expect(nameField(arjun, 'zh')).toHaveValue(`新片名${mark}`)

  await openMovies(arjun)
  await expect(row(arjun, title + mark)).toBeVisible()
  expectNoTrouble(nurul)
  expectNoTrouble(arjun)
})
