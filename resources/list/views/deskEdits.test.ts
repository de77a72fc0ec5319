import { describe, expect, it } from 'vitest'
import { EMPTY_DESK } from '#kit/parts/views/savedView.ts'
import { withMovedView, withPin, withStandard } from './deskEdits.ts'

const desk = { ...EMPTY_DESK, pinned: ['one', 'two'], standard: { movie: 'one' } }

describe('the desk', () => {
  it('holds a pinned view once, last', () => {
    expect(withPin(desk, 'one', true).pinned).toEqual(['two', 'one'])
    expect(withPin(desk, 'one', false).pinned).toEqual(['two'])
  })
  it('opens a list with one view, or as its type has it', () => {
    expect(withStandard(desk, 'movie', 'two').standard).toEqual({ movie: 'two' })
    expect(withStandard(desk, 'movie', undefined).standard).toEqual({})
  })
  it('keeps the place of a view that comes back under another id', () => {
    expect(withMovedView(desk, 'one', 'three')).toEqual({
      ...desk,
      pinned: ['three', 'two'],
      standard: { movie: 'three' },
    })
  })
})
