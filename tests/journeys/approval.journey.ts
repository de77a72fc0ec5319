import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { filterByStatus, nameField, openFree, openMoviesAs, typeName, versionPicker } from './support/movies.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

test('what a creator submits is open to an approver at once, who approves it with one press of Enter', async ({
  browser,
}) => {
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
})
