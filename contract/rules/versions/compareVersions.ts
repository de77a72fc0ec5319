import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { diffRecords } from '../diff/diffRecords.ts'
import { isObject } from '../diff/json.ts'
import { keyOf, naturalKey } from '../diff/naturalKey.ts'
import { pathOf, pointerOf, valueAt, withValue } from '../diff/pointer.ts'
import { settleConflict } from '../merge/threeWay.ts'
import { payloadOf } from '../payload/payloadOf.ts'

/**
 * What two versions of a document differ in, field by field: `before` of the left one, `after` of the right one. A
 * list whose entries have no key is one field, since a place in it means nothing in the other version.
 */
export function compareVersions(left: object, right: object): FieldChange[] {
  const [before, after] = [payloadOf({ ...left }), payloadOf({ ...right })]
  const seen = new Set<string>()
  return diffRecords(before, after).flatMap((change) => {
    const field = unkeyedList(change.field, before, after)
    if (field === undefined) return [change]
    if (seen.has(field)) return []
    seen.add(field)
    return diffOf(field, before, after)
  })
}

function diffOf(field: string, before: object, after: object): FieldChange[] {
  const [was, is] = [valueAt(before, field), valueAt(after, field)]
  return [{ field, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }]
}

/** The outermost list on the way to a field whose entries nothing names; undefined where there is none. */
function unkeyedList(field: string, before: object, after: object): string | undefined {
  const path = pathOf(field)
  return prefixes(path, path.length - 1).find((prefix) => {
    const lists = [valueAt(before, prefix), valueAt(after, prefix)].filter((value) => Array.isArray(value))
    return lists.length > 0 && naturalKey(...lists) === undefined
  })
}

function prefixes(path: readonly string[], upTo: number): string[] {
  return path.slice(0, upTo).map((_, index) => pointerOf(path.slice(0, index + 1)))
}

/**
 * The record with one difference taken from another version; the rest stays as it is. An entry that is missing comes
 * whole and takes the place that it has there. Taking every difference makes the record equal to that version.
 */
export function takeOver<Record extends object>(record: Record, source: object, change: FieldChange): Record {
  if (isOrder(change, source)) return ordered(record, source, change.field)
  const path = pathOf(change.field)
  const above = prefixes(path, path.length - 1)
  const entry = above.find((prefix, index) => {
    const list = valueAt(source, pointerOf(path.slice(0, index)))
    return Array.isArray(list) && valueAt(record, prefix) === undefined && valueAt(source, prefix) !== undefined
  })
  const field = entry ?? change.field
  const lists = above.filter((prefix) => prefix.length < field.length && Array.isArray(valueAt(source, prefix)))
  const prepared = lists.reduce<unknown>(
    (now, list) => (Array.isArray(valueAt(now, list)) ? now : withValue(now, list, [])),
    record,
  )
  const taken = withValue(prepared, field, valueAt(source, field)) as Record
  return lists.reduce((now, list) => ordered(now, source, list), taken)
}

type PutBack<Record> = {
  record: Record
  /** The field was changed again after the change that is taken back. */
  isNewer: boolean
}

/**
 * The record with one change of the audit taken back (section 3, audit trail): what stood before stands there again.
 * Undefined where the entry that held the field is gone, so that there is nothing to put it back into.
 */
export function putBack<Record extends object>(record: Record, change: FieldChange): PutBack<Record> | undefined {
  const present = valueAt(record, change.field)
  if (isOrder(change, record)) {
    const settled = settleConflict(record, { field: change.field, kind: 'order', theirs: change.before }, 'theirs')
    return { record: settled, isNewer: false }
  }
  const path = pathOf(change.field)
  const isHeld = prefixes(path, path.length - 1).every((prefix, index) => {
    const holder = index === 0 ? record : valueAt(record, pointerOf(path.slice(0, index)))
    return !Array.isArray(holder) || valueAt(record, prefix) !== undefined
  })
  if (!isHeld) return undefined
  const isNewer = diffRecords({ at: present }, { at: change.after }).length > 0
  return { record: withValue(record, change.field, change.before) as Record, isNewer }
}

type PutAllBack<Record> = {
  record: Record
  /** Fields that were changed again since. */
  newer: readonly string[]
  /** Fields whose entry is gone: they stay as they are. */
  gone: readonly string[]
}

/**
 * A whole change set taken back. What it added goes first and from the end, so that places in lists without keys stay
 * true; then what it changed or removed comes back.
 */
export function putAllBack<Record extends object>(record: Record, changes: readonly FieldChange[]): PutAllBack<Record> {
  const added = changes.filter(({ before }) => before === undefined).toReversed()
  const others = changes.filter(({ before }) => before !== undefined)
  return [...added, ...others].reduce<PutAllBack<Record>>(
    (now, change) => {
      const back = putBack(now.record, change)
      if (!back) return { ...now, gone: [...now.gone, change.field] }
      return { ...now, record: back.record, newer: back.isNewer ? [...now.newer, change.field] : now.newer }
    },
    { record, newer: [], gone: [] },
  )
}

/** A change of the order of keyed entries names their keys, not the entries. */
function isOrder(change: FieldChange, source: object): boolean {
  const list = valueAt(source, change.field)
  const keys = change.after
  return Array.isArray(list) && list.length > 0 && list.every(isObject) && Array.isArray(keys) && !keys.some(isObject)
}

function ordered<Record extends object>(record: Record, source: object, field: string): Record {
  const list = valueAt(source, field)
  const mine = valueAt(record, field)
  if (!Array.isArray(list) || !Array.isArray(mine)) return record
  const key = naturalKey(list, mine)
  if (!key) return record
  const keys = list.map((entry) => keyOf(entry, key))
  return settleConflict(record, { field, kind: 'order', theirs: keys }, 'theirs')
}
