import { canonical, isObject, own, put, sameJson, type JsonObject } from '../diff/json.ts'
import { keyOf, naturalKey } from '../diff/naturalKey.ts'
import { pointerOf, valueAt, withValue } from '../diff/pointer.ts'
import { mergeOrder } from './mergeOrder.ts'

/**
 * A field that both sides changed differently. `field` is a pointer as in diffRecords. Of kind `order` the values are
 * the orders of a list's entries (their keys), else the values of the field; an absent one was not there.
 */
export type Conflict = { field: string; kind: 'value' | 'order'; base?: unknown; mine?: unknown; theirs?: unknown }

type Merge<Record> = { merged: Record; conflicts: Conflict[] }

/**
 * Merges what I changed and what they changed since the base (promise R2: no lost update). Changes of different
 * fields, of different entries of a list (matched by natural key or, for plain values, by value) and of one field to
 * the same value merge alone; the rest are conflicts, in which `merged` holds mine until the user chooses.
 */
export function threeWay<Record extends object>(base: Record, mine: Record, theirs: Record): Merge<Record> {
  const conflicts: Conflict[] = []
  return { merged: merge([], { base, mine, theirs }, conflicts) as Record, conflicts }
}

/** The merged record with a conflict settled one way; asked for 'mine' it stays as it is. */
export function settleConflict<Record extends object>(
  merged: Record,
  conflict: Conflict,
  side: 'mine' | 'theirs',
): Record {
  if (conflict.kind === 'value') return settleWith(merged, conflict, conflict[side])
  const list = valueAt(merged, conflict.field)
  const order = conflict[side]
  if (!Array.isArray(list) || !Array.isArray(order)) return merged
  return withValue(merged, conflict.field, inOrder(list, order)) as Record
}

/** The merged record with a value in the disputed field that is neither side's own: both, or a text written anew. */
export function settleWith<Record extends object>(merged: Record, { field }: Conflict, value: unknown): Record {
  return withValue(merged, field, value) as Record
}

/** Entries that the order does not name stay behind the one that they follow. */
function inOrder(list: readonly unknown[], order: readonly unknown[]): unknown[] {
  const field = naturalKey(list)
  const keys = list.map((entry) => (field ? keyOf(entry, field) : entry))
  const place = new Map<unknown, number>(order.map((key, index) => [key, index]))
  let last = -1
  const places = keys.map((key) => (last = place.get(key) ?? last))
  return list
    .map((_, index) => index)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
    .map((index) => list[index])
}

type Path = readonly string[]
type Three<Value = unknown> = { base: Value; mine: Value; theirs: Value }

function merge(path: Path, three: Three, conflicts: Conflict[]): unknown {
  const { base, mine, theirs } = three
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined))
    return mergeObjects(path, { base: base ?? {}, mine, theirs }, conflicts)
  if (Array.isArray(mine) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined))
    return mergeLists(path, { base: base ?? [], mine, theirs }, conflicts)
  return conflictAt(path, 'value', three, conflicts)
}

function conflictAt(path: Path, kind: Conflict['kind'], three: Three, conflicts: Conflict[]): unknown {
  const known = Object.entries(three).filter(([, value]) => value !== undefined)
  conflicts.push({ field: pointerOf(path), kind, ...Object.fromEntries(known) })
  return three.mine
}

function mergeObjects(path: Path, { base, mine, theirs }: Three<JsonObject>, conflicts: Conflict[]): JsonObject {
  const merged: JsonObject = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const three = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) }
    const value = merge([...path, key], three, conflicts)
    if (value !== undefined) put(merged, key, value)
  }
  return merged
}

function mergeLists(path: Path, three: Three<unknown[]>, conflicts: Conflict[]): unknown {
  const name = namer(three)
  if (!name) return conflictAt(path, 'value', three, conflicts)
  const named = (list: unknown[]) => new Map(list.map((entry) => [name(entry), entry]))
  const [base, mine, theirs] = [named(three.base), named(three.mine), named(three.theirs)]
  const entries = new Map<string, unknown>()
  for (const key of new Set([...mine.keys(), ...theirs.keys(), ...base.keys()])) {
    const entry = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const value = merge([...path, key], entry, conflicts)
    if (value !== undefined) entries.set(key, value)
  }
  const orders = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] }
  const { order, disputed } = mergeOrder(orders, new Set(entries.keys()))
  if (disputed) conflictAt(path, 'order', namesOfEntries(three), conflicts)
  return order.map((key) => entries.get(key))
}

/** How the entries of a list are told apart: by natural key, plain values by themselves; undefined where neither works. */
function namer(three: Three<unknown[]>): ((entry: unknown) => string) | undefined {
  const lists = Object.values(three)
  const field = naturalKey(...lists)
  if (field) return (entry) => keyOf(entry, field) ?? ''
  const plain = lists.every((list) => list.every((entry) => !isObject(entry) && !Array.isArray(entry)))
  const once = lists.every((list) => new Set(list.map(canonical)).size === list.length)
  return plain && once ? canonical : undefined
}

function namesOfEntries(three: Three<unknown[]>): Three {
  const field = naturalKey(...Object.values(three))
  const names = (list: unknown[]) => (field ? list.map((entry) => keyOf(entry, field)) : list)
  return { base: names(three.base), mine: names(three.mine), theirs: names(three.theirs) }
}
