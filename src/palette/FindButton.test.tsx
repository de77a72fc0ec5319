import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { createCommandRegistry } from '#kit/parts/commands/commandRegistry.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { FindButton } from './FindButton.tsx'

function Keys() {
  useCommandKeys()
  return null
}

it('leads to titles where no search box stands: by a button, and by the key that the box has elsewhere', async () => {
  const openPalette = vi.fn()
  const registry = createCommandRegistry()
  registry.put(Symbol('console'), {
    commands: [{ id: 'console.palette', group: 'console', label: 'Palette', act: { run: openPalette } }],
  })
  await showInConsole(
    <CommandContext value={registry}>
      <FindButton />
      <Keys />
    </CommandContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Find a title or a page' }))
  expect(openPalette).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('/')
  expect(openPalette).toHaveBeenCalledTimes(2)
})
