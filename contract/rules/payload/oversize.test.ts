import { describe, expect, it } from 'vitest'
import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { oversize } from './oversize.ts'

const text = (letters: number) => 'x'.repeat(letters)

describe('a record that is too large', () => {
  it('is told by the place of its too long text, else as a whole', () => {
    expect(oversize({ lon: [{ lang: 'en', n: text(JSON_STRING_BYTES) }] })).toBeUndefined()
    expect(oversize({ lon: [{ n: 'a' }, { n: text(JSON_STRING_BYTES + 1) }] })).toBe('/lon/1/n')
    expect(oversize({ gnr: Array.from({ length: 20 }, () => text(60_000)) })).toBe('')
    expect(oversize({ no: Array.from({ length: 100_000 }, () => text(10)) })).toBe('')
  })
})
