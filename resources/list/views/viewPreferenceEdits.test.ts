import { describe, expect, it } from 'vitest'
import { NO_VIEW_PREFERENCES } from '#kit/parts/views/savedView.ts'
import { withMovedView, withPin, withStandard } from './viewPreferenceEdits.ts'

const preferences = { ...NO_VIEW_PREFERENCES, pinned: ['one', 'two'], standard: { movie: 'one' } }

describe('the desk', () => {
  it('holds a pinned view once, last', () => {
    expect(withPin(preferences, 'one', true).pinned).toEqual(['two', 'one'])
    expect(withPin(preferences, 'one', false).pinned).toEqual(['two'])
  })
  it('opens a list with one view, or as its type has it', () => {
    expect(withStandard(preferences, 'movie', 'two').standard).toEqual({ movie: 'two' })
    expect(withStandard(preferences, 'movie', undefined).standard).toEqual({})
  })
  it('keeps the place of a view that comes back under another id', () => {
    expect(withMovedView(preferences, 'one', 'three')).toEqual({
      ...preferences,
      pinned: ['three', 'two'],
      standard: { movie: 'three' },
    })
  })
})
