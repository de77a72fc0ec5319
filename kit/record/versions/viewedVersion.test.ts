import { describe, expect, it } from 'vitest'
import { viewedVersion } from './viewedVersion.ts'

const draft = { st: 'draft', key: 'd', n: 2 } as const
const live = { st: 'published', key: 'p', n: 1 } as const
const both = { key: 'd', sides: [draft, live] }
const nothing = { version: null, status: null }

describe('the version that an address shows', () => {
  it('is the one that the form edits where the address names none', () => {
    expect(viewedVersion(both, nothing)).toBeUndefined()
    expect(viewedVersion({ key: 'p', sides: [live] }, nothing)).toBeUndefined()
    expect(viewedVersion({ key: 'old', sides: [] }, nothing)).toBeUndefined()
  })

  it('is the live side of the status under which a search found it', () => {
    expect(viewedVersion(both, { ...nothing, status: 'published' })).toBe('p')
    expect(viewedVersion(both, { ...nothing, status: 'draft' })).toBeUndefined()
  })

  it('is what the form edits where that side is gone meanwhile', () => {
    expect(viewedVersion({ key: 'p', sides: [live] }, { ...nothing, status: 'draft' })).toBeUndefined()
  })

  it('is the version named by key, whatever the status', () => {
    expect(viewedVersion(both, { version: 'old', status: 'published' })).toBe('old')
    expect(viewedVersion(both, { version: 'd', status: 'published' })).toBeUndefined()
    expect(viewedVersion(undefined, { version: 'old', status: null })).toBe('old')
  })
})
