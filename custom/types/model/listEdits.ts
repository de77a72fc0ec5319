import type { TypeColumn, TypeFilter } from '#contract/registry/typeDocument.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { listAt, objectAt, propertiesOf, type TypeDraft } from './draft.ts'
import { choicesOf, KINDS, type FieldKind } from './fieldKinds.ts'

const columnsOf = (draft: TypeDraft) => listAt(draft.list, 'columns') as readonly TypeColumn[]
const filtersOf = (draft: TypeDraft) => listAt(draft.list, 'filters') as readonly TypeFilter[]
const narrowOf = (draft: TypeDraft, name: 'row' | 'facets') => listAt(draft.narrow, name) as readonly string[]

const withList = (draft: TypeDraft, part: object): TypeDraft => ({
  ...draft,
  list: { ...objectAt(draft, 'list'), ...part },
})
const withNarrow = (draft: TypeDraft, part: object): TypeDraft => ({
  ...draft,
  narrow: { ...objectAt(draft, 'narrow'), ...part },
})

const isOf = (name: string) => (field: string) => field === name || field.startsWith(`${name}.`)

export function hasColumn(draft: TypeDraft, name: string): boolean {
  return columnsOf(draft).some(({ field }) => isOf(name)(field))
}

export function hasFilter(draft: TypeDraft, name: string): boolean {
  return filtersOf(draft).some(({ field }) => isOf(name)(field))
}

const wordsOf = (schema: FormSchema | undefined, name: string): Texts =>
  (schema?.['x-label'] ?? { en: schema?.title ?? name }) as Texts

/** Shows a field as a column: the list row then carries it. */
export function setColumn(draft: TypeDraft, name: string, kind: FieldKind | 'other', on: boolean): TypeDraft {
  const others = columnsOf(draft).filter(({ field }) => !isOf(name)(field))
  if (!on) return keptRow(withList(draft, { columns: others }), name)
  const cell = kind === 'other' ? 'text' : (KINDS[kind].column ?? 'text')
  const column: TypeColumn = { field: name, kind: cell, label: wordsOf(propertiesOf(draft)[name], name) }
  // Own columns stand behind the title, before what every list ends with.
  const columns = [
    ...others.slice(0, 1),
    ...ownFirst(others.slice(1), draft),
    column,
    ...foreignLast(others.slice(1), draft),
  ]
  return withNarrow(withList(draft, { columns }), { row: [...new Set([...narrowOf(draft, 'row'), name])] })
}

const isOwn = (draft: TypeDraft) => {
  const row = narrowOf(draft, 'row')
  return ({ field, hidden }: TypeColumn) => !hidden && row.includes(field.split('.')[0] ?? '')
}
const ownFirst = (columns: readonly TypeColumn[], draft: TypeDraft) => columns.filter(isOwn(draft))
const foreignLast = (columns: readonly TypeColumn[], draft: TypeDraft) =>
  columns.filter((column) => !isOwn(draft)(column))

function keptRow(draft: TypeDraft, name: string): TypeDraft {
  return withNarrow(draft, { row: narrowOf(draft, 'row').filter((field) => field !== name) })
}

/** Lets a list be filtered by a field: its values are kept beside the row. */
export function setFilter(draft: TypeDraft, name: string, kind: FieldKind | 'other', on: boolean): TypeDraft {
  const others = filtersOf(draft).filter(({ field }) => !isOf(name)(field))
  const facets = narrowOf(draft, 'facets').filter((field) => !isOf(name)(field))
  if (!on) return withNarrow(withList(draft, { filters: others }), { facets })
  const schema = propertiesOf(draft)[name]
  const options = optionsOf(schema, kind)
  const filter: TypeFilter = {
    field: name,
    kind: kind === 'other' ? 'facet' : (KINDS[kind].filter ?? 'facet'),
    label: wordsOf(schema, name),
    ...(options.length > 0 ? { options } : {}),
  }
  return withNarrow(withList(draft, { filters: [filter, ...others] }), { facets: [...facets, name] })
}

const YES: Texts = { en: 'Yes', zh: '是', ms: 'Ya', ta: 'ஆம்' }
const NO: Texts = { en: 'No', zh: '否', ms: 'Tidak', ta: 'இல்லை' }

function optionsOf(schema: FormSchema | undefined, kind: FieldKind | 'other') {
  if (kind === 'boolean') {
    return [
      { value: 'true', label: YES },
      { value: 'false', label: NO },
    ]
  }
  if (!schema) return []
  const words = ((schema.type === 'array' ? (schema.items as FormSchema) : schema)['x-enum'] ?? {}) as Record<
    string,
    Texts
  >
  return choicesOf(schema).map((value) => ({ value, label: words[value] ?? same(value) }))
}

const same = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Texts

/** The words of columns and filters follow those of their field; the options of a filter its choices. */
export function renewedInLists(draft: TypeDraft, name: string, kind: FieldKind | 'other'): TypeDraft {
  const schema = propertiesOf(draft)[name]
  const label = wordsOf(schema, name)
  const options = optionsOf(schema, kind)
  const columns = columnsOf(draft).map((column) => (column.field === name ? { ...column, label } : column))
  const filters = filtersOf(draft).map((filter) =>
    filter.field === name ? { ...filter, label, ...(filter.options ? { options } : {}) } : filter,
  )
  return withList(draft, { columns, filters })
}

/** The draft without a field's columns, filters and places in the narrow row. */
export function withoutInLists(draft: TypeDraft, name: string): TypeDraft {
  const { released, number, ...narrow } = objectAt(draft, 'narrow')
  return {
    ...withList(draft, {
      columns: columnsOf(draft).filter(({ field }) => !isOf(name)(field)),
      filters: filtersOf(draft).filter(({ field }) => !isOf(name)(field)),
    }),
    narrow: {
      ...narrow,
      ...(released === undefined || released === name ? {} : { released }),
      ...(number === undefined || number === name ? {} : { number }),
      row: narrowOf(draft, 'row').filter((field) => field !== name),
      facets: narrowOf(draft, 'facets').filter((field) => !isOf(name)(field)),
    },
  }
}

/** The draft with a field's new name in columns, filters and the narrow row; `rat.v` follows `rat`. */
export function renamedInLists(draft: TypeDraft, from: string, to: string): TypeDraft {
  const moved = (field: string) => (isOf(from)(field) ? to + field.slice(from.length) : field)
  const { released, number, ...narrow } = objectAt(draft, 'narrow')
  return {
    ...withList(draft, {
      columns: columnsOf(draft).map((column) => ({ ...column, field: moved(column.field) })),
      filters: filtersOf(draft).map((filter) => ({ ...filter, field: moved(filter.field) })),
    }),
    narrow: {
      ...narrow,
      ...(typeof released === 'string' ? { released: moved(released) } : {}),
      ...(typeof number === 'string' ? { number: moved(number) } : {}),
      row: narrowOf(draft, 'row').map(moved),
      facets: narrowOf(draft, 'facets').map(moved),
    },
  }
}
