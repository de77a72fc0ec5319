import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStorefront } from '#tests/support/aStorefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { Problems } from './Problems.tsx'

test('a problem leads to its field, and one press mends what a command can mend', async () => {
  const { screen } = await renderStorefront(<Problems />)
  await userEvent.click(page.getByRole('button', { name: /^3 parts have no name in .*தமிழ்/ }))
  await userEvent.click(page.getByRole('button', { name: 'New arrivals' }))
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

test('nothing is called right while rails are not known: how many failed or wait is said', async () => {
  const { act } = await renderStorefront(<Problems />, { storefront: aStorefront([], [], {}, COMPLETE) })
  expect(page.getByText('Nothing is wrong')).toBeTruthy()
  act(({ setContentFacts }) => setContentFacts({ rails: { failed: 2, unread: 1 } }))
  expect(page.queryByText('Nothing is wrong')).toBeNull()
  expect(page.getByText(/^2 containers could not be read/)).toBeTruthy()
  expect(page.getByText(/^1 container was not looked at yet/)).toBeTruthy()
})

const COMPLETE = { names: ['en', 'zh', 'ms', 'ta'].map((language) => ({ language, name: 'Rimba' })) }
