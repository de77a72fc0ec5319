import { describe, expect, test } from 'vitest'
import { isParentItem, missingLanguages, namesOf, productsOf, runTimeOf, titleOf, yearOf } from './readers.ts'

const record = {
  lon: [
    { lang: 'zh', n: '甲' },
    { lang: 'en', n: 'Alpha' },
    { lang: 'ms', n: ' ' },
  ],
}

describe('names of a record', () => {
  test('are read in the language, else in English, else in whatever there is', () => {
    expect(titleOf(record, 'zh')).toBe('甲')
    expect(titleOf(record, 'ta')).toBe('Alpha')
    expect(titleOf(record)).toBe('Alpha')
    expect(titleOf({}, 'en')).toBe('')
  })
  test('count only with text', () => {
    expect(namesOf(record).map((entry) => entry.lang)).toEqual(['zh', 'en'])
    expect(missingLanguages(record, ['en', 'zh', 'ms', 'ta'])).toEqual(['ms', 'ta'])
    expect(missingLanguages({}, ['en'])).toEqual(['en'])
  })
})

describe('facts of a record', () => {
  test.each<[object, number | undefined]>([
    [{ rdt: '1994-10-14', pdt: '1993-01-01' }, 1994],
    [{ pdt: '1993', oadt: '1995-01-01' }, 1993],
    [{ rdt: 1972 }, 1972],
    [{ rdt: 'soon', oadt: '1995-01-01' }, 1995],
    [{ rdt: '19940' }, undefined],
    [{}, undefined],
  ])('the year of %j is %s', (dates, year) => expect(yearOf({ ...dates })).toBe(year))

  test('the run time is its own, else that with breaks', () => {
    expect(runTimeOf({ rt: 5, trt: 6 })).toBe(5)
    expect(runTimeOf({ rt: 0, trt: 6 })).toBe(6)
    expect(runTimeOf({ rt: '5' })).toBeUndefined()
  })

  test('lists and flags of another shape read as absent', () => {
    expect(productsOf({ prd: ['one', 2, null] })).toEqual(['one'])
    expect(productsOf({ prd: 'one' })).toEqual([])
    expect(titleOf({ lon: [null, 'x', { lang: 'en', n: 5 }, { n: 'x' }] })).toBe('')
    expect(isParentItem({ prt_ic: 'true' })).toBe(true)
    expect(isParentItem({ prt_ic: 'false' })).toBe(false)
  })
})
