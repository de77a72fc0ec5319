/** JSON Pointer (RFC 6901) over form values: '' is the whole, '/lon/0/n' a name. */
export type Pointer = string

const escape = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1')
const unescape = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

export function segmentsOf(pointer: Pointer): string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescape)
}

export function pointerOf(segments: readonly (string | number)[]): Pointer {
  return segments.map((segment) => '/' + escape(String(segment))).join('')
}

export function childPointer(parent: Pointer, segment: string | number): Pointer {
  return `${parent}/${escape(String(segment))}`
}

export function parentPointer(pointer: Pointer): Pointer {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
}

/** Whether `pointer` is `ancestor` itself or lies below it. */
export function isWithin(pointer: Pointer, ancestor: Pointer): boolean {
  return pointer.startsWith(ancestor) && (pointer.length === ancestor.length || pointer[ancestor.length] === '/')
}

function childOf(value: unknown, segment: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
  return (value as Record<string, unknown>)[segment]
}

export function getAt(root: unknown, pointer: Pointer): unknown {
  return segmentsOf(pointer).reduce(childOf, root)
}

const isIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment)

/** Whether a value can hold a child of that name as it is: any name in an object, an index in a list. */
function holds(value: unknown, segment: string): boolean {
  return typeof value === 'object' && value !== null && (!Array.isArray(value) || isIndex(segment))
}

function withChild(owner: unknown, segment: string, value: unknown): unknown {
  if (Array.isArray(owner)) {
    const copy = owner.slice() as unknown[]
    // A hole would be lost in JSON: an emptied entry of a list is null until its row is removed.
    while (copy.length < Number(segment)) copy.push(null)
    copy[Number(segment)] = value === undefined ? null : value
    return copy
  }
  const copy = { ...(owner as Record<string, unknown>) }
  if (value === undefined) delete copy[segment]
  // A plain assignment to '__proto__' would change the copy's prototype instead of its content.
  else Object.defineProperty(copy, segment, { value, enumerable: true, configurable: true, writable: true })
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
  const segments = segmentsOf(pointer)
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
  return setIn(root, segmentsOf(pointer), value)
}
