import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useFocusOnPage } from './useFocusOnPage.ts'

function Console({ at }: { at: string }) {
  const page = useRef<HTMLElement>(null)
  useFocusOnPage(page, at)
  return (
    <>
      <button>Menu</button>
      <div role="dialog" aria-modal="true">
        <input />
      </div>
      <main ref={page} tabIndex={-1} />
    </>
  )
}

it('goes to a page that was opened by keyboard, and not away from a dialog that was opened meanwhile', () => {
  const { rerender } = render(<Console at="/first" />)
  screen.getByRole('button').focus()
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  rerender(<Console at="/second" />)
  expect(screen.getByRole('main')).toHaveFocus()
  screen.getByRole('textbox').focus()
  rerender(<Console at="/third" />)
  expect(screen.getByRole('textbox')).toHaveFocus()
})
