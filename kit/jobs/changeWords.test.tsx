import { describe, expect, it } from 'vitest'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { createFormatter } from '#kit/parts/format/createFormatter.ts'
import { changeWords } from './changeWords.ts'

const names: Record<string, string> = {
  '/gnr': 'Genre',
  '/lwe': 'Licence end',
  '/lon': 'Names',
  '/lon/en': 'Names, English',
}
const words = {
  field: (pointer: string) => ({ name: names[pointer] ?? pointer, schema: undefined, lang: undefined }),
  value: (_pointer: string, value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value)),
}
const provider = createI18nProvider({ lang: '' })
const translate = (key: string, values?: Record<string, unknown>) => provider.translate(key, values)
const format = createFormatter(
  { language: 'en', dateFormat: 'DD MMM YYYY HH:mm', timeZone: 'UTC' },
  { translate, now: () => 0 },
)
const lines = (changes: ChangeSet) => changeWords(changes, { words, format, translate })

describe('a change set in words', () => {
  it('says what each field gets, loses and gives up', () => {
    expect(
      lines({ set: { gnr: ['Drama'] }, unset: ['lwe'], add: { gnr: ['Crime'] }, remove: { gnr: ['War'] } }),
    ).toEqual(['Genre: set to Drama', 'Licence end: cleared', 'Genre: add Crime', 'Genre: remove War'])
  })
  it('says how far dates move, and which way', () => {
    expect(lines({ shift: { lwe: { days: 30 } } })).toEqual(['Licence end: 30 days later'])
    expect(lines({ shift: { lwe: { months: -1, ms: -3_600_000 } } })).toEqual(['Licence end: 1 month 1 h earlier'])
    expect(lines({ shift: { lwe: { months: 1, days: -1 } } })).toEqual([
      'Licence end: 1 month later; Licence end: 1 day earlier',
    ])
  })
  it('says what is replaced by what, and how it is looked for', () => {
    const replace = [
      { field: 'lon', find: 'Ep.', with: 'Episode', wholeWords: true },
      { field: 'lon.en', find: ' (HD)', with: '' },
    ]
    expect(lines({ replace })).toEqual([
      'Names: replace “Ep.” with “Episode” (whole words only)',
      'Names, English: take out “ (HD)”',
    ])
  })
})
