/** JSON as rules walk it: objects are records, everything unknown until looked at. */
export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own property: a key such as 'constructor' in data never reaches the prototype. */
export function own(value: JsonObject, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

/** Are two JSON values the same? Order of properties does not count, a property that is undefined is absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true
  if (Array.isArray(a) && Array.isArray(b)) return sameLists(a, b)
  if (!isObject(a) || !isObject(b)) return false
  // Whole records are compared with every save: nothing is made of them on the way.
  for (const key in a) if (Object.hasOwn(a, key) && !sameJson(a[key], own(b, key))) return false
  // What both have was compared above.
  for (const key in b) if (b[key] !== undefined && Object.hasOwn(b, key) && !Object.hasOwn(a, key)) return false
  return true
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!sameJson(a[index], b[index])) return false
  return true
}

/** One text per JSON value: equal texts mean the same value (see sameJson). */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value)
  const entries = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
  return `{${entries.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

/** Sets an own property; `__proto__` as data stays data. */
export function put(target: JsonObject, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}
