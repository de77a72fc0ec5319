import { describe, expect, test } from 'vitest'
import { truncate } from './truncate.ts'

describe('a text that is too long', () => {
  test.each([
    ['Alphabet', 8, 'Alphabet'],
    ['Alphabet', 7, 'Alph...'],
    ['One two', 6, 'One...'],
    ['செல்வன்', 4, 'செல்வன்'],
    ['பொன்னியின்', 4, 'பொ...'],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 5, '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧'],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 4, '👨‍👩‍👧...'],
    ['e\u0301e\u0301e\u0301e\u0301e\u0301', 4, 'e\u0301...'],
    ['abcdef', 3, '...'],
    ['abcdef', 0, '...'],
    ['', 0, ''],
  ])('%s in %i characters is %s', (text, length, cut) => expect(truncate(text, length)).toBe(cut))
})
