import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayNameForeign } from './foreignInText.ts'
import { hideForeign } from './foreignProducts.ts'

const product = fc.constantFrom('rimba-my', 'rimba-sg', 'default', '', 'lo"]mbok', 'prd')
const key = fc.constantFrom('prd', 'lwe', 'n', '"prd": "rimba-my"', '\\')
const payload = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, product, fc.integer(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
})).object
/** As JSON.stringify writes it, and as the database does. */
const texts = (value: unknown) => [JSON.stringify(value), JSON.stringify(value, null, ' ').replaceAll(/\n */g, '')]

describe("a payload's JSON", () => {
  it('that may name no foreign product is what its reader is shown', () => {
    fc.assert(
      fc.property(payload, fc.subarray(['rimba-my', 'rimba-sg', 'prd']), (value, visible) => {
        for (const text of texts(value))
          if (!mayNameForeign(text, visible)) expect(hideForeign(value as object, visible)).toEqual(JSON.parse(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['{"prd": ["rimba-my"], "lwe_prd": [{"prd": "rimba-my", "lwe": "2030"}]}', false],
    ['{"prd": ["rimba-my"], "lwe_prd": [{"prd": "default"}]}', false],
    ['{"prd": ["rimba-my", "rimba-sg"]}', true],
    ['{"lwe_prd": [{"prd": "rimba-sg"}]}', true],
    ['{"\\u0070rd": "rimba-sg"}', true],
    ['{"prd": {"n": "rimba-sg"}}', true],
  ])('is looked through for products: %s', (text, may) => {
    expect(mayNameForeign(text, ['rimba-my'])).toBe(may)
    expect(mayNameForeign(text, 'all')).toBe(false)
  })
})
