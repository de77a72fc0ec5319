import { describe, expect, it } from 'vitest'
import { STATUSES } from '#contract/values/status.ts'
import { statusName } from './statusName.ts'

describe('the name of a status', () => {
  it('is Processing for a pre-draft, in every area', () => {
    expect(statusName('pre-draft')).toBe('processing')
    expect(statusName('pre-draft', 'vod')).toBe('processing')
  })

  it('is Available and In-Progress in VOD', () => {
    expect(statusName('published', 'vod')).toBe('available')
    expect(statusName('draft', 'vod')).toBe('inProgress')
  })

  it('is its own elsewhere', () => {
    expect(statusName('published', 'live')).toBe('published')
    expect(STATUSES.map((status) => statusName(status))).toEqual([
      'published',
      'draft',
      'processing',
      'pending',
      'archived',
      'deleted',
      'purged',
    ])
  })
})
