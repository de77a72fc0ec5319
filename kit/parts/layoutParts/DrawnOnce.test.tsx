import Dialog from '@mui/material/Dialog'
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DrawnBefore, DrawnOnce } from './DrawnBefore.tsx'
import { awaitFirstPicture, firstPictureShown } from './firstPicture.ts'

describe('what a press will open', () => {
  it('is drawn after the first picture, once, and leaves nothing behind', async () => {
    awaitFirstPicture()
    const draw = vi.fn(() => <p>drawn</p>)
    const { container } = render(<DrawnBefore>{draw}</DrawnBefore>)
    expect(draw).not.toHaveBeenCalled()
    firstPictureShown()
    await waitFor(() => expect(draw).toHaveBeenCalled())
    await waitFor(() => expect(container).toBeEmptyDOMElement())
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
