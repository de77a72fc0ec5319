import { sameJson } from '#contract/rules/diff/json.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'

/** Fields of the top level that differ. */
export function diffRecords(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys]
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => ({ field: `/${key}`, before: before[key], after: after[key] }))
}
