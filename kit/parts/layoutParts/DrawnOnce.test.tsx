import Dialog from '@mui/material/Dialog'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DrawnOnce } from './DrawnOnce.tsx'

describe('what a press will open', () => {
  it('is drawn once, and leaves nothing behind', () => {
    const draw = vi.fn(() => <p>drawn</p>)
    const { container } = render(<DrawnOnce>{draw}</DrawnOnce>)
    expect(draw).toHaveBeenCalled()
    expect(container).toBeEmptyDOMElement()
  })

  it('stands open and out of sight while it is drawn, and takes neither focus nor page', () => {
    const seen: unknown[] = []
    const behind = document.body.appendChild(document.createElement('button'))
    behind.focus()
    const Seen = () => {
      const look = (element: HTMLElement | null) => {
        if (element) seen.push(element.closest('[hidden]') !== null, document.activeElement === behind)
      }
      return <p ref={look}>{'inside'}</p>
    }
    render(
      <DrawnOnce>
        {(unseen) => (
          <Dialog {...unseen}>
            <Seen />
          </Dialog>
        )}
      </DrawnOnce>,
    )
    expect(seen).toEqual([true, true])
    expect(behind).toHaveFocus()
    expect(behind).not.toHaveAttribute('aria-hidden')
    expect(document.body.style.overflow).toBe('')
    expect(screen.queryByText('inside')).toBeNull()
    behind.remove()
  })
})
