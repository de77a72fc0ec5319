import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { KEPT_FIELDS, SERVER_FIELDS } from '#contract/schemas/contentRecord.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { itemsOf, propertyOf, viewOf } from '../payload/schemaView.ts'

/** How the values of a column are written in a cell. `localized` is the text of one language. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'boolean' | 'date' | 'instant' | 'list' | 'localized' | 'json'

/** A field as one column of a file (FieldPath). `schema` is that of the value, of a list that of its entries. */
export type TransferColumn = {
  path: string
  /** Property at the top of the record. */
  field: string
  kind: ColumnKind
  schema: JsonObject
  lang?: string
}

type Typed = Pick<TypeDocument, 'schema' | 'uiSchema' | 'languages'>

const FIRST = ['id', 'ex_id', 'st']
/** Read as how a row names its document, or not at all; everything else of a record may be imported. */
const NOT_IMPORTED: ReadonlySet<string> = new Set([...SERVER_FIELDS, ...KEPT_FIELDS, 'st', 'wrng'])

/** Whether an import may say it; `id` and `ex_id` say which document is meant. */
export function isImportable({ field }: TransferColumn): boolean {
  return !NOT_IMPORTED.has(field)
}

/** Whether the values of a path are dates, which other catalogues write in many ways. */
export function isDateColumn(type: Typed, path: string): boolean {
  const kind = columnAt(type, path)?.kind
  return kind === 'date' || kind === 'instant'
}

/** All columns of a type: the document's own names and status first, then its fields in the order of its form. */
export function transferColumns(type: Typed): TransferColumn[] {
  const properties = own(type.schema, 'properties')
  const names = isObject(properties) ? Object.keys(properties) : []
  const placed = scopesIn(type.uiSchema).filter((name) => names.includes(name))
  return [...new Set([...FIRST, ...placed, ...names])].flatMap((name) => columnsOfField(type, name))
}

/** The column of a path, undefined where the type knows no such field. 'lon' alone is the whole list as JSON. */
export function columnAt(type: Typed, path: string): TransferColumn | undefined {
  const [field = '', ...rest] = path.split('.')
  const last = rest.at(-1)
  let schemas: readonly unknown[] = [type.schema]
  for (const [at, name] of [field, ...rest].entries()) {
    const isLanguage = at === rest.length && last !== undefined && isLocalized(type, schemas)
    if (isLanguage) return { path, field, kind: 'localized', schema: textSchema(type, schemas), lang: name }
    const property = propertyOf(viewOf(type.schema, schemas), name)
    if (FIRST.includes(path) && !property.known) return { path, field, kind: 'text', schema: {} }
    if (!property.declared) return undefined
    schemas = property.schemas
  }
  const kind = kindOf(type, schemas)
  const own = kind === 'list' ? itemsOf(viewOf(type.schema, schemas), 0) : schemas
  return { path, field, kind: kind === 'localized' ? 'json' : kind, schema: merged(type, own) }
}

function columnsOfField(type: Typed, field: string): TransferColumn[] {
  const property = propertyOf(viewOf(type.schema, [type.schema]), field)
  if (property.declared && kindOf(type, property.schemas) === 'localized') {
    const items = itemsOf(viewOf(type.schema, property.schemas), 0)
    const lang = merged(type, propertyOf(viewOf(type.schema, items), 'lang').schemas)
    const known = own(lang, 'enum')
    const languages = Array.isArray(known) ? known.map(String) : type.languages
    return languages.flatMap((one) => columnAt(type, `${field}.${one}`) ?? [])
  }
  return [columnAt(type, field) ?? []].flat()
}

/** Properties in the order in which the form shows them. */
function scopesIn(element: unknown): string[] {
  if (Array.isArray(element)) return element.flatMap(scopesIn)
  if (!isObject(element)) return []
  const scope = own(element, 'scope')
  const name = typeof scope === 'string' ? /^#\/properties\/([^/]+)/.exec(scope)?.[1] : undefined
  return [...(name === undefined ? [] : [name]), ...scopesIn(own(element, 'elements'))]
}

function kindOf(type: Typed, schemas: readonly unknown[]): ColumnKind {
  const view = viewOf(type.schema, schemas)
  const types = new Set(view.all.flatMap((schema) => own(schema, 'type') ?? []))
  const [only] = types
  if (types.size !== 1) return 'json'
  if (only === 'string') return textKind(merged(type, schemas))
  if (only === 'integer' || only === 'number' || only === 'boolean') return only
  if (only !== 'array') return 'json'
  if (isLocalized(type, schemas)) return 'localized'
  const entry = kindOf(type, itemsOf(view, 0))
  return entry === 'json' || entry === 'list' || entry === 'localized' ? 'json' : 'list'
}

/** How the entries of a list are written; of any other column, how itself is. */
export function textKind(schema: JsonObject): ColumnKind {
  const type = own(schema, 'type')
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  const format = own(schema, 'format')
  return format === 'date' ? 'date' : format === 'date-time' ? 'instant' : 'text'
}

/** A list of texts, one per language (`lon`). */
function isLocalized(type: Typed, schemas: readonly unknown[]): boolean {
  const items = viewOf(type.schema, itemsOf(viewOf(type.schema, schemas), 0))
  return propertyOf(items, 'lang').declared && propertyOf(items, 'n').declared
}

function textSchema(type: Typed, schemas: readonly unknown[]): JsonObject {
  const items = viewOf(type.schema, itemsOf(viewOf(type.schema, schemas), 0))
  return merged(type, propertyOf(items, 'n').schemas)
}

/** The keywords of a place as one schema, for reading words and units; the first that says something counts. */
function merged(type: Typed, schemas: readonly unknown[]): JsonObject {
  return Object.assign({}, ...viewOf(type.schema, schemas).all.toReversed()) as JsonObject
}
