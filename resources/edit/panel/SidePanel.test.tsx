import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { SidePanel } from './SidePanel.tsx'

it('every tab beside the form has its word to be read, whichever is open', async () => {
  const tabs = [
    { key: 'onAir', label: 'On air', icon: 'check', content: null },
    { key: 'versions', label: 'Versions', icon: 'layers', count: 3, content: null },
  ] as const
  await showInConsole(<SidePanel tabs={tabs} chosen="onAir" onChoose={vi.fn()} />)
  for (const word of ['On air', 'Versions']) {
    const label = screen.getByText(word)
    expect(label.closest('[role=tab]')).not.toBeNull()
    expect(getComputedStyle(label).position).not.toBe('absolute')
  }
})
