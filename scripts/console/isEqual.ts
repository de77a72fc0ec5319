/**
 * Are two values of react-admin's the same: texts, numbers, dates, lists and plain objects of such, or one and the same
 * thing? Names nothing around itself, since it is written into the built console (`leanPackages`).
 */
export function isEqual(a: unknown, b: unknown): boolean {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))
  if (Object.is(a, b) || a === b) return true
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]))
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}
