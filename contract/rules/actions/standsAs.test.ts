import { describe, expect, it } from 'vitest'
import { standsAs } from './standsAs.ts'

describe('a title is already as it is wanted', () => {
  it('published with no draft over it, unpublished with none live', () => {
    expect(standsAs('published', { state: 'live', published: true })).toBe(true)
    expect(standsAs('published', { state: 'live', published: true, draft: 'draft' })).toBe(false)
    expect(standsAs('unpublished', { state: 'live', published: false, draft: 'draft' })).toBe(true)
    expect(standsAs('unpublished', { state: 'live', published: true })).toBe(false)
  })
  it('a draft where nothing waits for approval, submitted where something does', () => {
    expect(standsAs('draft', { state: 'live', published: false, draft: 'draft' })).toBe(true)
    expect(standsAs('draft', { state: 'live', published: false, draft: 'pending' })).toBe(false)
    expect(standsAs('pending', { state: 'live', published: false, draft: 'pending' })).toBe(true)
  })
  it('archived, deleted or purged as a whole', () => {
    for (const state of ['archived', 'deleted', 'purged'] as const) {
      expect(standsAs(state, { state, published: false })).toBe(true)
      expect(standsAs(state, { state: 'live', published: true })).toBe(false)
      expect(standsAs('unpublished', { state, published: false })).toBe(false)
    }
  })
})
