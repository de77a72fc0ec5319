import { pathOf } from '#contract/rules/diff/pointer.ts'
import { OLDER_SOURCES, SOURCE_MARK } from '#contract/rules/translations/translations.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'

const IMAGES = '/ia'
const META = 'ia_meta'

/**
 * The changes of an action as people tell them. A status is in the sentence already. What the server knows of an image
 * (size, hash) is no field of anybody's: an image came, went or was replaced, by its name.
 */
export function shownChanges(changes: readonly FieldChange[]): FieldChange[] {
  const others = changes.filter(({ field }) => field !== '/st' && pathOf(field)[0] !== META && !isSourceMark(field))
  const listed = changes.some(({ field }) => field === IMAGES)
  const replaced = [...new Set(changes.flatMap(({ field }) => slotOfMeta(field)))]
  if (listed || replaced.length === 0) return others
  return [...others, { field: IMAGES, after: replaced }]
}

/** What a translation was made from is bookkeeping of the form. */
export function isSourceMark(field: string): boolean {
  const path = pathOf(field)
  return (path.length === 3 && path[2] === SOURCE_MARK) || (path.length >= 3 && path[2] === OLDER_SOURCES)
}

function slotOfMeta(field: string): string[] {
  const [first, name] = pathOf(field)
  return first === META && name !== undefined ? [name] : []
}
