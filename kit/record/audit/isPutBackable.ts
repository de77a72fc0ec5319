import { pathOf } from '#contract/rules/diff/pointer.ts'
import { KEPT_FIELDS } from '#contract/schemas/contentRecord.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { TIMING_FIELDS } from '#contract/schemas/timing.ts'
import { SYSTEM_FIELDS } from '#kit/forms/systemFields.ts'

/** A form cannot put back what only calls of their own write: pictures, timings, the status, what the server sets. */
export function isPutBackable({ field }: FieldChange): boolean {
  const [top = ''] = pathOf(field)
  if ((TIMING_FIELDS as readonly string[]).includes(top)) return false
  return top !== 'st' && !(KEPT_FIELDS as readonly string[]).includes(top) && !SYSTEM_FIELDS.has(`/${top}`)
}
