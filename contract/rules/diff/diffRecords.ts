import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { isObject, own, sameJson, type JsonObject } from './json.ts'
import { keyOf, naturalKey } from './naturalKey.ts'
import { pointerOf } from './pointer.ts'

/**
 * What changed between two records, field by field, for audit, version compare and the stale-save dialog. Entries of
 * lists are matched by natural key (`/lon/ms/n`), else by index; a list of plain values is one field. A list whose
 * entries only changed places is reported once, with their keys in the old and the new order. No change is reported
 * where nothing changed, and always one where something did. `wholePerProduct`: an object that names its products, but
 * is not itself named by one in the pointer, is one field, so that whoever reads the change sees whose it is.
 */
export function diffRecords(
  before: object,
  after: object,
  options: { ignore?: readonly string[]; wholePerProduct?: boolean } = {},
): FieldChange[] {
  const changes: FieldChange[] = []
  const ignored = new Set(options.ignore)
  const found = { changes, wholePerProduct: options.wholePerProduct === true }
  const [was, is] = [before as JsonObject, after as JsonObject]
  for (const key of keysOf(was, is))
    if (was[key] !== is[key] && !ignored.has(key)) diff(own(was, key), own(is, key), [key], found)
  return changes
}

type Path = readonly (string | number)[]
type Found = { changes: FieldChange[]; wholePerProduct: boolean }

/** Names of both, those of the newer record first and in its order. */
function keysOf(before: object, after: object): Set<string> {
  return new Set([...Object.keys(after), ...Object.keys(before)])
}

function diff(before: unknown, after: unknown, path: Path, found: Found): void {
  if (sameJson(before, after)) return
  if (
    isObject(before) &&
    isObject(after) &&
    !(found.wholePerProduct && (isSomebodys(before, path) || isSomebodys(after, path)))
  ) {
    for (const key of keysOf(before, after)) diff(own(before, key), own(after, key), [...path, key], found)
  } else if (Array.isArray(before) && Array.isArray(after)) {
    diffLists(before, after, path, found)
  } else {
    found.changes.push(changeOf(path, before, after))
  }
}

function isSomebodys(side: JsonObject, path: Path): boolean {
  const product = own(side, 'prd')
  return product !== undefined && product !== path.at(-1)
}

function changeOf(path: Path, before: unknown, after: unknown): FieldChange {
  return {
    field: pointerOf(path),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: Path, found: Found): void {
  const field = naturalKey(before, after)
  if (!field) {
    const plain = [...before, ...after].every((entry) => !isObject(entry) && !Array.isArray(entry))
    if (plain) found.changes.push(changeOf(path, before, after))
    else
      for (let index = 0; index < Math.max(before.length, after.length); index++)
        diff(before[index], after[index], [...path, index], found)
    return
  }
  const entriesOf = (list: readonly unknown[]) => new Map(list.map((entry) => [keyOf(entry, field) ?? '', entry]))
  const old = entriesOf(before)
  const now = entriesOf(after)
  for (const key of new Set([...now.keys(), ...old.keys()])) diff(old.get(key), now.get(key), [...path, key], found)
  const wasOrder = [...old.keys()].filter((key) => now.has(key))
  const isOrder = [...now.keys()].filter((key) => old.has(key))
  if (!sameJson(wasOrder, isOrder)) found.changes.push(changeOf(path, wasOrder, isOrder))
}
