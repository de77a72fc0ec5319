import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { isObject, own, sameJson } from './json.ts'
import { keyOf, naturalKey } from './naturalKey.ts'
import { pointerOf } from './pointer.ts'

/**
 * What changed between two records, field by field, for audit, version compare and the stale-save dialog. Entries of
 * lists are matched by natural key (`/lon/ms/n`), else by index; a list of plain values is one field. A list whose
 * entries only changed places is reported once, with their keys in the old and the new order. No change is reported
 * where nothing changed, and always one where something did.
 */
export function diffRecords(
  before: object,
  after: object,
  options: { ignore?: readonly string[] } = {},
): FieldChange[] {
  const changes: FieldChange[] = []
  const ignored = new Set(options.ignore)
  for (const key of keysOf(before, after))
    if (!ignored.has(key)) diff(own({ ...before }, key), own({ ...after }, key), [key], changes)
  return changes
}

type Path = readonly (string | number)[]

/** Names of both, those of the newer record first and in its order. */
function keysOf(before: object, after: object): Set<string> {
  return new Set([...Object.keys(after), ...Object.keys(before)])
}

function diff(before: unknown, after: unknown, path: Path, changes: FieldChange[]): void {
  if (sameJson(before, after)) return
  if (isObject(before) && isObject(after)) {
    for (const key of keysOf(before, after)) diff(own(before, key), own(after, key), [...path, key], changes)
  } else if (Array.isArray(before) && Array.isArray(after)) {
    diffLists(before, after, path, changes)
  } else {
    changes.push(changeOf(path, before, after))
  }
}

function changeOf(path: Path, before: unknown, after: unknown): FieldChange {
  return {
    field: pointerOf(path),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: FieldChange[]): void {
  const field = naturalKey(before, after)
  if (!field) {
    const plain = [...before, ...after].every((entry) => !isObject(entry) && !Array.isArray(entry))
    if (plain) changes.push(changeOf(path, before, after))
    else
      for (let index = 0; index < Math.max(before.length, after.length); index++)
        diff(before[index], after[index], [...path, index], changes)
    return
  }
  const entriesOf = (list: readonly unknown[]) => new Map(list.map((entry) => [keyOf(entry, field) ?? '', entry]))
  const old = entriesOf(before)
  const now = entriesOf(after)
  for (const key of new Set([...now.keys(), ...old.keys()])) diff(old.get(key), now.get(key), [...path, key], changes)
  const wasOrder = [...old.keys()].filter((key) => now.has(key))
  const isOrder = [...now.keys()].filter((key) => old.has(key))
  if (!sameJson(wasOrder, isOrder)) changes.push(changeOf(path, wasOrder, isOrder))
}
