import type { ChangeSet, DateShift, TextReplacement } from '#contract/schemas/changeSet.ts'
import { isObject, own, put, sameJson, type JsonObject } from '../diff/json.ts'
import { fieldAt, type BulkField } from './fieldAt.ts'
import { replaceText } from './replaceText.ts'
import { shiftDate } from './shiftDate.ts'

type Update = (value: unknown) => unknown

/**
 * A payload after a change set: set, clear, add, remove, shift, replace, in this order. The payload is left as it is;
 * a path that the type does not know changes nothing (`changeProblems` tells of it beforehand).
 */
export function applyChanges(payload: JsonObject, changes: ChangeSet, schema: unknown): JsonObject {
  const { set = {}, unset = [], add = {}, remove = {}, shift = {}, replace = [] } = changes
  let next = payload
  const at = (path: string, update: (field: BulkField) => Update) => {
    const field = fieldAt(schema, path)
    if (field && !field.isReadOnly) next = updated(next, field, update(field))
  }
  for (const [path, value] of Object.entries(set)) at(path, () => () => value)
  for (const path of unset) at(path, () => () => undefined)
  for (const [path, values] of Object.entries(add)) at(path, () => (list) => added(list, values))
  for (const [path, values] of Object.entries(remove)) at(path, () => (list) => removed(list, values))
  for (const [path, by] of Object.entries(shift)) at(path, (field) => (value) => shifted(field, value, by))
  for (const words of replace) at(words.field, (field) => (value) => replaced(field, value, words))
  return next
}

/** A copy with another value at the field; undefined takes it away, and an object with it that nothing else is in. */
function updated(payload: JsonObject, { path, lang }: BulkField, update: Update): JsonObject {
  const inner: Update = lang === undefined ? update : (texts) => withLanguage(texts, lang, update)
  return updatedAt(payload, path, inner)
}

function updatedAt(record: JsonObject, [name = '', ...rest]: readonly string[], update: Update): JsonObject {
  const before = own(record, name)
  const after = rest.length === 0 ? update(before) : innerOf(before, rest, update)
  if (after === before) return record
  const copy = { ...record }
  if (after === undefined) delete copy[name]
  else put(copy, name, after)
  return copy
}

function innerOf(before: unknown, rest: readonly string[], update: Update): unknown {
  const inner = updatedAt(isObject(before) ? before : {}, rest, update)
  return Object.keys(inner).length === 0 ? undefined : isObject(before) && sameJson(inner, before) ? before : inner
}

function withLanguage(texts: unknown, lang: string, update: Update): unknown {
  const list = Array.isArray(texts) ? texts : []
  const found = list.findIndex((entry) => isObject(entry) && entry.lang === lang)
  const entry: unknown = list[found]
  const before = isObject(entry) ? entry.n : undefined
  const after = update(before)
  if (after === before) return texts
  if (after === undefined) return leftOf(list.toSpliced(found, 1))
  const next = { ...(isObject(entry) ? entry : {}), lang, n: after }
  return found === -1 ? [...list, next] : list.with(found, next)
}

/** An empty list is no list (specification section 5). */
const leftOf = (list: unknown[]) => (list.length > 0 ? list : undefined)

function added(list: unknown, values: readonly unknown[]): unknown {
  const before = Array.isArray(list) ? list : []
  const after = [...before]
  for (const value of values) if (!after.some((entry) => sameJson(entry, value))) after.push(value)
  return after.length === before.length ? list : after
}

function removed(list: unknown, values: readonly unknown[]): unknown {
  if (!Array.isArray(list)) return list
  const after = list.filter((entry) => !values.some((value) => sameJson(entry, value)))
  return after.length === list.length ? list : leftOf(after)
}

function shifted({ kind }: BulkField, value: unknown, by: DateShift): unknown {
  const moved = (text: unknown) => (typeof text === 'string' ? (shiftDate(text, by) ?? text) : text)
  if (kind !== 'perProduct' || !Array.isArray(value)) return moved(value)
  return value.map((entry: unknown) => (isObject(entry) ? { ...entry, value: moved(entry.value) } : entry))
}

function replaced({ kind }: BulkField, value: unknown, words: TextReplacement): unknown {
  if (typeof value === 'string') return replaceText(value, words)
  if (!Array.isArray(value)) return value
  const after: unknown[] = value.map((entry) => {
    if (typeof entry === 'string') return replaceText(entry, words)
    return kind === 'texts' && isObject(entry) && typeof entry.n === 'string'
      ? { ...entry, n: replaceText(entry.n, words) }
      : entry
  })
  return sameJson(after, value) ? value : after
}
