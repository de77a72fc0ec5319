import { describe, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { propertiesOf } from './draft.ts'
import { addField, changeField, moveField, removeField, renameField, setChoices, setKind } from './fieldEdits.ts'
import { kindOfField, FIELD_KINDS, KINDS } from './fieldKinds.ts'
import { sectionsOf } from './formPlaces.ts'
import { hasColumn, hasFilter, renewedInLists, setColumn, setFilter } from './listEdits.ts'
import { codeOf, commonSections, copyOf, fromSections } from './startFrom.ts'

const section = (id: string, ...fields: string[]) => ({
  type: 'Category',
  label: id,
  options: { id, labels: { en: id } },
  elements: fields.map((name) => ({ type: 'Control', scope: `#/properties/${name}` })),
})
const film = (changes: Partial<TypeDocument> = {}) =>
  aType({
    uiSchema: { type: 'Categorization', elements: [section('names', 'lon'), section('more', 'gnr', 'yr')] },
    ...changes,
  })
const show = film({ type: 'show', uiSchema: { type: 'Categorization', elements: [section('names', 'lon')] } })

describe('a new type', () => {
  it('takes sections that other types have, with their fields and what lists know of them', () => {
    const [names, more] = commonSections([film(), show])
    expect([names?.id, names?.count, more?.id, more?.count]).toEqual(['names', 2, 'more', 1])
    const draft = fromSections([film(), show], names ? [names] : [])
    expect(Object.keys(propertiesOf(draft))).toEqual(['lon', 'prd'])
    expect(draft.list).toMatchObject({ columns: [{ field: 'lon' }], filters: [] })
    expect(draft.narrow).toEqual({ facets: [], row: [] })
    const whole = fromSections([film(), show], names && more ? [names, more] : [])
    expect(whole.narrow).toEqual({ facets: ['gnr'], row: ['yr', 'gnr'] })
  })

  it('is the copy of another one without its name', () => {
    expect(copyOf(film({ order: 3, st: 'archived' }))).toMatchObject({
      type: '',
      schemaVersion: 1,
      labels: { one: {} },
    })
  })

  it.each([
    ['Documentary series', 'documentary_series'],
    ['  4K: Élan! ', 'k_elan'],
    ['纪录片', ''],
  ])('called %s is %s in addresses', (title, code) => expect(codeOf(title)).toBe(code))
})

describe('a field', () => {
  const subject = { name: 'subject', kind: 'choice', labels: { en: 'Subject' }, section: 1 } as const
  const draft = addField(film(), subject)

  it('of every kind is known by its schema and control again', () => {
    for (const kind of FIELD_KINDS) {
      const made = addField(film(), { ...subject, kind })
      expect(kindOfField(propertiesOf(made).subject ?? {}, KINDS[kind].options)).toBe(kind)
    }
  })

  it('stands at the end of its section, and moves up and down in it', () => {
    expect(sectionsOf(draft)[1]?.fields).toEqual(['gnr', 'yr', 'subject'])
    expect(sectionsOf(moveField(draft, 'subject', -1))[1]?.fields).toEqual(['gnr', 'subject', 'yr'])
    expect(sectionsOf(moveField(draft, 'subject', 1))[1]?.fields).toEqual(['gnr', 'yr', 'subject'])
  })

  it('does not take the place of another one', () => {
    expect(addField(draft, subject)).toBe(draft)
    expect(renameField(draft, 'subject', 'lon')).toBe(draft)
  })

  it('is column and filter with its words, and they follow it', () => {
    const chosen = setChoices(draft, 'subject', [['nature', { en: 'Nature' }]])
    const listed = setFilter(setColumn(chosen, 'subject', 'choice', true), 'subject', 'choice', true)
    expect(listed.narrow).toMatchObject({ facets: expect.arrayContaining(['subject']), row: ['yr', 'gnr', 'subject'] })
    expect(listed.list).toMatchObject({ filters: [{ field: 'subject', options: [{ value: 'nature' }] }, {}, {}] })
    const renamed = renewedInLists(changeField(listed, 'subject', { 'x-label': { en: 'Theme' } }), 'subject', 'choice')
    expect(renamed.list).toMatchObject({ columns: [{}, { label: { en: 'Theme' } }] })
    const theme = renameField(renamed, 'subject', 'theme')
    expect([hasColumn(theme, 'theme'), hasFilter(theme, 'theme'), hasColumn(theme, 'subject')]).toEqual([
      true,
      true,
      false,
    ])
    const off = setColumn(theme, 'theme', 'choice', false)
    expect([hasColumn(off, 'theme'), hasFilter(off, 'theme')]).toEqual([false, true])
  })

  it('leaves nothing behind when it goes', () => {
    const listed = setFilter(setColumn(draft, 'subject', 'choice', true), 'subject', 'choice', true)
    const { schemaVersion: _, ...gone } = removeField(listed, 'subject')
    expect(JSON.stringify(gone)).not.toContain('subject')
  })

  it('keeps its words under another kind, and leaves lists that cannot show it', () => {
    const listed = setColumn(draft, 'subject', 'choice', true)
    const long = setKind(listed, 'subject', 'multiline')
    expect(propertiesOf(long).subject).toMatchObject({ type: 'string', 'x-label': { en: 'Subject' } })
    expect(hasColumn(long, 'subject')).toBe(false)
  })
})

describe('half-written JSON', () => {
  it.each([[{}], [{ schema: 7, uiSchema: [], list: 'x', narrow: null }], [{ uiSchema: { type: 'Control' } }]])(
    '%j is read without a fault, and can be added to',
    (draft) => {
      const added = addField(draft, { name: 'a', kind: 'text', labels: { en: 'A' }, section: -1 })
      expect(Object.keys(propertiesOf(added))).toEqual(['a'])
      expect(sectionsOf(added).flatMap(({ fields }) => fields)).toContain('a')
      expect(() => removeField(setFilter(setColumn(added, 'a', 'text', true), 'a', 'text', true), 'a')).not.toThrow()
    },
  )
})
