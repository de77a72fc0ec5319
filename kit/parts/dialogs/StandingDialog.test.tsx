import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMarqueeTheme } from '../theme/createMarqueeTheme.ts'
import { ThemeProvider } from '@mui/material/styles'
import { DEFAULT_THEME } from '../theme/tokens.ts'
import { StandingDialog } from './StandingDialog.tsx'

afterEach(() => document.documentElement.removeAttribute('dir'))

function Inside({ isOpen }: { isOpen: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  return <input ref={field} aria-label="field" />
}

type PageProps = { isOpen: boolean; onClose: () => void; foot: number }

/** With an anchor of 100 px from 400 on. */
function Page({ isOpen, onClose, foot }: PageProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (anchor.current) anchor.current.getBoundingClientRect = () => new DOMRect(400, foot - 30, 100, 30)
  }, [foot])
  return (
    <ThemeProvider theme={createMarqueeTheme(DEFAULT_THEME)}>
      <button ref={anchor}>{'Find'}</button>
      <StandingDialog isOpen={isOpen} label="Finder" anchor={anchor} onClose={onClose}>
        <Inside isOpen={isOpen} />
      </StandingDialog>
    </ThemeProvider>
  )
}

function show(isOpen = false, foot = 50) {
  const onClose = vi.fn()
  const { rerender } = render(<Page {...{ isOpen, onClose, foot }} />)
  return { onClose, set: (open: boolean) => rerender(<Page {...{ isOpen: open, onClose, foot }} />) }
}

describe('a dialog that stands out of sight', () => {
  it('is made once, is no dialog while it is closed, and has its field take the focus and give it back', () => {
    const { set } = show()
    const field = screen.getByLabelText('field')
    expect(field).not.toBeVisible()
    expect([screen.queryByRole('textbox'), document.querySelector('[role=dialog]')]).toEqual([null, null])
    screen.getByRole('button').focus()
    set(true)
    expect(screen.getByRole('textbox')).toBe(field)
    expect([screen.getByRole('dialog', { name: 'Finder' }).contains(field), document.activeElement]).toEqual([
      true,
      field,
    ])
    set(false)
    expect([document.querySelector('[role=dialog]'), document.activeElement?.textContent]).toEqual([null, 'Find'])
    expect(field).not.toBeVisible()
    set(true)
    expect([screen.getByRole('textbox') === field, document.activeElement]).toEqual([true, field])
  })

  it('leaves the focus nowhere where nothing had it, or what had it takes none any more', () => {
    const { set } = show()
    set(true)
    set(false)
    expect(document.body).toHaveFocus()
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    set(true)
    button.disabled = true
    set(false)
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['ltr', '400px'],
    ['rtl', '500px'],
  ])('stands under its anchor, flush at the side where a page in %s begins', (direction, left) => {
    document.documentElement.dir = direction
    show(true)
    const { style } = screen.getByRole('dialog')
    expect([style.left, style.top]).toEqual([left, '50px'])
  })

  it.each([
    // In a window of 768 px, of which 16 stay free at its edge.
    ['grows as far as the window does', 50, 50, 702],
    ['grows to the edge where the anchor stands low', 400, 400, 352],
    ['stands higher where too little is left under the anchor', 700, 472, 280],
  ])('%s, whatever it comes to hold', (_what, foot, top, most) => {
    show(true, foot)
    const { style } = screen.getByRole('dialog')
    expect([style.top, style.maxHeight]).toEqual([`${top}px`, `${most}px`])
  })

  it('closes by Escape and by a click beside it, and not by one that began within it', async () => {
    const { onClose } = show(true)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    const cover = screen.getByRole('dialog').parentElement as HTMLElement
    fireEvent.mouseDown(screen.getByRole('textbox'))
    fireEvent.click(cover)
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.mouseDown(cover)
    fireEvent.click(cover)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('has its field back what a page that comes late takes', async () => {
    show(true)
    screen.getByRole('dialog').focus()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})
