import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMarqueeTheme } from '../theme/createMarqueeTheme.ts'
import { DEFAULT_THEME } from '../theme/tokens.ts'
import { SidePopover } from './SidePopover.tsx'

/** An anchor of 100 px from 400 on. */
const anchor = { nodeType: 1, getBoundingClientRect: () => new DOMRect(400, 20, 100, 30) }

function leftOf(side: 'start' | 'end', direction: 'ltr' | 'rtl') {
  const { unmount } = render(
    <ThemeProvider theme={createMarqueeTheme(DEFAULT_THEME, { direction })}>
      <SidePopover
        open
        side={side}
        anchorEl={() => anchor as unknown as Element}
        slotProps={{ paper: { role: 'dialog' } }}
      />
    </ThemeProvider>,
  )
  const { left } = screen.getByRole('dialog').style
  unmount()
  return left
}

it('a popover shares the side of its anchor that the direction of the page makes start or end', () => {
  expect([leftOf('start', 'ltr'), leftOf('end', 'ltr')]).toEqual(['400px', '500px'])
  expect([leftOf('start', 'rtl'), leftOf('end', 'rtl')]).toEqual(['500px', '400px'])
})
