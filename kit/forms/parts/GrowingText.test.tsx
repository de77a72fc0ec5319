import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GrowingText } from './GrowingText.tsx'

function Box({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return <GrowingText aria-label="text" value={text} minRows={2} onText={setText} />
}

const box = () => screen.getByRole('textbox')
/** What makes the room of the box. */
const copy = () => box().parentElement?.dataset.text?.trimEnd()
const type = (text: string) => flushSync(() => void fireEvent.input(box(), { target: { value: text } }))

/** Px of the text, in a box of 40. */
const textHeight = (px: number) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px)
}
afterEach(() => vi.restoreAllMocks())

describe('a box as high as its text', () => {
  it('makes room for a letter right after its frame', () => {
    textHeight(40)
    render(<Box start="Moo" />)
    act(() => {
      type('Moon')
      expect(box()).toHaveValue('Moon')
      expect(copy()).toBe('Moo')
    })
    expect(copy()).toBe('Moon')
  })

  it('makes room within that frame where the text has come to need another line', () => {
    textHeight(60)
    render(<Box start="Moo" />)
    act(() => {
      type('Moon')
      expect(copy()).toBe('Moon')
    })
  })
})
