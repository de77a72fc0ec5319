import { describe, expect, it, test } from 'vitest'
import { whyNotBytes, whyNotFile } from './whyNotFile.ts'

describe('a file that was chosen', () => {
  test.each([
    ['films.csv', 10, undefined],
    ['FILMS.JSON', 10, undefined],
    ['films.jsonl', 10, undefined],
    ['films.tsv', 10, undefined],
    ['films.csv', 0, 'empty'],
    ['films.csv', 67_108_864, undefined],
    ['films.csv', 67_108_865, 'tooLarge'],
    ['films.csv.gz', 10, 'packed'],
    ['films.xlsx', 10, 'sheet'],
    ['films.pdf', 10, 'kind'],
    ['films', 10, 'kind'],
  ])('%s of %i bytes is judged at once: %s', (name, size, why) => expect(whyNotFile({ name, size })).toBe(why))

  it('is judged by its first bytes too, whatever its name says', () => {
    expect(whyNotBytes(new TextEncoder().encode('title,year\n'))).toBeUndefined()
    expect(whyNotBytes(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]))).toBe('packed')
    expect(whyNotBytes(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('sheet')
    expect(whyNotBytes(new Uint8Array([65, 0, 66]))).toBe('binary')
  })

  it('may be of two bytes a letter where it says so', () => {
    expect(whyNotBytes(new Uint8Array([0xff, 0xfe, 65, 0]))).toBeUndefined()
  })
})
