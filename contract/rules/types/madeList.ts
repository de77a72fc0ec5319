import { rowFields } from '#contract/registry/rowFields.ts'
import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { propertyOf, viewOf } from '../payload/schemaView.ts'
import { areWords } from './areWords.ts'
import { untranslated } from './untranslated.ts'

type Made = Pick<TypeDocument, 'list' | 'narrow'>
type Scalar = { name: string; schema: JsonObject; kind: TypeColumn['kind']; choices: readonly string[] }

/** Further columns than this are chosen by the user of the list, not made. */
const MAX_COLUMNS = 4
const MAX_CHOICES = 50
/** Longer texts are read in the form. */
const LONG = 500

/** Columns of every list, with their words. */
const TITLE: TypeColumn = {
  field: 'lon',
  kind: 'title',
  label: { en: 'Title', zh: '标题', ms: 'Tajuk', ta: 'தலைப்பு' },
  sort: 'name',
}
const STATUS: TypeColumn = {
  field: 'st',
  kind: 'status',
  label: { en: 'Status', zh: '状态', ms: 'Status', ta: 'நிலை' },
}
const UPDATED: TypeColumn = {
  field: 'ut',
  kind: 'updated',
  label: { en: 'Updated', zh: '更新时间', ms: 'Dikemas kini', ta: 'புதுப்பிப்பு' },
  sort: 'updated',
}

/** Each field is held against every pattern of names: the first plain ones stand among these, or there is none. */
const LOOKED_AT = 200

/** A list of name, first plain fields, status and last change; choices and yes-or-no fields filter it. */
export function madeList(schema: JsonObject): Made {
  const view = viewOf(schema, [schema])
  const names = view.all.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []))
  const known = new Set([...rowFields({ narrow: { row: [] } }), 'id', 'st', 'ut'])
  const scalars = [...new Set(names)]
    .filter((name) => !known.has(name) && !name.includes('.'))
    .slice(0, LOOKED_AT)
    .flatMap((name) => scalarOf(name, mergedOf(schema, propertyOf(view, name).schemas)))
    .slice(0, MAX_COLUMNS)
  const filters = scalars.filter(({ kind }) => kind === 'choice' || kind === 'boolean')
  return {
    list: {
      columns: [TITLE, ...scalars.map(columnOf), STATUS, UPDATED],
      filters: filters.map(filterOf),
      defaultSort: { column: 'updated', order: 'desc' },
    },
    narrow: {
      facets: filters.map(({ name }) => name),
      row: scalars.map(({ name }) => name),
    },
  }
}

function mergedOf(root: JsonObject, schemas: readonly unknown[]): JsonObject {
  return Object.assign({}, ...viewOf(root, schemas).certain.toReversed()) as JsonObject
}

function scalarOf(name: string, schema: JsonObject): Scalar[] {
  const choices = choicesOf(schema)
  if (choices.length > 0 && choices.length <= MAX_CHOICES) return [{ name, schema, kind: 'choice', choices }]
  const type = [own(schema, 'type')].flat().find((each) => each !== 'null')
  const kind = type === 'integer' && isYear(name, schema) ? 'year' : kindOf(type, schema)
  return kind ? [{ name, schema, kind, choices: [] }] : []
}

function choicesOf(schema: JsonObject): string[] {
  const listed = Array.isArray(schema.enum) ? (schema.enum as unknown[]) : []
  const titled = Array.isArray(schema.oneOf)
    ? (schema.oneOf as unknown[]).map((each) => (isObject(each) ? each.const : undefined))
    : []
  const all = listed.length > 0 ? listed : titled
  return all.every((value) => typeof value === 'string') ? all : []
}

function kindOf(type: unknown, { format, maxLength }: JsonObject): TypeColumn['kind'] | undefined {
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  if (type !== 'string' || (typeof maxLength === 'number' && maxLength >= LONG)) return undefined
  return format === 'date' ? 'date' : format === 'date-time' ? 'dateTime' : 'text'
}

/** The specification's year of release, or a number between years: written without marks between its thousands. */
const isYear = (name: string, { minimum, maximum }: JsonObject): boolean =>
  name === 'yr' || (typeof minimum === 'number' && minimum >= 1000 && typeof maximum === 'number' && maximum <= 9999)

function labelOf(name: string, schema: JsonObject): Texts {
  const words = own(schema, 'x-label')
  if (areWords(words)) return words as Texts
  return untranslated(typeof schema.title === 'string' && schema.title !== '' ? schema.title : name)
}

const columnOf = ({ name, kind, schema }: Scalar): TypeColumn => ({ field: name, kind, label: labelOf(name, schema) })

function filterOf({ name, kind, schema, choices }: Scalar): TypeFilter {
  const label = labelOf(name, schema)
  if (kind === 'boolean') return { field: name, kind: 'boolean', label }
  return {
    field: name,
    kind: 'choice',
    label,
    options: choices.map((value) => ({ value, label: untranslated(value) })),
  }
}
