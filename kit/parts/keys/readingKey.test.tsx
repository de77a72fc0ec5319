import { afterEach, describe, expect, it } from 'vitest'
import { readingKey } from './readingKey.ts'

describe('an arrow key', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  it('means what it shows from left to right', () => {
    expect(readingKey({ key: 'ArrowLeft' })).toBe('ArrowLeft')
  })

  it('goes the other way from right to left, and no other key does', () => {
    document.documentElement.dir = 'rtl'
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map((key) => readingKey({ key }))).toEqual([
      'ArrowRight',
      'ArrowLeft',
      'ArrowUp',
      'Home',
    ])
  })
})
