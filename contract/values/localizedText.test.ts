import { describe, expect, it } from 'vitest'
import { localized } from './localizedText.ts'

describe('a text in several languages', () => {
  it('is that of the wanted language, else English, else the first there is', () => {
    const list = [
      { lang: 'ta', n: 'Tamil' },
      { lang: 'en', n: 'English' },
    ]
    expect([localized(list, 'ta'), localized(list, 'ms'), localized(list.slice(0, 1), 'ms')]).toEqual([
      'Tamil',
      'English',
      'Tamil',
    ])
    expect([localized([{ lang: 'en', n: '' }], 'en'), localized(undefined, 'en')]).toEqual(['', ''])
  })

  it.each([7, true, 'text', {}, [null], [[], 'x', { n: 7 }, { lang: 'en' }]])('is none in %j', (odd) => {
    expect(localized(odd as never, 'en')).toBe('')
  })
})
