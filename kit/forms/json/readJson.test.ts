import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson, offsetOf, readJson } from './readJson.ts'
import { MAX_DEPTH } from './scanJson.ts'

describe('reading JSON as it is typed', () => {
  it('gives back every value that was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(readJson(text)).toEqual({ value: JSON.parse(text) as unknown })
      }),
    )
  })

  it('refuses exactly what the browser refuses, but for names that stand twice', () => {
    const bits = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b', '1', '-', '.5', 'true', 'nul', '\n', '\\')
    fc.assert(
      fc.property(fc.array(bits, { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const reading = readJson(text)
        let isJson = text.trim() === ''
        try {
          JSON.parse(text)
          isJson = true
        } catch {
          // None.
        }
        const isTwice = 'reason' in reading && reading.reason === 'twice'
        expect('value' in reading).toBe(isJson && !isTwice)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['{"a": 1', 'end', 1, 8],
    ['{"a": 1\n "b": 2}', 'comma', 2, 2],
    ['[1,]', 'spareComma', 1, 3],
    ['{"a" 1}', 'colon', 1, 6],
    ['{a: 1}', 'name', 1, 2],
    ['{"a": 1, "a": 2}', 'twice', 1, 10],
    ["{'a': 1}", 'name', 1, 2],
    ["['a']", 'quotes', 1, 2],
    ['["a]', 'unclosed', 1, 2],
    ['["\\x"]', 'escape', 1, 3],
    ['["a\tb"]', 'lineBreak', 1, 4],
    ['[01]', 'number', 1, 2],
    ['[1] // one', 'comment', 1, 5],
    ['[True]', 'word', 1, 2],
    ['[1] 2', 'extra', 1, 5],
    ['['.repeat(MAX_DEPTH + 2), 'deep', 1, MAX_DEPTH + 2],
  ])('says of %s why it is none: %s', (text, reason, line, column) => {
    expect(readJson(text)).toMatchObject({ reason, line, column })
  })

  it('keeps names that programs would trip over', () => {
    const text = '{"__proto__": {"a": 1}, "constructor": 2}'
    const reading = readJson(text)
    expect('value' in reading && formatJson(reading.value)).toBe(formatJson(JSON.parse(text)))
  })

  it('finds the place of a value, or of what holds it', () => {
    const text = formatJson({ a: { 'b/c': [1, 2] } })
    expect(text.slice(offsetOf(text, '/a/b~1c/1'))).toMatch(/^2/)
    expect(text.slice(offsetOf(text, '/a/b~1c/7'))).toMatch(/^\[/)
  })
})
