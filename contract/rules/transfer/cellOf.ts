import { LIST_SEPARATOR } from '#contract/values/transfer.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import type { TransferColumn } from './transferColumns.ts'

/** What stands at a path of a record; of a localized field the text of the column's language. */
export function valueOf({ path, lang }: TransferColumn, record: JsonObject): unknown {
  const names = path.split('.')
  const at = (lang === undefined ? names : names.slice(0, -1)).reduce<unknown>(
    (value, name) => (isObject(value) ? own(value, name) : undefined),
    record,
  )
  if (lang === undefined) return at
  const entry = Array.isArray(at) ? at.find((one) => isObject(one) && own(one, 'lang') === lang) : undefined
  return isObject(entry) ? own(entry, 'n') : undefined
}

/**
 * A value as the text of a cell, which `readValue` reads as the same value. Whatever is no plain value, or not of the
 * kind that its column has, is JSON text.
 */
export function cellOf(column: TransferColumn, record: JsonObject): string {
  const value = valueOf(column, record)
  if (value === undefined || value === null) return ''
  if (column.kind === 'json') return JSON.stringify(value)
  if (column.kind === 'list' && Array.isArray(value) && value.every(isPlain)) return joined(value)
  return isPlain(value) ? String(value) : JSON.stringify(value)
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A text that begins like JSON is kept from being read as such. */
function joined(values: readonly (string | number | boolean)[]): string {
  const text = values
    .map((value) => String(value).replaceAll('\\', '\\\\').replaceAll(LIST_SEPARATOR, `\\${LIST_SEPARATOR}`))
    .join(LIST_SEPARATOR)
  return text.startsWith('[') ? `\\${text}` : text
}

/** The entries of a joined list. */
export function partedList(text: string): string[] {
  const entries: string[] = ['']
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === LIST_SEPARATOR) entries.push('')
    else {
      if (letter === '\\' && at + 1 < text.length) at += 1
      entries[entries.length - 1] += text[at] ?? ''
    }
  }
  return entries
}
