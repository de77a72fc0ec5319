import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { expectNoTrouble, signIn } from './support/person.ts'

const LIST = '/apps/rimba-my/config/list'

test('a menu is held while it is edited, changes on other screens once it is published, and is rolled back', async ({
  browser,
}) => {
  const viewer = await signIn(browser, 'viewer', LIST)
  const menu = viewer.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByText('IP configuration', { exact: true })).toBeVisible()

  const editor = await signIn(browser, 'super', LIST)
  await editor.getByRole('link', { name: 'Menu', exact: true }).click()
  await editor.getByRole('treeitem', { name: /IP configuration/ }).focus()
  await editor.getByRole('textbox', { name: 'Name, English' }).fill('Addresses')
  await expect(editor.getByText('Locked by you')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'App configuration', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await editor.getByRole('treeitem', { name: /Addresses/ }).focus()
  await editor.keyboard.press('Alt+ArrowUp')
  await editor.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(menu.getByText('Addresses', { exact: true })).toBeVisible()
  await expect(menu.getByText('IP configuration', { exact: true })).toHaveCount(0)

  await editor.getByRole('button', { name: /^V1/ }).click()
  await editor.getByRole('button', { name: 'Roll back to V1' }).click()
  await expect(menu.getByText('IP configuration', { exact: true })).toBeVisible()
  expectNoTrouble(editor)
  expectNoTrouble(viewer)
})
