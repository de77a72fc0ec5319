import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { OwnFields } from './OwnFields.tsx'

it('the gallery draws own fields, and within a record that JSON Forms draws, in the language of the console', async () => {
  await renderInKit(<OwnFields />, { language: 'ms' })
  expect((await screen.findAllByRole('group', { name: 'Bintang' })).length).toBe(2)
  fireEvent.click(await screen.findByText('Ann'))
  expect((await screen.findAllByRole('group', { name: 'Bintang' })).length).toBe(3)
})
