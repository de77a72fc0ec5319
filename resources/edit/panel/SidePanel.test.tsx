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

it('keeps room for a number that is still being read', async () => {
  const versions = { key: 'versions', label: 'Versions', icon: 'layers', content: null } as const
  const widths = []
  for (const count of [0, 12]) {
    const { container, unmount } = await showInConsole(
      <SidePanel tabs={[{ ...versions, count }]} chosen="versions" onChoose={vi.fn()} />,
    )
    const room = container.querySelector('[role=tab] > span > span')
    widths.push(room && getComputedStyle(room).minInlineSize)
    unmount()
  }
  expect(widths).toEqual(['6px', '6px'])
})
