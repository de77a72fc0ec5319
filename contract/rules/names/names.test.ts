import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uniqueName } from './uniqueName.ts'

describe('a name that must be unique', () => {
  test.each([
    ['Alpha  One ', 'alpha one'],
    ['ＡＬＰＨＡ　One', 'alpha one'],
    ['STRASSE', 'straße'],
    ['ΣΑΣ', 'σας'],
    ['e\u0301t', 'ÉT'],
    ['ﬁlm', 'FILM'],
  ])('%s is taken by %s', (one, other) => expect(uniqueName(one)).toBe(uniqueName(other)))

  test('an accent makes another name', () => expect(uniqueName('été')).not.toBe(uniqueName('ete')))

  test('normalising twice changes nothing', () => {
    for (let codePoint = 0; codePoint <= 0xffff; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue
      const once = uniqueName(String.fromCodePoint(codePoint))
      if (uniqueName(once) !== once) expect.fail(`U+${codePoint.toString(16)}`)
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => uniqueName(uniqueName(name)) === uniqueName(name)))
  })
})
