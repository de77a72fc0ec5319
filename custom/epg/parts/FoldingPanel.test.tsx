import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FoldingPanel } from './FoldingPanel.tsx'

/** A window whose width changes. */
function aWindow(isNarrow: boolean) {
  const listeners = new Set<() => void>()
  const state = { isNarrow }
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return state.isNarrow
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: boolean) =>
    act(() => {
      state.isNarrow = next
      for (const listener of listeners) listener()
    })
}

it('what is typed in the panel outlives a change of the window’s width', async () => {
  const resize = aWindow(false)
  render(
    <FoldingPanel onClose={() => undefined}>
      <input aria-label="Name" />
    </FoldingPanel>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'The harbour')
  resize(true)
  expect(screen.getByRole('toolbar')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('The harbour')
  resize(false)
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('The harbour')
  vi.unstubAllGlobals()
})
