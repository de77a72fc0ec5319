import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Pointer } from './pointer.ts'

/**
 * Identity of the rows of a list, which JSON does not have. A key belongs to the row's object; when typing replaces
 * the object by an edited copy, the key goes over to the copy, so a row keeps its key while it moves and changes.
 */
type RowKeys = {
  keyOf(row: unknown, index: number): string
  /** `before` and `after` are whole values that differ at `pointer`. */
  carry(before: unknown, after: unknown, pointer: Pointer): void
  /** The row `after` is the row `before`. */
  pair(before: object, after: object): void
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function createRowKeys(): RowKeys {
  const keys = new WeakMap<object, string>()
  let next = 0
  const pair = (before: object, after: object) => {
    const key = keys.get(before)
    if (key) keys.set(after, key)
  }
  return {
    pair,
    keyOf(row, index) {
      if (!isObject(row)) return `at ${index}`
      const known = keys.get(row)
      if (known) return known
      const key = `row ${++next}`
      keys.set(row, key)
      return key
    },
    carry(before, after, pointer) {
      let old = before
      let fresh = after
      for (const segment of pathOf(pointer)) {
        if (!isObject(old) || !isObject(fresh)) return
        old = old[segment]
        fresh = fresh[segment]
        if (!isObject(old) || !isObject(fresh) || old === fresh) continue
        pair(old, fresh)
      }
    },
  }
}
