import type { FieldChange } from '#contract/schemas/contentRecord.ts'

const isPlain = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null)

/**
 * A change of a list of plain values, shortened to what left it and what came: of forty tags the one that is new.
 * Other changes, and a list that only changed its order, stay as they are.
 */
export function listDifference(change: FieldChange): FieldChange {
  const { before, after } = change
  if (!isPlain(before) || !isPlain(after)) return change
  const gone = before.filter((entry) => !after.includes(entry))
  const come = after.filter((entry) => !before.includes(entry))
  if (gone.length + come.length === 0) return change
  return {
    field: change.field,
    ...(gone.length > 0 ? { before: gone } : {}),
    ...(come.length > 0 ? { after: come } : {}),
  }
}
