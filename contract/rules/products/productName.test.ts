import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { AREA_WORDS } from '#contract/values/areaWords.ts'
import { nameProblem, plainName } from '../names/nameProblem.ts'
import { productId, productNameKey, productNameProblem } from './productName.ts'

const existing = [{ n: 'Rimba MY' }, { n: 'Élan' }]

describe('the name of a new product', () => {
  test.each([
    ['Rimba ID', undefined],
    ['丽芭', undefined],
    ['ரிம்பா', undefined],
    ['4K', undefined],
    ['', 'blank'],
    [' \u3000\t', 'blank'],
    ['— !', 'noLetter'],
    ['\u0bbe', 'noLetter'],
    ['x'.repeat(81), 'tooLong'],
    ['x'.repeat(1_000_000), 'tooLong'],
    ['<script>alert(1)</script>', 'badSigns'],
    ['Rimba\u202eGS', 'badSigns'],
    ['Rim\u200bba', 'badSigns'],
    ['R\u0301\u0301\u0301\u0301\u0301', 'badSigns'],
    ['\u3164', 'badSigns'],
    ['Rim\u115f\u1160ba', 'badSigns'],
    ['Rim\u034fba', 'badSigns'],
    ['Rim\u180eba', 'badSigns'],
    ['Rim\u200dba', 'badSigns'],
    ['Rim\ufe0fba', 'badSigns'],
    ['Rimba\u200d', 'badSigns'],
    ['Rim\u{1d173}ba', 'badSigns'],
    ['Rimb\u0430 MY', 'badSigns'],
    ['\u039durul Huda', 'badSigns'],
    ['\u0420имба', undefined],
    ['Rimba \u0420имба \u03a3\u03b9\u03b3\u03bc\u03b1', undefined],
    ['क्\u200dष टीवी', undefined],
    ['می\u200cخواهم', undefined],
    ['Rimba ❤\ufe0f', undefined],
    ['admin', 'reserved'],
    [' ＡＤＭＩＮ ', 'reserved'],
    ['Ádmin', 'reserved'],
    ['Default', 'reserved'],
    ['rimba my', 'taken'],
    ['  RIMBA   MY ', 'taken'],
    ['Rímba-MY', 'taken'],
    ['elan', 'taken'],
  ])('%j: %s', (name, problem) => expect(productNameProblem(name, existing)).toBe(problem))

  it('is itself taken once it exists', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        if (productNameProblem(name) === undefined) expect(productNameProblem(name, [{ n: name }])).toBe('taken')
      }),
    )
  })

  it('counts the same however it is tidied, and tidying twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const tidy = plainName(name)
        expect(plainName(tidy)).toBe(tidy)
        expect(productNameKey(tidy)).toBe(productNameKey(name))
        if (nameProblem(name) === undefined) expect(nameProblem(tidy)).toBeUndefined()
      }),
    )
  })
})

describe('the id of a new product', () => {
  test.each([
    ['Rimba SG', [], 'rimba-sg'],
    ['Rimba SG', ['rimba-sg', 'rimba-sg-2'], 'rimba-sg-3'],
    ['Élan 4K!', [], 'elan-4k'],
    ['丽芭', [], 'product'],
    ['Live', [], 'live-2'],
    ['Own', [], 'own-2'],
    ['Global Search', [], 'global-search'],
    ['constructor', [], 'constructor-2'],
  ] as const)('of %s beside %j is %s', (name, taken, id) => expect(productId(name, taken)).toBe(id))

  it('is fit for an address, is free and is no area of the console', () => {
    const areas: readonly string[] = AREA_WORDS.map((word) => word.toLowerCase())
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (name, taken) => {
        const id = productId(name, taken)
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(id.length).toBeLessThanOrEqual(64)
        expect(taken).not.toContain(id)
        expect(areas).not.toContain(id)
      }),
    )
  })
})
