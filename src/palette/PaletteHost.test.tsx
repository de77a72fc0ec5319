import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { awaitFirstPicture, firstPictureShown } from '#kit/parts/layoutParts/firstPicture.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { PaletteHost } from './PaletteHost.tsx'

/** What every page has asks for a session; nothing of it is meant here. */
vi.mock('./ConsoleCommands.ts', () => ({ ConsoleCommands: () => null }))

const field = () => document.querySelector('[role=combobox]')

it('has the palette made after the first picture, out of sight, and its key shows it', async () => {
  awaitFirstPicture()
  await showInConsole(<PaletteHost />)
  expect(field()).toBeNull()
  firstPictureShown()
  await waitFor(() => expect(field()).not.toBeNull())
  const made = field()
  expect(made).not.toBeVisible()
  expect([screen.queryByRole('dialog'), screen.queryByRole('combobox')]).toEqual([null, null])
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  expect(screen.getByRole('combobox')).toBe(made)
})
