import { HEADER_NO_DATA } from '#contract/values/wire.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { answerKindOf } from '#contract/wire/calls.ts'
import type { Reply } from '../envelope.ts'
import { NEEDED_FIELDS, type FieldKind } from './neededFields.ts'
import { unreadable } from './unreadable.ts'

/**
 * Holds an answer against what every screen takes for granted: a list is a list of objects, a record is an object, and
 * the few fields that drawing would break on are of their kind. Rejects with an ApiError that says what came instead,
 * so that a wrong answer costs the part of the page that asked. 'No data' is an empty list, whatever stands there.
 */
export function checkAnswer<T>(call: CallName, reply: Reply<T>): Reply<T> {
  const { data, header, status } = reply
  const kind = answerKindOf(call)
  if (header.code === HEADER_NO_DATA)
    return kind === 'list' && !Array.isArray(data) ? { ...reply, data: [] as T } : reply
  if (kind === 'list') {
    if (!Array.isArray(data)) throw unreadable(call, status, 'a list', data)
    for (const entry of data as readonly unknown[]) checkFields(call, status, entry, 'an object in the list')
  }
  if (kind === 'record' || (kind === undefined && isObject(data))) checkFields(call, status, data, 'an object')
  return reply
}

function checkFields(call: CallName, status: number, value: unknown, expected: string): void {
  const fields = NEEDED_FIELDS[call]
  if (!isObject(value)) {
    // Lists of plain values are of nothing that has fields.
    if (fields || expected === 'an object') throw unreadable(call, status, expected, value)
    return
  }
  for (const [field, kind] of Object.entries(fields ?? {}))
    if (!isOf(kind, value[field])) throw unreadable(call, status, `${WORDS[kind]} as ${field}`, value[field])
}

const WORDS: Readonly<Record<FieldKind, string>> = {
  text: 'a text',
  'text?': 'a text',
  number: 'a number',
  list: 'a list',
  'list?': 'a list',
  'names?': 'a list of names',
}

function isOf(kind: FieldKind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'list') return Array.isArray(value)
  if (value === undefined || value === null) return true
  if (kind === 'text?') return typeof value === 'string'
  return Array.isArray(value) && (kind === 'list?' || value.every(isObject))
}
