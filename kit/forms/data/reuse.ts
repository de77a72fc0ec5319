import { isObject, sameJson } from '#contract/rules/diff/json.ts'

/** Told of two objects that stand for the same row before and after. */
type Pair = (before: object, after: object) => void

/**
 * `fresh` with every part that equals a part of `old` at the same place being that very object. A record that comes
 * back from a save then redraws only what the server changed, and rows keep their identity.
 */
export function reuse(old: unknown, fresh: unknown, pair: Pair): unknown {
  if (Object.is(old, fresh) || sameJson(old, fresh)) return old
  if (Array.isArray(old) && Array.isArray(fresh)) {
    return old.length === fresh.length ? fresh.map((entry, index) => reuse(old[index], entry, pair)) : fresh
  }
  if (!isObject(old) || !isObject(fresh)) return fresh
  const result = Object.fromEntries(Object.entries(fresh).map(([key, value]) => [key, reuse(old[key], value, pair)]))
  pair(old, result)
  return result
}
