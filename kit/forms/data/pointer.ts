import { isObject, own, put } from '#contract/rules/diff/json.ts'
import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'

/** JSON Pointer (RFC 6901) over form values: '' is the whole, '/lon/0/n' a name. */
export type Pointer = string

export function childPointer(parent: Pointer, segment: string | number): Pointer {
  return parent + pointerOf([segment])
}

export function parentPointer(pointer: Pointer): Pointer {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
}

/** Whether `pointer` is `ancestor` itself or lies below it. */
export function isWithin(pointer: Pointer, ancestor: Pointer): boolean {
  return pointer.startsWith(ancestor) && (pointer.length === ancestor.length || pointer[ancestor.length] === '/')
}

const isIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment)

function childOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return isIndex(segment) ? (value as unknown[])[Number(segment)] : undefined
  return isObject(value) ? own(value, segment) : undefined
}

export function getAt(root: unknown, pointer: Pointer): unknown {
  return pathOf(pointer).reduce(childOf, root)
}

/** Whether a value can hold a child of that name as it is: any name in an object, an index in a list. */
function holds(value: unknown, segment: string): boolean {
  return Array.isArray(value) ? isIndex(segment) : isObject(value)
}

function withChild(owner: unknown, segment: string, value: unknown): unknown {
  if (Array.isArray(owner)) {
    const copy = owner.slice() as unknown[]
    // A hole would be lost in JSON: an emptied entry of a list is null until its row is removed.
    while (copy.length < Number(segment)) copy.push(null)
    copy[Number(segment)] = value === undefined ? null : value
    return copy
  }
  const copy = isObject(owner) ? { ...owner } : {}
  if (value === undefined) delete copy[segment]
  else put(copy, segment, value)
  return copy
}

function setIn(owner: unknown, segments: readonly string[], value: unknown): unknown {
  const [first, ...rest] = segments
  if (first === undefined) return value
  const holder = holds(owner, first) ? owner : isIndex(first) && value !== undefined ? [] : {}
  const before = childOf(holder, first)
  const after = setIn(before, rest, value)
  if (Object.is(before, after)) return owner
  return withChild(holder, first, after)
}

/**
 * The place that really changes when `pointer` is set: the pointer itself, or the first container on its way that has
 * to be made or lengthened. Putting its old value back leaves no empty shells behind.
 */
export function changedPlace(root: unknown, pointer: Pointer): Pointer {
  const segments = pathOf(pointer)
  let owner = root
  for (const [depth, segment] of segments.entries()) {
    const grows = Array.isArray(owner) && Number(segment) >= owner.length
    if (!holds(owner, segment) || grows) return pointerOf(segments.slice(0, depth))
    owner = childOf(owner, segment)
  }
  return pointer
}

/**
 * `root` with one place changed. Only the objects on the way are copied, everything else stays the same object.
 * `undefined` takes a property away; the containers on the way are made where they are missing.
 */
export function setAt(root: unknown, pointer: Pointer, value: unknown): unknown {
  return setIn(root, pathOf(pointer), value)
}
