import { describe, expect, it } from 'vitest'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { importTargets, transferFields } from '../fields/transferFields.ts'
import type { ExportChoices } from './exportChoices.ts'
import { exportBody, keepExportChoices, exportChoicesOf } from './exportChoices.ts'
import { fieldsShown } from './fieldsShown.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}
const words = {
  language: 'en',
  languageName: (code: string) => code.toUpperCase(),
  parentByExternalId: 'Parent by external id',
} as const
const fields = transferFields(aType(), words)
const choices: ExportChoices = { format: 'json', side: 'published', columns: 'chosen', chosen: ['yr'] }

describe('what somebody wants exported', () => {
  it('is remembered for each type', () => {
    const storage = memory()
    keepExportChoices(storage, 'movie', choices)
    expect(exportChoicesOf(storage, 'movie')).toEqual(choices)
    expect(exportChoicesOf(storage, 'trailer')).toMatchObject({ format: 'csv', side: 'draft', columns: 'all' })
  })

  it('is a table of all drafts where what is remembered makes no sense', () => {
    const storage = memory()
    storage.setItem('marquee-export:movie', '{"format":"pdf","chosen":[7],"side":"both"}')
    expect(exportChoicesOf(storage, 'movie')).toEqual({ format: 'csv', side: 'draft', columns: 'all', chosen: [] })
  })

  it('names titles or what finds them, the published side, and columns where not all are wanted', () => {
    expect(exportBody({ keys: ['a'] }, choices, ['yr'])).toEqual({
      keys: ['a'],
      format: 'json',
      st: 'published',
      fields: ['yr'],
    })
    const flt = { filter: [], term: 'harbour' }
    expect(exportBody({ flt }, { ...choices, side: 'draft' }, undefined)).toEqual({ flt, format: 'json' })
  })
})

describe('the columns of a list', () => {
  const column = (field: string, kind: TypeColumn['kind']) => ({
    field,
    kind,
    label: { en: '', zh: '', ms: '', ta: '' },
  })

  it('become those of a file: the names in every language, the dates behind the availability', () => {
    const shown = [
      column('lon', 'title'),
      column('rat.v', 'list'),
      column('availability', 'availability'),
      column('lock', 'lock'),
    ]
    const paths = fieldsShown(shown, fields)
    expect(paths.slice(0, 6)).toEqual(['id', 'ex_id', 'lon.en', 'lon.zh', 'lon.ms', 'lon.ta'])
    expect(paths).toContain('rat')
    expect(paths).toContain('lwe_prd')
    expect(paths).not.toContain('yr')
  })
})

describe('the fields of a file', () => {
  it('have names that people know, a text one per language', () => {
    const labels = new Map(fields.map(({ path, label }) => [path, label]))
    expect(labels.get('lon.en')).toBe('Lon, EN')
    expect(labels.get('yr')).toBe('Yr')
  })

  it('that an import reads are those that may be said, and those that find a title or its parent', () => {
    const paths = (type = aType()) => importTargets(type, words).map(({ path }) => path)
    expect(paths()).toEqual(expect.arrayContaining(['id', 'ex_id', 'yr', 'lon.ta']))
    expect(paths()).not.toContain('st')
    expect(paths()).not.toContain('parent.ex_id')
    const relations = { parent: { types: ['series'], field: 'parent' } }
    expect(paths(aType({ relations }))).toContain('parent.ex_id')
  })
})
