import { JSON_BODY_BYTES, JSON_STRING_BYTES } from '#contract/values/limits.ts'
import type { JsonObject } from '../diff/json.ts'
import { pointerOf } from '../diff/pointer.ts'

/** What quotes, colons and brackets add to a value, about. */
const AROUND = 3

/**
 * Where a record is larger than a call could bring it: the pointer of a text that is too long, '' where all of it is
 * too much, undefined where it fits. Bulk changes and files make records that no call's own limits have seen; what they
 * let through could be opened and never saved again.
 */
export function oversize(payload: unknown): string | undefined {
  let size = 0
  const longText = (value: unknown): string[] | undefined => {
    size += AROUND
    if (typeof value === 'string') {
      size += value.length
      return value.length > JSON_STRING_BYTES ? [] : undefined
    }
    if (typeof value !== 'object' || value === null) return undefined
    const isList = Array.isArray(value)
    for (const name in value) {
      if (!isList) size += name.length
      const within = longText((value as JsonObject)[name])
      if (within) return [name, ...within]
    }
    return undefined
  }
  const path = longText(payload)
  if (path) return pointerOf(path)
  return size > JSON_BODY_BYTES ? '' : undefined
}
