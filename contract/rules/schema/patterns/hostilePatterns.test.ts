import { describe, expect, it } from 'vitest'
import { boundedPattern } from './boundedPattern.ts'

describe('a pattern that could hang the process', () => {
  it.each([
    ['many optional letters before as many certain ones', `^${'a?'.repeat(28)}${'a'.repeat(14)}b$`],
    ['several bounded repetitions', '^a{0,200}a{0,200}a{0,200}b$'],
    ['an optional group', '^(a|b)?(a|b)?c$'],
    ['a repeated group', '^(a+)+$'],
  ])('is never left to the engine of the platform: %s', (_name, source) => {
    expect(boundedPattern(source).how).not.toBe('plain')
  })

  it('is answered the same by our machine', () => {
    expect(boundedPattern('^(a+)+$').test('a'.repeat(40))).toBe(true)
    expect(boundedPattern('^(a+)+$').test(`${'a'.repeat(40)}!`)).toBe(false)
  })
})
