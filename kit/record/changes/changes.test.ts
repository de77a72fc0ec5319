import { describe, expect, it } from 'vitest'
import { createFormatter } from '#kit/parts/format/createFormatter.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { describeField } from './describeField.ts'
import { listDifference } from './listDifference.ts'
import { valueWords } from './valueWords.ts'

const texts = (en: string) => ({ en, zh: en, ms: en, ta: en })
const schema: FormSchema = {
  properties: {
    lon: {
      'x-label': texts('Names'),
      items: { properties: { lang: {}, n: { 'x-label': texts('Name') } } },
    },
    lwe_prd: {
      'x-label': texts('Until'),
      items: { properties: { prd: {}, value: { format: 'date-time', 'x-label': texts('Value') } } },
    },
    gnr: { 'x-label': texts('Genres'), items: { enum: ['crime'], 'x-enum': { crime: texts('Crime') } } },
    sg: {
      'x-label': texts('Segments'),
      items: { properties: { dur: { 'x-label': texts('Length'), 'x-unit': 'ms' } } },
    },
  },
}
const words = {
  language: 'en' as const,
  languageName: (code: string) => (code === 'ms' ? 'Malay' : code),
  productName: (id: string) => (id === 'default' ? 'every product' : 'Rimba MY'),
  row: (place: number) => `row ${place}`,
}
const name = (pointer: string) => describeField(schema, pointer, words).name
const format = createFormatter(
  { language: 'en', dateFormat: 'DD MMM YYYY HH:mm', timeZone: 'UTC' },
  { translate: (key, values) => (values ? `${String(values.n)} ${key.split('.')[1]}` : key), now: () => 0 },
)
const words2 = (pointer: string, value: unknown) =>
  valueWords(value, describeField(schema, pointer, words).schema, { root: schema, format, translate: (key) => key })

describe('a changed field in words', () => {
  it('names the language of a name and the product of a date', () => {
    expect(name('/lon/ms/n')).toBe('Names, Malay')
    expect(name('/lwe_prd/rimba-my/value')).toBe('Until, Rimba MY')
    expect(name('/lwe_prd/default')).toBe('Until, every product')
  })
  it('counts the rows of a list without keys from one', () => {
    expect(name('/sg/2/dur')).toBe('Segments, row 3, Length')
  })
  it('spells a field that the schema does not know', () => {
    expect(name('/newField')).toBe('New Field')
  })
  it('knows in which language a text is', () => {
    expect(describeField(schema, '/lon/ta/n', words).lang).toBe('ta')
    expect(describeField(schema, '/gnr', words).lang).toBeUndefined()
  })
})

describe('a value in words', () => {
  it('shows instants as dates, codes as their words, lengths with units', () => {
    expect(words2('/lwe_prd/rimba-my/value', '2027-02-28T23:59:00.000Z')).toBe('28 Feb 2027 23:59')
    expect(words2('/gnr', ['crime', 'drama'])).toBe('Crime, drama')
    expect(words2('/sg/0/dur', 120_000)).toBe('2 minutes')
  })
  it('is nothing where nothing stands', () => {
    expect(words2('/gnr', [])).toBeUndefined()
    expect(words2('/gnr', '')).toBeUndefined()
  })
  it('of an entry per language or product is the value itself, of any other entry field by field', () => {
    expect(words2('/lon/ms', { lang: 'ms', n: 'Alfa' })).toBe('Alfa')
    expect(words2('/lwe_prd/x', { prd: 'x', value: '2027-02-28T23:59:00.000Z' })).toBe('28 Feb 2027 23:59')
    expect(words2('/sg/0', { seg_ty: 'vod', dur: 120_000 })).toBe('Seg ty: vod, Length: 2 minutes')
  })
})

describe('a changed list of plain values', () => {
  it('is told by what left it and what came', () => {
    const change = { field: '/gnr', before: ['crime', 'drama'], after: ['crime', 'war'] }
    expect(listDifference(change)).toEqual({ field: '/gnr', before: ['drama'], after: ['war'] })
    expect(listDifference({ field: '/gnr', before: ['a'], after: ['a', 'b'] })).toEqual({ field: '/gnr', after: ['b'] })
  })
  it('that only changed its order is told as a whole', () => {
    const change = { field: '/gnr', before: ['a', 'b'], after: ['b', 'a'] }
    expect(listDifference(change)).toBe(change)
  })
})
