import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { TabBar } from './TabBar.tsx'

const press = (keys: string) => userEvent.keyboard(keys)

test('tabs are shown, moved, renamed and removed by keys', async () => {
  const { screen } = await renderStorefront(<TabBar />)
  await userEvent.click(page.getByRole('tab', { name: 'Home' }))
  await press('{ArrowRight}')
  expect(screen().shownTab).toBe('movies')
  await press('{Alt>}{ArrowRight}{/Alt}')
  expect(screen().storefront.tabs).toEqual(['home', 'sports', 'movies'])
  await press('{F2}')
  await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
  await press('Films{Enter}')
  page.getByRole('tab', { name: 'Films' }).focus()
  await press('{Delete}')
  expect(screen()).toMatchObject({ shownTab: 'sports' })
  expect(screen().storefront.tabs).toEqual(['home', 'sports'])
})

test('a new tab is named at once; who only looks gets no way to add one', async () => {
  const { screen } = await renderStorefront(<TabBar />)
  await userEvent.click(page.getByRole('button', { name: 'Add a tab' }))
  await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
  await press('Live{Enter}')
  expect(page.getByRole('tab', { name: 'Live' }).getAttribute('aria-selected')).toBe('true')
  expect(screen().storefront.tabs).toHaveLength(4)
  await renderStorefront(<TabBar />, { readOnly: 'locked' })
  expect(page.getAllByRole('button', { name: 'Add a tab' })).toHaveLength(1)
})
