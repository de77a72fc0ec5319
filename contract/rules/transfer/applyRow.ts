import { isObject, own, put, type JsonObject } from '../diff/json.ts'
import { noLongerFinal, SOURCE_LANGUAGE, SOURCE_MARK, withOlderSources } from '../translations/translations.ts'
import type { TransferColumn } from './transferColumns.ts'

/** The columns of a type by their paths. */
type ColumnOf = (path: string) => TransferColumn | undefined

/** The record with the fields that a row sets; what it does not name stays as it is. */
export function applyRow(
  columnOf: ColumnOf,
  record: Readonly<JsonObject>,
  set: Readonly<Record<string, unknown>>,
): JsonObject {
  return Object.entries(set).reduce<JsonObject>(
    (next, [path, value]) => {
      const column = columnOf(path)
      if (!column) return next
      const names = path.split('.')
      return column.lang === undefined
        ? withPath(next, names, value)
        : withPath(next, names.slice(0, -1), withText(at(next, names.slice(0, -1)), column.lang, value))
    },
    { ...record },
  )
}

function at(record: JsonObject, names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => (isObject(value) ? own(value, name) : undefined), record)
}

function withPath(record: JsonObject, [name = '', ...rest]: readonly string[], value: unknown): JsonObject {
  const next = { ...record }
  const inner = own(record, name)
  const entry = rest.length === 0 ? value : withPath(isObject(inner) ? inner : {}, rest, value)
  if (entry === null || entry === undefined) delete next[name]
  else put(next, name, entry)
  return next
}

/** The list with another text of one language: a text that is the same leaves its entry alone. */
function withText(list: unknown, lang: string, value: unknown): unknown[] {
  const entries: unknown[] = Array.isArray(list) ? list : []
  const index = entries.findIndex((entry) => isObject(entry) && own(entry, 'lang') === lang)
  const entry = entries[index]
  if (value === null || value === '') return entries.filter((_, place) => place !== index)
  if (!isObject(entry)) return [...entries, { lang, n: value }]
  const { [SOURCE_MARK]: _mark, ...rest } = entry
  if (own(entry, 'n') === value) return entries
  const next = entries.map((one, place) => (place === index ? noLongerFinal({ ...rest, n: value }) : one))
  return lang === SOURCE_LANGUAGE ? withOlderSources(entries, next) : next
}
