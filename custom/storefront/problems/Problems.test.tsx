import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { Problems } from './Problems.tsx'

test('a problem leads to its field, and one press mends what a command can mend', async () => {
  const { screen } = await renderStorefront(<Problems />)
  await userEvent.click(page.getByRole('button', { name: /^New arrivals: no name in .*தமிழ்/ }))
  expect(screen()).toMatchObject({ selection: new Set(['new']), inspectorTab: 'LOCALIZATION' })
  expect(screen().request?.field).toBe('names')
  await userEvent.click(page.getByRole('button', { name: /^Remove: Deepavali ended/ }))
  expect(screen().storefront.containers.has('deepavali')).toBe(false)
  await userEvent.click(page.getByRole('button', { name: /^Remove: Sports has no containers/ }))
  expect(screen().storefront.tabs).toEqual(['home', 'movies'])
})

test('who only looks sees what is wrong, and no repair', async () => {
  await renderStorefront(<Problems />, { readOnly: 'rights' })
  expect(page.getByText('Sports has no containers')).toBeTruthy()
  expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
})
