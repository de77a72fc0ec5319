import { expect, it } from 'vitest'
import { isPlace } from './isPlace.ts'

it.each([
  [{ kind: 'document' }],
  [{ kind: 'field', at: '/lon/0/n' }],
  [{ kind: 'container', at: '0190-abc' }],
  [{ kind: 'airing', at: 'a:1' }],
  [{ kind: 'timecode', at: '1500' }],
] as const)('a note is pinned to %j', (place) => {
  expect(isPlace(place)).toBe(true)
})

it.each([
  [{ kind: 'document', at: '/lon' }],
  [{ kind: 'field' }],
  [{ kind: 'field', at: 'lon' }],
  [{ kind: 'field', at: '/'.repeat(40) }],
  [{ kind: 'container', at: '<b>' }],
  [{ kind: 'airing', at: '' }],
  [{ kind: 'timecode', at: '-1' }],
  [{ kind: 'timecode', at: '01:00:00:00' }],
] as const)('nothing is pinned to %j', (place) => {
  expect(isPlace(place)).toBe(false)
})
