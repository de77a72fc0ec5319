import { describe, expect, it } from 'vitest'
import { shownChanges } from './shownChanges.ts'

describe('the changes of an action', () => {
  it('leave out the status, which the sentence tells', () => {
    expect(shownChanges([{ field: '/st', before: 'draft', after: 'published' }])).toEqual([])
  })
  it('name an image that came, not what the server measured of it', () => {
    const changes = [
      { field: '/ia', before: ['0-16x9'], after: ['0-16x9', '0-3x1-Cover'] },
      { field: '/ia_meta/0-3x1-Cover', after: { hash: 'x', width: 1 } },
    ]
    expect(shownChanges(changes)).toEqual([changes[0]])
  })
  it('name an image that was replaced once, however many of its measures changed', () => {
    const changes = [
      { field: '/ia_meta/0-16x9/hash', before: 'a', after: 'b' },
      { field: '/ia_meta/0-16x9/width', before: 1, after: 2 },
    ]
    expect(shownChanges(changes)).toEqual([{ field: '/ia', after: ['0-16x9'] }])
  })
})
