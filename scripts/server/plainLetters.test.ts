import { describe, expect, it } from 'vitest'
import { inPlainLetters } from './plainLetters.ts'

const valueOf = (code: string): unknown => new Function(`return (${code})`)()

describe('letters beyond ASCII', () => {
  it.each(["'剧集 தொடர் é 🎬'", '/^[一-鿿🎬]+$/u.test("剧🎬")', '`${1}…`', '({ ü: 1 }).ü'])(
    'say the same by their numbers: %s',
    (code) => {
      const plain = inPlainLetters(code)
      expect(plain).toMatch(/^[ -~]+$/)
      expect(valueOf(plain)).toBe(valueOf(code))
    },
  )

  it('behind a backslash are refused, which would take their numbers apart', () => {
    expect(() => inPlainLetters("'\\剧'")).toThrow('backslash')
  })

  it('in a raw text are refused, which would be read as their numbers', () => {
    expect(() => inPlainLetters('String.raw`[=＝]`')).toThrow('raw text')
  })
})
