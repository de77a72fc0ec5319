import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, disarmedCell, readableCell } from './csvText.ts'

/** Texts full of what spreadsheets and tables trip over. */
const awkward = fc.array(
  fc.constantFrom("'", '=', '＝', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a', '1', '\u200b'),
  {
    maxLength: 8,
  },
)
const cell = fc.oneof(
  awkward.map((letters) => letters.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

describe('a cell of a table', () => {
  it('comes back as it was', () => {
    fc.assert(fc.property(cell, (text) => readableCell(disarmedCell(text)) === text))
  })

  it('never begins like a formula', () => {
    fc.assert(fc.property(cell, (text) => !/^[=+\-@\t\r\n＝＋－＠]/.test(disarmedCell(text))))
    expect(disarmedCell('=cmd()')).toBe("'=cmd()")
    expect(disarmedCell('＝1+1')).toBe("'＝1+1")
    expect(disarmedCell("'=1")).toBe("''=1")
    expect(disarmedCell('\u200b=1')).toBe("'\u200b=1")
    expect(disarmedCell('\ufeff\u2060@sum')).toBe("'\ufeff\u2060@sum")
    expect(disarmedCell('\u00a0\u0001=1')).toBe("'\u00a0\u0001=1")
    expect(disarmedCell('\u{e0020}\u0600+1')).toBe("'\u{e0020}\u0600+1")
    expect(disarmedCell('﹦1')).toBe("'﹦1")
    expect(disarmedCell('\u200bfilm')).toBe('\u200bfilm')
    expect(disarmedCell("it's")).toBe("it's")
  })

  it('stands in quotation marks where it would part the line', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n')
  })

  it('is seen even where it is all there is, and empty', () => {
    expect(csvLine([''])).toBe('""\r\n')
  })
})
