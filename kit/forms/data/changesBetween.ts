import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { childPointer } from './pointer.ts'
import type { Pointer } from './pointer.ts'
import { sameJson } from '#contract/rules/diff/json.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What differs, field by field, in the shape of the audit. Objects are entered; lists of one length are entered row
 * by row; a list that grew or shrank is one change, since its rows can no longer be paired by place.
 */
export function changesBetween(before: unknown, after: unknown, at: Pointer = ''): FieldChange[] {
  if (sameJson(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], childPointer(at, key)))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((entry, index) => changesBetween(entry, after[index], childPointer(at, index)))
  }
  return [{ field: at, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
}
