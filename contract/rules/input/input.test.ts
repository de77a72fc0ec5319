import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly } from './digitsOnly.ts'
import { percentInput } from './percentInput.ts'

describe('a percent field', () => {
  test.each([
    ['', '0'],
    ['  ', '0'],
    ['0', ''],
    ['-0', ''],
    ['-5', ''],
    ['0.5', '1'],
    ['1', '1'],
    ['050', '50'],
    ['12.5', '12.5'],
    [' 99 ', '99'],
    ['100', '100'],
    ['100.1', '100'],
    ['1e9', '100'],
    ['Infinity', '100'],
    ['abc', ''],
    ['5%', ''],
  ])('%j becomes %j', (text, value) => expect(percentInput(text)).toBe(value))

  test('never shows anything but 0, nothing, or 1 to 100', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
    fc.assert(
      fc.property(typed, (text) => {
        const shown = percentInput(text)
        expect(shown === '' || shown === '0' || (Number(shown) >= 1 && Number(shown) <= 100)).toBe(true)
      }),
    )
  })
})

describe('a numeric field', () => {
  test.each([
    ['12a3', '123'],
    ['-1.5e3', '153'],
    ['１２', '12'],
    ['௧', ''],
    ['', ''],
  ])('%j becomes %j', (text, digits) => expect(digitsOnly(text)).toBe(digits))
})
