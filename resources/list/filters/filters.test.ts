import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { FILTER_KINDS, FILTER_OPERATORS } from '#contract/values/filters.ts'
import { flatten } from '#tests/support/flatten.ts'
import { words } from '#kit/parts/i18n/en/filters.ts'
import type { WordSource } from '#kit/parts/filters/filterWords.ts'
import { operatorKey, valueWords } from '#kit/parts/filters/filterWords.ts'
import { dropCandidates } from './dropCandidates.ts'
import { isFilterRefusal, refusalOf } from './refusalOf.ts'
import { suggestFilters } from '#kit/parts/filters/suggestFilters.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const english = flatten({ filters: words })
const source: WordSource = {
  language: 'en',
  translate: (key, values = {}) => {
    const [one = '', many = one] = (english.get(key) ?? key).split(' |||| ')
    const text = values.smart_count === undefined || values.smart_count === 1 ? one : many
    return text.replaceAll(/%\{(\w+)\}/g, (_place, name: string) => String(values[name]))
  },
  date: (term) => `<${term}>`,
  products: [{ id: 'rimba-my', n: 'Rimba MY' }],
  names: new Map([['u1', 'Ann']]),
}
const filter = (kind: TypeFilter['kind'], field = 'x'): TypeFilter => ({
  field,
  kind,
  label: label('X'),
  ...(kind === 'choice' ? { options: [{ value: 'a', label: label('Alpha') }] } : {}),
})
const said = (kind: TypeFilter['kind'], term: string | string[], operator?: (typeof FILTER_OPERATORS)[number]) =>
  valueWords(filter(kind), { field: 'x', term, operator }, source)

describe('the value of a filter in words', () => {
  it('says relative dates, days, spans and open ends', () => {
    expect(said('date', 'next 7 days', 'within')).toBe('next 7 days')
    expect(said('date', 'this week', 'within')).toBe('this week')
    expect(said('date', 'today', 'before')).toBe('before today')
    expect(said('date', ['2026-05-01', '2026-05-03'], 'within')).toBe('<2026-05-01> to <2026-05-03>')
    expect(said('date', ['', '2026-05-03'], 'within')).toBe('up to <2026-05-03>')
    expect(said('relative', 'next 3 months')).toBe('3 months')
    expect(said('relative', '7')).toBe('7 days')
    expect(said('number', ['1990', ''], 'within')).toBe('from 1990')
  })
  it('says names for ids, and that there is none for those unknown', () => {
    expect(said('person', ['me', 'u1', 'u2'], 'one of')).toBe('Me, Ann, Somebody else')
    expect(said('person', 'true')).toBe('Anybody')
    expect(said('reference', 'gone')).toBe('A title not shown here')
    expect(said('choice', ['a', 'b'], 'one of')).toBe('Alpha, b')
    expect(said('choice', [], 'is empty')).toBe('is empty')
    expect(valueWords(filter('choice', 'product'), { field: 'product', term: 'rimba-my' }, source)).toBe('Rimba MY')
  })
  it('never shows a key in place of words, whatever an address holds', () => {
    const term = fc.oneof(fc.constantFrom('today', 'next 7 days', 'last 1 months', 'me', 'a'), fc.string())
    fc.assert(
      fc.property(
        fc.constantFrom(...FILTER_KINDS),
        fc.constantFrom(...FILTER_OPERATORS),
        fc.array(term, { maxLength: 3 }),
        (kind, operator, terms) => {
          const text = said(kind, terms, operator)
          fc.pre(!terms.some((one) => one.includes('filters.')))
          expect(text).not.toContain('filters.')
        },
      ),
    )
    for (const operator of FILTER_OPERATORS)
      expect(english.has(`filters.operators.${operatorKey(operator)}`)).toBe(true)
  })
})

describe('the box that finds filters', () => {
  const all: TypeFilter[] = [
    { field: 'yr', kind: 'number', label: label('Year') },
    { ...filter('choice', 'gnr'), label: label('Genre'), pinned: true },
    { field: 'changed', kind: 'flag', label: label('Unpublished changes') },
  ]
  it('offers all of them, those pinned first', () => {
    expect(suggestFilters(all, '', source).map((one) => one.name)).toEqual(['Genre', 'Year', 'Unpublished changes'])
  })
  it('finds by name and by value, and sets what needs no more at once', () => {
    expect(suggestFilters(all, 'unpub', source)[0]?.entry).toEqual({ field: 'changed', term: 'true' })
    const [value] = suggestFilters(all, 'alp', source)
    expect(value).toMatchObject({ name: 'Genre', value: 'Alpha', entry: { field: 'gnr', term: ['a'] } })
    expect(suggestFilters(all, 'nothing', source)).toEqual([])
  })
})

describe('what leaves a list empty', () => {
  it('is each entry, the status and the search, but no entry among any', () => {
    const entries = [{ field: 'a' }, { field: 'b' }]
    expect(dropCandidates({ entries, st: 'draft', term: 'sea' }).map((one) => one.key)).toEqual([
      'entry0',
      'entry1',
      'st',
      'term',
    ])
    expect(dropCandidates({ entries, match: 'ANY', st: 'draft' }).map((one) => one.key)).toEqual(['st'])
    expect(dropCandidates({ entries })[0]?.without).toEqual({ entries: [{ field: 'b' }] })
  })
})

describe('a refused filter', () => {
  const refused = Object.assign(new Error('x'), {
    name: 'ApiError',
    errors: [{ code: 90000402, description: 'no date', field: '/filter/1' }],
  })
  it('is told at its place alone', () => {
    expect(refusalOf(refused, 1)).toBe('no date')
    expect(refusalOf(refused, 0)).toBeUndefined()
    expect(isFilterRefusal(refused)).toBe(true)
    expect(isFilterRefusal(new Error('x'))).toBe(false)
  })
})
