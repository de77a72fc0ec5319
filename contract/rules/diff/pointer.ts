import { isObject, own, put } from './json.ts'
import { indexOfKey, naturalKey } from './naturalKey.ts'

/**
 * JSON pointers into records. In a list whose entries have a natural key the segment is that key (`/lon/ms/n` is the
 * Malay name wherever it stands), else the index: so a pointer of an audit still means the same after a reordering.
 */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The pointer of a field that change sets and columns name by a path: 'lon.en' is '/lon/en'. */
export function pointerOfPath(path: string): string {
  return pointerOf(path.split('.'))
}

export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function indexOf(list: readonly unknown[], segment: string): number {
  const keyed = indexOfKey(list, segment)
  // In a list with keys '1' is never a place: the entry of that id may be gone.
  if (keyed !== -1 || naturalKey(list)) return keyed
  return /^(0|[1-9]\d*)$/.test(segment) && Number(segment) < list.length ? Number(segment) : -1
}

/** The value that a pointer names, or undefined. */
export function valueAt(record: unknown, pointer: string): unknown {
  return pathOf(pointer).reduce<unknown>((at, segment) => {
    if (Array.isArray(at)) return at[indexOf(at, segment)]
    return isObject(at) ? own(at, segment) : undefined
  }, record)
}

/** The same place as a plain JSON pointer with indexes, as forms name their fields; undefined where it is not there. */
export function indexPointer(record: unknown, pointer: string): string | undefined {
  const path: (string | number)[] = []
  let at = record
  for (const segment of pathOf(pointer)) {
    const key = Array.isArray(at) ? indexOf(at, segment) : segment
    if (key === -1) return undefined
    path.push(key)
    at = Array.isArray(at) ? at[Number(key)] : isObject(at) ? own(at, segment) : undefined
  }
  return pointerOf(path)
}

/**
 * A copy of the record with another value at the pointer; undefined removes. An entry that is not there yet is
 * appended to its list; nothing else of the record is copied or changed.
 */
export function withValue(record: unknown, pointer: string, value: unknown): unknown {
  return setPath(record, pathOf(pointer), value)
}

function setPath(at: unknown, [segment, ...rest]: readonly string[], value: unknown): unknown {
  if (segment === undefined) return value
  if (Array.isArray(at)) {
    const found = indexOf(at, segment)
    const index = found === -1 ? at.length : found
    const entry = setPath(at[index], rest, value)
    return [...at.slice(0, index), ...(entry === undefined ? [] : [entry]), ...at.slice(index + 1)]
  }
  const copy = isObject(at) ? { ...at } : {}
  const entry = setPath(own(copy, segment), rest, value)
  if (entry === undefined) delete copy[segment]
  else put(copy, segment, entry)
  return copy
}
