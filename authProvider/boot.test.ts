import { expect, it } from 'vitest'
import { backAtOf } from './boot.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const backAt = (text?: string) => backAtOf({ headers: new Headers(text ? { 'retry-after': text } : {}) }, NOW)

it('a break ends when Retry-After says, in seconds or as a date, and at no known time otherwise', () => {
  expect(backAt('90')).toBe(NOW + 90_000)
  expect(backAt('Tue, 24 Nov 2026 12:30:00 GMT')).toBe(NOW + 1_800_000)
  for (const nothing of [undefined, '0', 'soon', 'Tue, 24 Nov 2026 11:30:00 GMT'])
    expect(backAt(nothing)).toBeUndefined()
})
